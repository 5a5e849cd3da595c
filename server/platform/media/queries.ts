import { createHash } from 'node:crypto'
import type { PictureFacts } from '@house/contract/entities'
import { mediaUrl } from '@house/contract/urls'
import type { Db } from '../db/schema.ts'
import { runTask } from '../workers/run-task.ts'
import { mimeOfFile } from './mime-types.ts'
import type { MediaStorage } from './storage/storage.ts'
import { measurePicture } from './tasks.ts'

export type MediaDescription = { alt: string; focus: [x: number, y: number] }

type NewMedia = { url: string; mime: string; bytes: number; width: number; height: number; tone: string }

/** The URL contains a hash of the content, so that it can be cached forever. */
export async function storeFile(storage: MediaStorage, file: string, bytes: Buffer): Promise<NewMedia> {
  const hash = hashOf(bytes)
  const mime = mimeOfFile(file)
  if (!mime) throw new Error(`${file} has an unsupported media type`)
  await storage.write(`${hash}/${file}`, bytes)
  const size = mime.startsWith('image/') ? await runTask(measurePicture, bytes) : { width: 0, height: 0, tone: '' }
  if (!size) throw new Error(`${file} cannot be decoded`)
  return { url: mediaUrl(hash, file), mime, bytes: bytes.length, ...size }
}

export async function insertMedia(db: Db, stored: NewMedia, { alt, focus }: MediaDescription, now: Date) {
  const description = { alt, focus_x: focus[0], focus_y: focus[1] }
  const { id } = await db
    .insertInto('media')
    .values({ ...stored, ...description, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('url').doUpdateSet(description))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export function hashOf(bytes: Buffer) {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 12)
}

export async function describePictures(db: Db, urls: string[]): Promise<Record<string, PictureFacts>> {
  if (urls.length === 0) return {}
  const rows = await db.selectFrom('media').selectAll().where('url', 'in', urls).where('width', '>', 0).execute()
  return Object.fromEntries(
    rows.map(({ url, width, height, alt, focus_x, focus_y, tone }) => [
      url,
      { width, height, alt, focus: [focus_x, focus_y], tone },
    ]),
  )
}
