import { z } from 'zod'
import { type Author, recordAudit } from '../audit/audit-log.ts'
import { bumpContentVersion } from '../cache/content-version.ts'
import { type Listing, type ListQuery, listKeys, readRows } from '../content/list-query.ts'
import { checked, text } from '../content/validation.ts'
import { lockNames, lockRow } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import { notFoundError, RequestError } from '../errors.ts'
import { forgetFiles } from './files.ts'
import { hashOf, insertMedia, storeFile } from './queries.ts'
import { findMediaUses } from './references.ts'
import { prepareUpload } from './uploads.ts'

export const mediaListing: Listing<'media'> = {
  table: 'media',
  key: 'id',
  keyKind: 'number',
  search: ['url', 'alt'],
  sortable: ['created_at', 'url', 'bytes', 'width', 'height', 'alt'],
  filters: { mime: { column: 'mime', is: '=', value: text(50) }, url: { column: 'url', is: '=', value: text(300) } },
  order: ['id', 'desc'],
}

const share = z.number('must be a number').min(0, 'must be from 0 to 1').max(1, 'must be from 0 to 1')
const alt = z.preprocess((value) => value ?? '', text(300))
const description = z.object({ alt: alt.optional(), focus_x: share.optional(), focus_y: share.optional() })

export async function listMedia(db: Db, query: ListQuery) {
  const { keys, total } = await listKeys(db, mediaListing, query)
  return { data: (await readRows(db, mediaListing, keys)).map(toRecord), total }
}

export async function findMedia(db: Db, id: number) {
  const row = await db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFoundError()
  return { ...toRecord(row), uses: await findMediaUses(db, row.url) }
}

/** The same file under the same name is the same picture, and keeps its description. */
export async function addMedia(
  db: Db,
  folder: string,
  given: { name: string; bytes: Buffer; alt: string },
  author: Author,
) {
  const words = checked(z.object({ alt }), given)
  const { file, bytes } = await prepareUpload(given.name, given.bytes)
  const known = await findByUrl(db, `/media/${hashOf(bytes)}/${file}`)
  if (known) return findMedia(db, known.id)
  const stored = await storeFile(folder, file, bytes)
  return db.transaction().execute(async (trx) => {
    const id = await insertMedia(trx, stored, { alt: words.alt, focus: [0.5, 0.5] }, author.now)
    const { url } = stored
    await recordAudit(trx, { action: 'create', entity: 'media', entity_id: String(id), after: { url } }, author)
    return findMedia(trx, id)
  })
}

export async function describeMedia(db: Db, id: number, given: object, author: Author) {
  const { alt: words, ...focus } = checked(description, given)
  const changes = Object.entries({ alt: words, ...focus }).filter(([, value]) => value !== undefined)
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
  return findMedia(db, id)
}

/** What is shown somewhere stays. */
export async function removeMedia(
  db: Db,
  folder: string,
  id: number,
  author: Author,
  leave: (url: string) => Promise<void>,
) {
  const media = await db.transaction().execute(async (trx) => {
    await lockNames(trx, ['media'])
    const found = await findMedia(trx, id)
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
  await leave(media.url)
  await forgetFiles(folder, media.url)
  return media
}

async function findByUrl(db: Db, url: string) {
  return db.selectFrom('media').select('id').where('url', '=', url).executeTakeFirst()
}

function toRecord<T extends { url: string }>(row: T) {
  return { ...row, name: row.url.split('/').at(-1) ?? '' }
}
