import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Config } from '../server/config.ts'
import { migrations } from '../server/features.ts'
import { restoreBackup } from '../server/platform/backup/restore-backup.ts'
import { openMediaStorage } from '../server/platform/media/storage/open-storage.ts'
import { type Command, type CommandContext, runAsScript, UsageError } from './command.ts'
import { describeTarget, requireConfirmation } from './confirm-target.ts'

const usage = `npm run restore -- backups/house-….zip          restore into an empty DATA_DIR (and an empty database with DATABASE_URL)
npm run restore -- backups/house-….zip --force  replace existing data, after backing it up; the site must be stopped
npm run restore -- --from-bucket [name]          fetch the newest archive, or the named one, from the bucket first
They print the target and ask for confirmation; --yes answers it.`

export const restoreCommand: Command = {
  usage,
  failure: 'Not restored: ',
  async run(args, context) {
    const options = {
      force: { type: 'boolean' },
      yes: { type: 'boolean' },
      'from-bucket': { type: 'boolean' },
    } as const
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
    const [named] = positionals
    const target = context.loadConfig()
    const archive = values['from-bucket'] ? await fetchArchive(target, named, context) : named
    if (!archive) throw new UsageError('name the archive.')
    await requireConfirmation(`Restore ${archive} into ${describeTarget(target)}?`, values.yes, context)
    await restore(archive, values.force ?? false, target, context)
  },
}

if (import.meta.main) await runAsScript(restoreCommand)

/** Leaves the decrypted archive in BACKUP_DIR. */
async function fetchArchive(
  { s3, backupPassphrase, backupFolder }: Config,
  named: string | undefined,
  { print }: CommandContext,
) {
  if (!s3 || !backupPassphrase) throw new UsageError('set S3_BUCKET and BACKUP_PASSPHRASE.')
  const { openBackupBucket } = await import('../server/platform/backup/backup-bucket.ts')
  const bucket = await openBackupBucket(s3, backupPassphrase)
  const names = await bucket.list()
  const name = named ?? names.at(-1)
  if (!name || !names.includes(name))
    throw new Error(`the bucket ${s3.bucket} has ${names.length > 0 ? `only: ${names.join(', ')}` : 'no archive'}.`)
  const path = join(backupFolder, name)
  await bucket.download(name, path)
  print(`${name} is in ${backupFolder}.`)
  return path
}

async function restore(archive: string, isForced: boolean, target: Config, { print }: CommandContext) {
  const { backupFolder } = target
  const { createdAt, before } = await restoreBackup({
    archive,
    migrations,
    target,
    media: await openMediaStorage(target),
    isForced,
    backupFolder,
    now: new Date(),
  })
  if (before) print(`The previous data is in ${before}.`)
  print(`Restored the state of ${createdAt}. Start the site as usual.`)
}
