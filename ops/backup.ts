import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { deleteOldBackups, writeBackup } from '../server/backup/write-backup.ts'
import { sqliteFile } from '../server/db/open.ts'
import { openMediaStorage } from '../server/media/storage/open-storage.ts'
import { type Command, type CommandContext, runAsScript, UsageError } from './command.ts'

const usage = `npm run backup               back up everything to a dated archive in BACKUP_DIR, while the site runs
npm run backup -- --keep 14  the same, and delete all but the newest 14 archives`

const maxNamed = 10

export const backupCommand: Command = {
  usage,
  failure: 'Not backed up: ',
  async run(args, context) {
    const { values } = parseArgs({ args, options: { keep: { type: 'string' } } })
    await backUp(values.keep, context)
  },
}

if (import.meta.main) await runAsScript(backupCommand)

async function backUp(keep: string | undefined, { loadConfig, print, printError }: CommandContext) {
  if (keep !== undefined && !/^[1-9]\d{0,4}$/.test(keep)) throw new UsageError('give --keep as a whole number above 0.')
  const config = loadConfig()
  const { dataDir, databaseUrl, backupFolder } = config
  if (!databaseUrl && !existsSync(join(dataDir, sqliteFile)))
    throw new Error(`there is no database in ${dataDir}. Start the site once with npm start, or set DATA_DIR.`)
  const { path, bytes, rows, files, missing } = await writeBackup({
    target: config,
    media: await openMediaStorage(config),
    folder: backupFolder,
    now: new Date(),
  })
  print(`${path}: ${rows} rows and ${files} files, ${(bytes / 1024 / 1024).toFixed(1)} MB, verified.`)
  if (missing.length > 0) printError(missingMessage(missing))
  if (keep === undefined) return
  const deleted = await deleteOldBackups(backupFolder, Number(keep))
  if (deleted > 0) print(`${deleted} older ${deleted === 1 ? 'archive' : 'archives'} deleted.`)
}

function missingMessage(urls: string[]) {
  const named = urls.slice(0, maxNamed).join(', ')
  const more = urls.length > maxNamed ? ` and ${urls.length - maxNamed} more` : ''
  const subject = urls.length === 1 ? '1 media file is' : `${urls.length} media files are`
  return `Warning: ${subject} in the database, but not in the storage, so not in the archive: ${named}${more}. Upload again what the site still needs.`
}
