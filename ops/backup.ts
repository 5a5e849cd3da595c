import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { deleteOldBackups, writeBackup } from '../server/backup/write-backup.ts'
import { loadConfig } from '../server/config.ts'
import { sqliteFile } from '../server/db/open.ts'
import { restrictFilePermissions } from '../server/process/umask.ts'

const usage = `npm run backup               everything into one dated archive in BACKUP_DIR, while the site runs
npm run backup -- --keep 14  the same, and only the newest 14 archives stay`

restrictFilePermissions()
try {
  const { values } = parseArgs({ options: { keep: { type: 'string' }, help: { type: 'boolean' } } })
  if (values.help) console.log(usage)
  else await backUp(values.keep)
} catch (error) {
  console.error(`Not backed up: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}

async function backUp(keep: string | undefined) {
  if (keep !== undefined && !/^[1-9]\d{0,4}$/.test(keep)) throw new Error('give --keep as a whole number above 0.')
  const config = loadConfig()
  const { dataDir, databaseUrl, backupFolder } = config
  if (!databaseUrl && !existsSync(join(dataDir, sqliteFile)))
    throw new Error(`there is no database in ${dataDir}. Start the site once with npm start, or name its DATA_DIR.`)
  const { path, bytes, rows, files } = await writeBackup({ target: config, folder: backupFolder, now: new Date() })
  console.log(
    `${path}: ${rows} rows and ${files} files, ${(bytes / 1024 / 1024).toFixed(1)} MB, read back and found whole.`,
  )
  if (keep === undefined) return
  const deleted = await deleteOldBackups(backupFolder, Number(keep))
  if (deleted > 0) console.log(`${deleted} older ${deleted === 1 ? 'archive' : 'archives'} deleted.`)
}
