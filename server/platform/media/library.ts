import { setImmediate } from 'node:timers/promises'
import { mediaUrl, parseMediaUrl } from '@house/contract/urls'
import { maxContentLength } from '@house/contract/validation-limits'
import { z } from 'zod'
import { recordAudit } from '../audit/audit-log.ts'
import { bumpContentVersion } from '../cache/content-version.ts'
import { lockNames, lockRow } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import { notFoundError, RequestError } from '../http/errors.ts'
import type { Logger } from '../process/log.ts'
import { type Listing, type ListQuery, listKeys } from '../staff-api/list-query.ts'
import type { Author } from '../staff-api/permissions.ts'
import { id as mediaId, parseInput, text } from '../staff-api/validation.ts'
import { deleteFiles } from './files.ts'
import { hashOf, insertMedia, storeFile } from './queries.ts'
import { findMediaUses, findUsedHashes, type MediaColumns } from './references.ts'
import { type MediaStorage, mediaKey } from './storage/storage.ts'
import { prepareUpload, type Upload } from './uploads.ts'

/** The stored files, and where they may be used. */
export type MediaLibrary = { storage: MediaStorage; places: readonly MediaColumns[] }

export const mediaListing: Listing<'media'> = {
  table: 'media',
  key: 'id',
  keyKind: 'number',
  search: ['url', 'alt'],
  sortable: ['created_at', 'url', 'bytes', 'width', 'height', 'alt'],
  filters: { mime: { column: 'mime', is: '=', value: text(50) }, url: { column: 'url', is: '=', value: text(300) } },
  order: ['id', 'desc'],
}

const fraction = z.number('must be a number').min(0, 'must be from 0 to 1').max(1, 'must be from 0 to 1')
const alt = z.preprocess((value) => value ?? '', text(maxContentLength.alt))
const descriptionSchema = z.object({ alt: alt.optional(), focus_x: fraction.optional(), focus_y: fraction.optional() })

export async function listMedia(db: Db, query: ListQuery) {
  const { keys, total } = await listKeys(db, mediaListing, query)
  return { data: (await findMediaByIds(db, keys.map(Number))).map(toRecord), total }
}

export async function findMedia(db: Db, places: readonly MediaColumns[], id: number) {
  const row = await db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFoundError()
  return { ...toRecord(row), uses: await findMediaUses(db, places, row.url) }
}

/** Uploading the same file again returns the existing record with its description. */
export async function addMedia(
  db: Db,
  library: MediaLibrary,
  input: { name: string; bytes: Buffer; alt: string },
  author: Author,
) {
  const { alt: altText } = parseInput(z.object({ alt }), input)
  return storeMedia(db, library, await prepareUpload(input.name, input.bytes), altText, author)
}

/** Adds a file that is fit for the site. */
export async function storeMedia(
  db: Db,
  { storage, places }: MediaLibrary,
  { file, bytes }: Upload,
  altText: string,
  author: Author,
) {
  const existing = await findByUrl(db, mediaUrl(hashOf(bytes), file))
  if (existing) {
    const key = mediaKey(existing.url)
    // Repairs a file that got lost.
    if (!(await storage.find(key))) await storage.write(key, bytes)
    return findMedia(db, places, existing.id)
  }
  const stored = await storeFile(storage, file, bytes)
  return db.transaction().execute(async (trx) => {
    const id = await insertMedia(trx, stored, { alt: altText, focus: [0.5, 0.5] }, author.now)
    const { url } = stored
    await recordAudit(trx, { action: 'create', entity: 'media', entity_id: String(id), after: { url } }, author)
    return findMedia(trx, places, id)
  })
}

export async function describeMedia(db: Db, { places }: MediaLibrary, id: number, input: object, author: Author) {
  const { alt: altText, ...focus } = parseInput(descriptionSchema, input)
  const changes = Object.entries({ alt: altText, ...focus }).filter(([, value]) => value !== undefined)
  await db.transaction().execute(async (trx) => {
    await lockRow(trx, 'media', id)
    const read = () =>
      trx.selectFrom('media').select(['alt', 'focus_x', 'focus_y']).where('id', '=', id).executeTakeFirst()
    const before = await read()
    if (!before) throw notFoundError()
    if (changes.length === 0) return
    await trx.updateTable('media').set(Object.fromEntries(changes)).where('id', '=', id).execute()
    const after = await read()
    await recordAudit(trx, { action: 'revise', entity: 'media', entity_id: String(id), before, after }, author)
    await bumpContentVersion(trx)
  })
  return findMedia(db, places, id)
}

type Removal = MediaLibrary & { cancelVariants: (url: string) => Promise<void>; log: Logger }

/** Media in use cannot be deleted. */
export async function removeMedia(
  db: Db,
  { storage, places, cancelVariants, log }: Removal,
  id: number,
  author: Author,
) {
  const media = await db.transaction().execute(async (trx) => {
    await lockNames(trx, ['media'])
    const found = await findMedia(trx, places, id)
    const { uses } = found
    if (uses.length > 0) {
      const [first] = uses
      const more = uses.length > 1 ? ` and ${uses.length - 1} more` : ''
      throw new RequestError(`It is used in ${first?.resource}: ${first?.title}${more}.`, 409, { reply: { uses } })
    }
    await trx.deleteFrom('media').where('id', '=', id).execute()
    await recordAudit(
      trx,
      { action: 'delete', entity: 'media', entity_id: String(id), before: { url: found.url } },
      author,
    )
    return found
  })
  await cancelVariants(media.url)
  // The record is deleted by now: a storage that fails leaves files that nothing refers to.
  await deleteFiles(storage, media.url).catch((err) =>
    log.error({ err, url: media.url }, 'deleting media files failed'),
  )
  return media
}

const manyMedia = z.object({ ids: z.array(mediaId).min(1, 'must name files').max(5000, 'can name at most 5000 files') })

/** Deletes several files. One that came into use meanwhile is kept, with the reason. */
export async function removeManyMedia(db: Db, removal: Removal, input: object, author: Author) {
  const done: { id: number }[] = []
  const failed: { id: number; message: string }[] = []
  for (const id of parseInput(manyMedia, input).ids) {
    try {
      await removeMedia(db, removal, id, author)
      done.push({ id })
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      failed.push({ id, message: error.message })
    }
    // Lets requests through: SQLite's statements run in this thread.
    await setImmediate()
  }
  return { done, failed }
}

export async function listUnusedMedia(db: Db, places: readonly MediaColumns[]) {
  const used = await findUsedHashes(db, places)
  const rows = await db.selectFrom('media').selectAll().orderBy('id').execute()
  const unused = rows.filter(({ url }) => !used.has(parseMediaUrl(url).hash))
  return { data: unused.map(toRecord), total: unused.length, used: rows.length - unused.length }
}

/** In the order of the ids. */
async function findMediaByIds(db: Db, ids: number[]) {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('media').selectAll().where('id', 'in', ids).execute()
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

async function findByUrl(db: Db, url: string) {
  return db.selectFrom('media').select(['id', 'url']).where('url', '=', url).executeTakeFirst()
}

function toRecord<T extends { url: string }>(row: T) {
  return { ...row, name: parseMediaUrl(row.url).file }
}
