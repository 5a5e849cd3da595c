import { createHash } from 'node:crypto'
import type { PictureFacts } from '@house/contract/entities'
import type { Sharp } from 'sharp'
import type { Db } from '../db/schema.ts'
import { keepOriginal, mimeOfFile } from './files.ts'
import { loadSharp } from './load-sharp.ts'

export type MediaDescription = { alt: string; focus: [x: number, y: number] }

/** Keeps a file under the hash of its content, so that its address can be cached for ever. Returns that address. */
export async function storeMedia(
  db: Db,
  folder: string,
  file: string,
  bytes: Buffer,
  { alt, focus }: MediaDescription,
  now: Date,
) {
  const hash = hashOf(bytes)
  const mime = mimeOfFile(file)
  if (!mime) throw new Error(`${file} is of no kind that can be shown`)
  await keepOriginal(folder, hash, file, bytes)
  const url = `/media/${hash}/${file}`
  const size = mime.startsWith('image/') ? await measure(bytes) : { width: 0, height: 0, tone: '' }
  await db
    .insertInto('media')
    .values({
      url,
      mime,
      bytes: bytes.length,
      ...size,
      alt,
      focus_x: focus[0],
      focus_y: focus[1],
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('url').doUpdateSet({ alt, focus_x: focus[0], focus_y: focus[1] }))
    .execute()
  return url
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

async function measure(bytes: Buffer) {
  const sharp = await loadSharp()
  const picture = sharp(bytes)
  const { width, height, format } = await picture.metadata()
  return { width, height, tone: format === 'svg' ? '' : await toneOf(picture) }
}

/** The mean of its colours. */
async function toneOf(picture: Sharp) {
  const pixel = await picture.resize(1, 1, { fit: 'fill' }).flatten().toColourspace('srgb').raw().toBuffer()
  return `#${pixel.toString('hex')}`
}
