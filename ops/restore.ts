import { parseArgs } from 'node:util'
import { restoreBackup } from '../server/backup/restore-backup.ts'
import { type Command, type CommandContext, runAsScript, UsageError } from './command.ts'

const usage = `npm run restore -- backups/house-….zip          restore into an empty DATA_DIR (and an empty database with DATABASE_URL)
npm run restore -- backups/house-….zip --force  replace existing data, after backing it up; the site must be stopped`

export const restoreCommand: Command = {
  usage,
  failure: 'Not restored: ',
  async run(args, context) {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { force: { type: 'boolean' } } })
    const [archive] = positionals
    if (!archive) throw new UsageError('name the archive.')
    await restore(archive, values.force ?? false, context)
  },
}

if (import.meta.main) await runAsScript(restoreCommand)

async function restore(archive: string, isForced: boolean, { loadConfig, print }: CommandContext) {
  const target = loadConfig()
  const { backupFolder } = target
  const { createdAt, before } = await restoreBackup({ archive, target, isForced, backupFolder, now: new Date() })
  if (before) print(`The previous data is in ${before}.`)
  print(`Restored the state of ${createdAt}. Start the site as usual.`)
}
