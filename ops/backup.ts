import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, passphraseWarning } from '../server/config.ts'
import {
  recordBackupFailure,
  recordBackupSuccess,
  recordIncompleteBackup,
} from '../server/platform/backup/backup-status.ts'
import { deleteExpiredBackups, writeBackup } from '../server/platform/backup/write-backup.ts'
import { connect, sqliteFile } from '../server/platform/db/open.ts'
import type { Db } from '../server/platform/db/schema.ts'
import { openMediaStorage } from '../server/platform/media/storage/open-storage.ts'
import { type Command, type CommandContext, runAsScript, UsageError } from './command.ts'

const usage = `npm run backup                    back up everything to a dated archive in BACKUP_DIR, while the site runs
npm run backup -- --keep-days 14  the scheduled backup: the same, also to the bucket with S3_BUCKET and BACKUP_PASSPHRASE,
                                  and delete scheduled archives that are older; others stay, and so does the newest`

const maxNamed = 10
const dayMs = 24 * 60 * 60 * 1000

export const backupCommand: Command = {
  usage,
  failure: 'Not backed up: ',
  async run(args, context) {
    const { values } = parseArgs({ args, options: { 'keep-days': { type: 'string' } } })
    const days = values['keep-days']
    if (days !== undefined && !/^[1-9]\d{0,3}$/.test(days))
      throw new UsageError('give --keep-days as a whole number above 0.')
    if (days === undefined) await backUp(context.loadConfig(), false, context)
    else await backUpOnSchedule(Number(days), context)
  },
}

if (import.meta.main) await runAsScript(backupCommand)

/** The back office tells administrators when it fails, and when it does not run. */
async function backUpOnSchedule(days: number, context: CommandContext) {
  try {
    const config = context.loadConfig()
    const warning = passphraseWarning(config)
    if (warning) context.printError(`Warning: ${warning}.`)
    const missing = await backUp(config, true, context)
    await deleteExpired(config, days, context)
    const now = new Date()
    await record(
      (db) => (missing > 0 ? recordIncompleteBackup(db, now, missing) : recordBackupSuccess(db, now)),
      context,
    )
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    await record((db) => recordBackupFailure(db, new Date(), reason), context)
    throw cause
  }
}

/** Returns how many media files the archive lacks. */
async function backUp(config: Config, isScheduled: boolean, { print, printError }: CommandContext) {
  const { dataDir, databaseUrl, backupFolder } = config
  if (!databaseUrl && !existsSync(join(dataDir, sqliteFile)))
    throw new Error(`there is no database in ${dataDir}. Start the site once with npm start, or set DATA_DIR.`)
  const media = await openMediaStorage(config)
  const options = { target: config, media, folder: backupFolder, now: new Date(), isScheduled }
  const { path, bytes, rows, files, missing } = await writeBackup(options)
  print(`${path}: ${rows} rows and ${files} files, ${(bytes / 1024 / 1024).toFixed(1)} MB, verified.`)
  if (missing.length > 0) printError(missingMessage(missing))
  const bucket = isScheduled ? await openBucket(config) : undefined
  await bucket?.upload(path, basename(path))
  if (bucket) print(`Copied to the bucket ${config.s3?.bucket}, encrypted.`)
  return missing.length
}

async function deleteExpired(config: Config, days: number, { print }: CommandContext) {
  const before = new Date(Date.now() - days * dayMs)
  const bucket = await openBucket(config)
  const deleted = await deleteExpiredBackups(config.backupFolder, before)
  const deletedFromBucket = await bucket?.deleteExpired(before)
  if (deleted > 0) print(`${counted(deleted)} deleted.`)
  if (deletedFromBucket) print(`${counted(deletedFromBucket)} deleted from the bucket.`)
}

async function openBucket({ s3, backupPassphrase }: Config) {
  if (!s3 || !backupPassphrase) return undefined
  // Loaded on demand: the AWS client is large.
  const { openBackupBucket } = await import('../server/platform/backup/backup-bucket.ts')
  return openBackupBucket(s3, backupPassphrase)
}

/** The archive, or the reason why there is none, matters more than the note about it. */
async function record(write: (db: Db) => Promise<void>, { loadFailureReportConfig, printError }: CommandContext) {
  try {
    const db = connect(loadFailureReportConfig())
    await write(db).finally(() => db.destroy())
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    printError(`Warning: the result cannot be shown in the back office (${reason}).`)
  }
}

function counted(archives: number) {
  return `${archives} older ${archives === 1 ? 'archive' : 'archives'}`
}

function missingMessage(urls: string[]) {
  const named = urls.slice(0, maxNamed).join(', ')
  const more = urls.length > maxNamed ? ` and ${urls.length - maxNamed} more` : ''
  const subject = urls.length === 1 ? '1 media file is' : `${urls.length} media files are`
  return `Warning: ${subject} in the database, but not in the storage, so not in the archive: ${named}${more}. Upload again what the site still needs.`
}
