import { parseArgs } from 'node:util'
import { restoreBackup } from '../server/backup/restore-backup.ts'
import type { Config } from '../server/config.ts'
import { openMediaStorage } from '../server/media/storage/open-storage.ts'
import { type Command, type CommandContext, runAsScript, UsageError } from './command.ts'
import { describeTarget, requireConfirmation } from './confirm-target.ts'

const usage = `npm run restore -- backups/house-….zip          restore into an empty DATA_DIR (and an empty database with DATABASE_URL)
npm run restore -- backups/house-….zip --force  replace existing data, after backing it up; the site must be stopped
Both print the target and ask for confirmation; --yes answers it.`

export const restoreCommand: Command = {
  usage,
  failure: 'Not restored: ',
  async run(args, context) {
    const options = { force: { type: 'boolean' }, yes: { type: 'boolean' } } as const
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
    const [archive] = positionals
    if (!archive) throw new UsageError('name the archive.')
    const target = context.loadConfig()
    await requireConfirmation(`Restore ${archive} into ${describeTarget(target)}?`, values.yes, context)
    await restore(archive, values.force ?? false, target, context)
  },
}

if (import.meta.main) await runAsScript(restoreCommand)

async function restore(archive: string, isForced: boolean, target: Config, { print }: CommandContext) {
  const { backupFolder } = target
  const { createdAt, before } = await restoreBackup({
    archive,
    target,
    media: await openMediaStorage(target),
    isForced,
    backupFolder,
    now: new Date(),
  })
  if (before) print(`The previous data is in ${before}.`)
  print(`Restored the state of ${createdAt}. Start the site as usual.`)
}
