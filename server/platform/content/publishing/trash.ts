import { setImmediate } from 'node:timers/promises'
import { trashRetentionDays } from '@house/contract/staff/publishing'
import { recordAudit } from '../../audit/audit-log.ts'
import type { Db } from '../../db/schema.ts'
import { notFoundError, RequestError } from '../../http/errors.ts'
import { type Listing, type ListQuery, listKeys } from '../../staff-api/list-query.ts'
import type { Author } from '../../staff-api/permissions.ts'
import { text } from '../../staff-api/validation.ts'
import { parseFields } from '../parse-fields.ts'
import { findRecord } from '../queries.ts'
import { type FormerUrl, toStaffRecord } from '../record.ts'
import {
  type ContentResource,
  type ContentResources,
  resourceNameOf,
  resourceOfTable,
  titleOf,
  type Values,
} from '../resource.ts'
import {
  auditChange,
  type Change,
  changeContent,
  deleteDraft,
  insertPublished,
  putDraft,
  readForChange,
  removePublished,
} from '../store.ts'

const retentionMs = trashRetentionDays * 24 * 60 * 60 * 1000

export const trashListing: Listing = {
  table: 'trash',
  key: 'id',
  keyKind: 'number',
  search: ['title'],
  sortable: ['title', 'entity', 'trashed_at'],
  filters: { entity: { column: 'entity', is: '=', value: text(50) } },
  order: ['trashed_at', 'desc'],
}

/** Moves a record and its draft to the trash. Other records can use its slug. */
export async function moveToTrash(db: Db, resource: ContentResource, id: number, author: Author) {
  if (resource.isFixed) throw new RequestError('The site has a fixed set of these: none can be deleted.', 405)
  return changeContent(db, resource, author, async (change) => {
    const { row, draft } = await readForChange(change, id)
    const record = toStaffRecord(resource, row, draft)
    const removed = row && (await removePublished(change, row, 'delete'))
    await deleteDraft(change, id)
    if (!row) await auditChange(change, id, 'delete', { before: draft?.values })
    const { id: trash_id } = await change.trx
      .insertInto('trash')
      .values({
        entity: resource.table,
        entity_id: id,
        title: titleOf(resource, record),
        published: removed ? JSON.stringify(removed.values) : null,
        draft: draft ? JSON.stringify(draft.values) : null,
        former_urls: JSON.stringify(removed?.formerUrls ?? draft?.formerUrls ?? []),
        position: removed?.position ?? null,
        staff_id: author.staffId,
        trashed_at: author.now.toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { ...record, trash_id }
  })
}

export async function listTrash(db: Db, resources: ContentResources, query: ListQuery) {
  const { keys, total } = await listKeys(db, trashListing, query)
  const rows = await selectTrash(db)
    .where('trash.id', 'in', [0, ...keys.map(Number)])
    .execute()
  const items = rows.map((row) => toTrashItem(resources, row))
  const data = items.toSorted((one, other) => keys.indexOf(one.id) - keys.indexOf(other.id))
  return { data, total }
}

export async function findTrashItem(db: Db, resources: ContentResources, id: number) {
  const row = await selectTrash(db).where('trash.id', '=', id).executeTakeFirst()
  if (!row) throw notFoundError()
  return toTrashItem(resources, row)
}

/** Restores a record. If it cannot be published again, it becomes a draft and `problem` gives the reason. */
export async function restoreFromTrash(db: Db, resources: ContentResources, trashId: number, author: Author) {
  const { entity, entity_id: id } = await findTrashItem(db, resources, trashId)
  const resource = resourceOfTable(resources, entity)
  try {
    await changeContent(db, resource, author, (change) => restore(change, id))
    return { record: await findRecord(db, resource, id), problem: null }
  } catch (error) {
    if (!(error instanceof RequestError) || error.status === 404) throw error
    await changeContent(db, resource, author, (change) => restoreAsDraft(change, id))
    return { record: await findRecord(db, resource, id), problem: error.message }
  }
}

async function restore(change: Change, id: number) {
  const { published, draft, formerUrls, position } = await requireTrashed(change, id)
  if (published) {
    const values = parseFields(change.resource, published)
    await insertPublished(change, values, { action: 'restore', id, formerUrls, position })
  } else await auditChange(change, id, 'restore', { after: draft ?? {} })
  if (draft) await putDraft(change, id, { values: draft, formerUrls: published ? [] : formerUrls })
}

async function restoreAsDraft(change: Change, id: number) {
  const { published, draft, formerUrls } = await requireTrashed(change, id)
  const values = { ...published, ...draft }
  await putDraft(change, id, { values, formerUrls })
  await auditChange(change, id, 'restore', { after: values })
}

async function requireTrashed(change: Change, id: number) {
  const trashed = await takeFromTrash(change, id)
  if (!trashed) throw notFoundError()
  return trashed
}

type Trashed = {
  published: Values | null
  draft: Values | null
  formerUrls: FormerUrl[]
  position: number | null
}

/** Removes a record from the trash and returns it. */
export async function takeFromTrash({ trx, resource: { table } }: Change, id: number): Promise<Trashed | undefined> {
  const row = await trx
    .deleteFrom('trash')
    .where('entity', '=', table)
    .where('entity_id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!row) return undefined
  const { published, draft, former_urls, position } = row
  return {
    published: parseJson(published),
    draft: parseJson(draft),
    formerUrls: JSON.parse(former_urls),
    position,
  }
}

/** Deletes permanently; only the audit log keeps the values. */
export async function eraseFromTrash(db: Db, resources: ContentResources, trashId: number, author: Author) {
  const item = await findTrashItem(db, resources, trashId)
  await erase(db, { id: trashId }, author)
  return item
}

export async function emptyTrash(db: Db, author: Author) {
  return erase(db, {}, author)
}

export async function purgeExpiredTrash(db: Db, now: Date) {
  return erase(db, { before: new Date(now.getTime() - retentionMs) }, { staffId: null, now })
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
      const values = { ...parseJson(published), ...parseJson(draft) }
      await recordAudit(trx, { action: 'erase', entity, entity_id: String(entity_id), before: values }, author)
      await setImmediate()
    }
    return rows.length
  })
}

function selectTrash(db: Db) {
  return db
    .selectFrom('trash')
    .leftJoin('staff', 'staff.id', 'trash.staff_id')
    .select(['trash.id', 'trash.entity', 'trash.entity_id', 'trash.title', 'trash.trashed_at', 'trash.published'])
    .select('staff.name as staff')
}

type TrashRow = Awaited<ReturnType<ReturnType<typeof selectTrash>['executeTakeFirstOrThrow']>>

function toTrashItem(resources: ContentResources, { published, ...row }: TrashRow) {
  const expiresAt = new Date(Date.parse(row.trashed_at) + retentionMs)
  return {
    ...row,
    resource: resourceNameOf(resources, row.entity),
    was_published: published !== null,
    erased_at: expiresAt.toISOString(),
  }
}

function parseJson(json: string | null) {
  return json === null ? null : JSON.parse(json)
}
