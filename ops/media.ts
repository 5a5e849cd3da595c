import { join } from 'node:path'
import { folderStorage } from '../server/platform/media/storage/folder-storage.ts'
import { s3Storage } from '../server/platform/media/storage/s3-storage.ts'
import { listOriginals, type MediaStorage, readMedia } from '../server/platform/media/storage/storage.ts'
import { type Command, type CommandContext, runAsScript, UsageError } from './command.ts'

const usage = `npm run media -- to-s3       copy all media from DATA_DIR to the bucket named by S3_BUCKET
npm run media -- to-folder   copy all media from the bucket to DATA_DIR
Files that are already there are skipped, nothing is deleted. Smaller versions of pictures are generated again when they are needed.`

export const mediaCommand: Command = { usage, failure: 'Not copied: ', run }

if (import.meta.main) await runAsScript(mediaCommand)

async function run([direction = '']: string[], { loadConfig, print }: CommandContext) {
  if (direction !== 'to-s3' && direction !== 'to-folder') throw new UsageError('Use to-s3 or to-folder.')
  const { s3, dataDir } = loadConfig()
  if (!s3) throw new UsageError('S3_BUCKET is not set.')
  const [folder, bucket] = [folderStorage(join(dataDir, 'media')), await s3Storage(s3)]
  const count = await (direction === 'to-s3' ? copy(folder, bucket) : copy(bucket, folder))
  const target = direction === 'to-s3' ? `the bucket ${s3.bucket}` : join(dataDir, 'media')
  print(`${count.copied} files are copied to ${target}; ${count.existing} were there already.`)
}

async function copy(source: MediaStorage, target: MediaStorage) {
  const existing = new Set(await target.list(''))
  const keys = await listOriginals(source)
  const missing = keys.filter((key) => !existing.has(key))
  for (const key of missing) {
    const bytes = await readMedia(source, key)
    if (bytes) await target.write(key, bytes)
  }
  return { copied: missing.length, existing: keys.length - missing.length }
}
