import { type Author, recordAudit } from '../audit/audit-log.ts'
import type { Db } from '../db/schema.ts'
import { notFoundError, RequestError } from '../errors.ts'
import { dropDraft, keepDraft } from './drafts.ts'
import { findToChange } from './edit.ts'
import { type Listing, type ListQuery, listKeys } from './list-query.ts'
import { readFields } from './parse-fields.ts'
import { findRecord, toRecord } from './queries.ts'
import type { OldAddress } from './redirects/record-urls.ts'
import { type ContentResource, findTableResource, nameOfTable } from './resources.ts'
import type { Row } from './sanitise-fields.ts'
import { addToSite, change, takeOffSite } from './store.ts'
import { text } from './validation.ts'

const keptInTrashDays = 30
const dayMs = 24 * 60 * 60 * 1000

export const trashListing: Listing = {
  table: 'trash',
  key: 'id',
  keyKind: 'number',
  search: ['title'],
  sortable: ['title', 'entity', 'trashed_at'],
  filters: { entity: { column: 'entity', is: '=', value: text(50) } },
  order: ['trashed_at', 'desc'],
}

/** Takes a record and its draft away, to where they can be brought back from. Its address is free for others. */
export async function moveToTrash(db: Db, resource: ContentResource, id: number, author: Author) {
  if (resource.isFixed) throw new RequestError('The site asks for these by name: none can be deleted.', 405)
  return change(db, resource, async (trx) => {
    const { row, draft } = await findToChange(trx, resource, id)
    const record = toRecord(resource, row, draft)
    const taken = row && (await takeOffSite(trx, resource, row, 'delete', author))
    await dropDraft(trx, resource, id)
    if (!row) await audit(trx, { entity: resource.table, entity_id: id }, 'delete', draft?.values, author)
    const { id: trash_id } = await trx
      .insertInto('trash')
      .values({
        entity: resource.table,
        entity_id: id,
        title: String(record.title ?? record.client_name ?? record.name ?? ''),
        published: taken ? JSON.stringify(taken.values) : null,
        draft: draft ? JSON.stringify(draft.values) : null,
        old_addresses: JSON.stringify(taken?.oldAddresses ?? draft?.oldAddresses ?? []),
        place: taken?.place ?? null,
        staff_id: author.staffId,
        trashed_at: author.now.toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { ...record, trash_id }
  })
}

export async function listTrash(db: Db, query: ListQuery) {
  const { keys, total } = await listKeys(db, trashListing, query)
  const rows = await trashRows(db)
    .where('trash.id', 'in', [0, ...keys.map(Number)])
    .execute()
  const data = rows.map(toTrashed).toSorted((one, other) => keys.indexOf(one.id) - keys.indexOf(other.id))
  return { data, total }
}

export async function findTrashed(db: Db, id: number) {
  const row = await trashRows(db).where('trash.id', '=', id).executeTakeFirst()
  if (!row) throw notFoundError()
  return toTrashed(row)
}

/** Brings a record back to where it was. What cannot go back to the site comes back as a draft; `problem` says why. */
export async function restoreFromTrash(db: Db, trashId: number, author: Author) {
  const { entity, entity_id: id } = await findTrashed(db, trashId)
  const resource = findTableResource(entity)
  try {
    await change(db, resource, (trx) => bringBack(trx, resource, id, author))
    return { record: await findRecord(db, resource, id), problem: null }
  } catch (error) {
    if (!(error instanceof RequestError) || error.status === 404) throw error
    await change(db, resource, (trx) => bringBackAsDraft(trx, resource, id, author))
    return { record: await findRecord(db, resource, id), problem: error.message }
  }
}

async function bringBack(trx: Db, resource: ContentResource, id: number, author: Author) {
  const { published, draft, oldAddresses, place } = await requireTaken(trx, resource, id)
  if (published) {
    const arrival = { action: 'restore', id, oldAddresses, place }
    await addToSite(trx, resource, readFields(resource, published), arrival, author)
  } else await audit(trx, { entity: resource.table, entity_id: id }, 'restore', undefined, author, draft ?? {})
  if (draft) await keepDraft(trx, resource, id, { values: draft, oldAddresses: published ? [] : oldAddresses }, author)
}

async function bringBackAsDraft(trx: Db, resource: ContentResource, id: number, author: Author) {
  const { published, draft, oldAddresses } = await requireTaken(trx, resource, id)
  const values = { ...published, ...draft }
  await keepDraft(trx, resource, id, { values, oldAddresses }, author)
  await audit(trx, { entity: resource.table, entity_id: id }, 'restore', undefined, author, values)
}

async function requireTaken(trx: Db, resource: ContentResource, id: number) {
  const taken = await takeFromTrash(trx, resource, id)
  if (!taken) throw notFoundError()
  return taken
}

type Taken = { published: Row | null; draft: Row | null; oldAddresses: OldAddress[]; place: number | null }

/** What the trash holds of a record, which it then holds no longer. */
export async function takeFromTrash(
  trx: Db,
  { table }: Pick<ContentResource, 'table'>,
  id: number,
): Promise<Taken | undefined> {
  const row = await trx
    .deleteFrom('trash')
    .where('entity', '=', table)
    .where('entity_id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!row) return undefined
  const { published, draft, old_addresses, place } = row
  return { published: parsed(published), draft: parsed(draft), oldAddresses: JSON.parse(old_addresses), place }
}

/** Deletes for good; only the audit trail remembers. */
export async function eraseFromTrash(db: Db, trashId: number, author: Author) {
  const found = await findTrashed(db, trashId)
  await erase(db, { id: trashId }, author)
  return found
}

export async function emptyTrash(db: Db, author: Author) {
  return erase(db, {}, author)
}

export async function purgeExpiredTrash(db: Db, now: Date) {
  return erase(db, { before: new Date(now.getTime() - keptInTrashDays * dayMs) }, { staffId: null, now })
}

async function erase(db: Db, { id, before }: { id?: number; before?: Date }, author: Author): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .deleteFrom('trash')
      .$if(id !== undefined, (query) => query.where('id', '=', Number(id)))
      .$if(before !== undefined, (query) => query.where('trashed_at', '<', before?.toISOString() ?? ''))
      .returningAll()
      .execute()
    for (const { entity, entity_id, published, draft } of rows) {
      const values = { ...parsed(published), ...parsed(draft) }
      await audit(trx, { entity, entity_id }, 'erase', values, author)
    }
    return rows.length
  })
}

function trashRows(db: Db) {
  return db
    .selectFrom('trash')
    .leftJoin('staff', 'staff.id', 'trash.staff_id')
    .select(['trash.id', 'trash.entity', 'trash.entity_id', 'trash.title', 'trash.trashed_at', 'trash.published'])
    .select('staff.name as staff')
}

type TrashRow = Awaited<ReturnType<ReturnType<typeof trashRows>['executeTakeFirstOrThrow']>>

function toTrashed({ published, ...row }: TrashRow) {
  const gone = new Date(Date.parse(row.trashed_at) + keptInTrashDays * dayMs)
  return {
    ...row,
    resource: nameOfTable(row.entity),
    was_published: published !== null,
    erased_at: gone.toISOString(),
  }
}

async function audit(
  trx: Db,
  { entity, entity_id }: { entity: string; entity_id: number },
  action: string,
  before: Row | undefined,
  author: Author,
  after?: Row,
) {
  await recordAudit(trx, { action, entity, entity_id: String(entity_id), before, after }, author)
}

function parsed(json: string | null): Row | null {
  return json === null ? null : JSON.parse(json)
}
