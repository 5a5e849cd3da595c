import { parseArgs } from 'node:util'
import { restoreBackup } from '../server/backup/restore-backup.ts'
import { loadConfig } from '../server/config.ts'
import { restrictFilePermissions } from '../server/process/umask.ts'

const usage = `npm run restore -- backups/house-….zip          into an empty DATA_DIR, and an empty database if DATABASE_URL is set
npm run restore -- backups/house-….zip --force  over what is there, which is backed up first; the site must be stopped`

restrictFilePermissions()
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean' }, help: { type: 'boolean' } },
  })
  const [archive] = positionals
  if (values.help || !archive) console.log(usage)
  else await restore(archive, values.force ?? false)
} catch (error) {
  console.error(`Not restored: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}

async function restore(archive: string, isForced: boolean) {
  const target = loadConfig()
  const { backupFolder } = target
  const { createdAt, before } = await restoreBackup({ archive, target, isForced, backupFolder, now: new Date() })
  if (before) console.log(`What was there before is in ${before}.`)
  console.log(`Restored the state of ${createdAt}. Start the site as usual.`)
}
