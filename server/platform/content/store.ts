import { isDeepStrictEqual } from 'node:util'
import { copyLimitsOfProduct, renameLimitProduct } from '../../features/planner-parts/limits-of-product.ts'
import { type Author, recordAudit } from '../audit/audit-log.ts'
import { bumpContentVersion } from '../cache/content-version.ts'
import { isReferenceFault, isUniqueFault, lockNames, slugIs } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import { conflictError, notFoundError, RequestError } from '../http/errors.ts'
import {
  missingReferenceError,
  requireConsistent,
  requireMedia,
  requireUnreferenced,
  slugTakenError,
} from './constraints.ts'
import { deleteLastmod, touchLastmod } from './lastmod.ts'
import {
  changedValues,
  type Draft,
  encodeJson,
  type FormerUrl,
  hasChanges,
  type Row,
  toValues,
  versionOf,
} from './record.ts'
import { urlsOfRecord } from './record-urls.ts'
import { addRedirects, markGone, removeRedirectsTo, restoreRedirects } from './redirects/redirects.ts'
import type { ContentResource } from './resources.ts'
import type { ContentTable, Values } from './schema.ts'
import { addToProductCount, lastPosition, moveToRank, rankOf, removeFromList } from './sort-order.ts'
import {
  deleteRow,
  insertDefaults,
  insertRow,
  replaceAccessoryCategories,
  selectDraft,
  selectRow,
  selectRowForUpdate,
  updateRow,
} from './tables.ts'

/** The context of a content change. */
export type Change<T extends ContentTable = ContentTable> = {
  trx: Db
  resource: ContentResource<T>
  author: Author
}

/** A stored record: published, draft or both. */
export type Stored<T extends ContentTable = ContentTable> = { row: Row<T> | undefined; draft: Draft<T> | undefined }

/**
 * The transaction of every change by staff; the functions below run in it. Changes are serialised, so that no position is assigned
 * twice. Only seeding and archive imports, which replace all content, write without it.
 */
export async function changeContent<T extends ContentTable, R>(
  db: Db,
  resource: ContentResource<T>,
  author: Author,
  work: (change: Change<T>) => Promise<R>,
): Promise<R> {
  try {
    return await db.transaction().execute(async (trx) => {
      // `lockNames` takes locks in sorted order, so that two changes cannot deadlock.
      await lockNames(trx, ['media', `order of ${resource.table}`])
      return work({ trx, resource, author })
    })
  } catch (error) {
    if (isUniqueFault(error)) throw slugTakenError()
    if (isReferenceFault(error)) throw missingReferenceError()
    throw error
  }
}

/** Reads a record and locks it. Throws a conflict when `version` is stale. */
export async function readForChange<T extends ContentTable>(
  { trx, resource }: Change<T>,
  id: number,
  version?: unknown,
): Promise<Stored<T>> {
  const stored = await findForChange({ trx, resource }, id)
  if (!stored.row && !stored.draft) throw notFoundError()
  if (version !== undefined && version !== versionOf(stored.row, stored.draft)) throw conflictError()
  return stored
}

export async function findForChange<T extends ContentTable>(
  { trx, resource: { table } }: Pick<Change<T>, 'trx' | 'resource'>,
  id: number,
): Promise<Stored<T>> {
  return { row: await selectRowForUpdate(trx, table, id), draft: await selectDraft(trx, table, id) }
}

export type Insertion = {
  /** For the audit log. */
  action: string
  /** The id that a draft reserved or a removed record had. */
  id?: number | undefined
  formerUrls?: FormerUrl[] | undefined
  /** Position among its siblings; without it the record is appended. */
  rank?: number | null | undefined
}

/** Publishes a record that is not published. Returns its id. */
export async function insertPublished<T extends ContentTable>(
  { trx, resource, author }: Change<T>,
  values: Values<T>,
  { action, id: reserved, formerUrls = [], rank }: Insertion,
): Promise<number> {
  const { table } = resource
  await requireConsistent(trx, resource, values)
  await requireMedia(trx, resource, values)
  const id = await insertValues(trx, resource, values, reserved)
  const row = await selectRow(trx, table, id)
  if (rank && row) await moveToRank(trx, resource, row, rank)
  if (reserved !== undefined) await restoreRedirects(trx, formerUrls, await urlsOfRecord(trx, table, id), author.now)
  const after = await requireRow(trx, table, id)
  await touchLastmod(trx, table, after, author.now)
  await recordAudit(trx, { action, entity: table, entity_id: String(id), after }, author)
  await bumpContentVersion(trx)
  return id
}

async function insertValues<T extends ContentTable>(
  trx: Db,
  resource: ContentResource<T>,
  values: Values<T>,
  reserved: number | undefined,
) {
  const { accessory_category_ids = [], ...columns } = {
    accessory_category_ids: undefined,
    ...encodeJson(resource, values),
  }
  const row = { ...insertDefaults(resource.table), ...columns, ...(await lastPosition(trx, resource, columns)) }
  const id = await insertRow(trx, resource.table, row as never, reserved)
  if ('sub_item_id' in values) {
    await addToProductCount(trx, values.sub_item_id, 1)
    await replaceAccessoryCategories(trx, id, accessory_category_ids)
  }
  return id
}

/** Updates the changed fields of a published record. */
export async function updatePublished<T extends ContentTable>(
  { trx, resource, author }: Change<T>,
  row: Row<T>,
  values: Partial<Values<T>>,
) {
  const changes = changedValues(resource, values, row)
  if (!hasChanges(changes)) return
  const { table } = resource
  await requireConsistent(trx, resource, { ...toValues(resource, row), ...changes } as Values<T>, row)
  await requireMedia(trx, resource, changes)
  const before = await requireRow(trx, table, row.id)
  const oldUrls = await urlsOfRecord(trx, table, row.id)
  await updateValues(trx, resource, row, changes)
  const after = await requireRow(trx, table, row.id)
  await renameAccessoryTiles(trx, before, after)
  if ('plan_design' in before && 'plan_design' in after && before.slug !== after.slug)
    await renameLimitProduct(trx, before.slug, after.slug)
  await addRedirects(trx, oldUrls, await urlsOfRecord(trx, table, row.id), author.now)
  await touchLastmod(trx, table, before, author.now)
  await touchLastmod(trx, table, after, author.now)
  await recordAudit(trx, { action: 'revise', entity: table, entity_id: String(row.id), before, after }, author)
  await bumpContentVersion(trx)
}

async function updateValues<T extends ContentTable>(
  trx: Db,
  resource: ContentResource<T>,
  row: Row<T>,
  changes: Partial<Values<T>>,
) {
  const { accessory_category_ids, ...columns } = { accessory_category_ids: undefined, ...encodeJson(resource, changes) }
  const position = await positionAfterMove(trx, resource, row, columns)
  await updateRow(trx, resource.table, row.id, { ...columns, ...position })
  if (accessory_category_ids) await replaceAccessoryCategories(trx, row.id, accessory_category_ids)
}

/** A record moved to another list is appended there. */
async function positionAfterMove(trx: Db, resource: ContentResource, row: Row, columns: object): Promise<object> {
  if (!resource.sequence?.within.some((column) => Object.hasOwn(columns, column))) return {}
  const position = await lastPosition(trx, resource, { ...row, ...columns })
  if ('place' in row && 'sub_item_id' in columns) {
    await removeFromList(trx, row)
    await addToProductCount(trx, Number(columns.sub_item_id), 1)
  }
  return position
}

export type Removed<T extends ContentTable = ContentTable> = {
  values: Partial<Values<T>>
  rank: number | null
  formerUrls: FormerUrl[]
}

/** Unpublishes a record. Returns what is needed to publish it again unchanged. */
export async function removePublished<T extends ContentTable>(
  { trx, resource, author }: Change<T>,
  row: Row<T>,
  action: 'unpublish' | 'delete',
): Promise<Removed<T>> {
  const { table } = resource
  if (resource.isFixed) throw new RequestError('The site has a fixed set of these: none can be unpublished.', 405)
  await requireUnreferenced(trx, resource, row)
  if ('plan_design' in row) await copyLimitsOfProduct(trx, row)
  const rank = await rankOf(trx, resource, row)
  const before = await requireRow(trx, table, row.id)
  const formerUrls = await removeRedirectsTo(trx, await urlsOfRecord(trx, table, row.id))
  if (action === 'delete') await markGone(trx, formerUrls, author.now)
  await deleteRow(trx, table, row.id)
  await touchLastmod(trx, table, before, author.now)
  await deleteLastmod(trx, table, row.id)
  await recordAudit(trx, { action, entity: table, entity_id: String(row.id), before }, author)
  await bumpContentVersion(trx)
  if ('place' in row) await removeFromList(trx, row)
  return { values: toValues(resource, row), rank, formerUrls }
}

/** Changes only the order of a record among its siblings. */
export async function movePublished<T extends ContentTable>(
  { trx, resource, author }: Change<T>,
  id: number,
  rank: number,
) {
  const { sequence, table } = resource
  if (!sequence) throw new RequestError('These records have no order.', 405)
  const before = await selectRowForUpdate(trx, table, id)
  if (!before) throw notFoundError()
  await moveToRank(trx, resource, before, rank)
  const after = await requireRow(trx, table, id)
  const positionOf = (row: object) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => name === sequence.column))
  await recordAudit(
    trx,
    { action: 'move', entity: table, entity_id: String(id), before: positionOf(before), after: positionOf(after) },
    author,
  )
  await bumpContentVersion(trx)
}

export type DraftChange<T extends ContentTable = ContentTable> = Pick<Draft<T>, 'values'> &
  Partial<Pick<Draft<T>, 'publish_at' | 'formerUrls'>>

/** Creates or replaces a draft. The audit entry has the previous draft, else the published values, as `before`. */
export async function writeDraft<T extends ContentTable>(
  change: Change<T>,
  id: number,
  { row, draft }: Partial<Stored<T>>,
  { values, publish_at = null, formerUrls = draft?.formerUrls ?? [] }: DraftChange<T>,
) {
  const { trx, resource, author } = change
  if (draft && isDeepStrictEqual(draft.values, values) && draft.publish_at === publish_at) return
  await requireMedia(trx, resource, values)
  await putDraft(change, id, { values, publish_at, formerUrls })
  const published = row && toValues(resource, row)
  const names = Object.keys({ ...draft?.values, ...values, publish_at })
  const before = { ...published, ...draft?.values, publish_at: draft?.publish_at ?? null }
  const after = { ...published, ...values, publish_at }
  await recordAudit(
    trx,
    {
      action: publish_at ? 'schedule' : 'draft',
      entity: resource.table,
      entity_id: String(id),
      before: row || draft ? pick(before, names) : undefined,
      after: pick(after, names),
    },
    author,
  )
}

/** Stores a draft without an audit entry: the calling command records one. */
export async function putDraft<T extends ContentTable>(
  { trx, resource: { table }, author }: Change<T>,
  id: number,
  { values, publish_at = null, formerUrls = [] }: DraftChange<T>,
) {
  const columns = {
    document: JSON.stringify(values),
    old_addresses: JSON.stringify(formerUrls),
    publish_at,
    problem: null,
    staff_id: author.staffId,
    updated_at: author.now.toISOString(),
  }
  await trx
    .insertInto('draft')
    .values({ entity: table, entity_id: id, ...columns })
    .onConflict((conflict) => conflict.columns(['entity', 'entity_id']).doUpdateSet(columns))
    .execute()
}

export async function deleteDraft({ trx, resource: { table } }: Pick<Change, 'trx' | 'resource'>, id: number) {
  await trx.deleteFrom('draft').where('entity', '=', table).where('entity_id', '=', id).execute()
}

export async function auditChange(
  { trx, resource, author }: Change,
  id: number,
  action: string,
  { before, after }: { before?: object | undefined; after?: object | undefined },
) {
  await recordAudit(trx, { action, entity: resource.table, entity_id: String(id), before, after }, author)
}

/** Tiles link to an accessory category by its slug. */
async function renameAccessoryTiles(trx: Db, before: Row, after: Row) {
  if (!('icon_image' in before) || !('icon_image' in after) || before.slug === after.slug) return
  await trx
    .updateTable('sub_item')
    .set({ slug: after.slug })
    .where('type', '=', 'Accessory')
    .where(slugIs('slug', before.slug))
    .execute()
}

async function requireRow<T extends ContentTable>(trx: Db, table: T, id: number): Promise<Row<T>> {
  const row = await selectRow(trx, table, id)
  if (!row) throw new Error(`there is no ${table} ${id}`)
  return row
}

function pick(values: object, names: string[]) {
  const all = new Map<string, unknown>(Object.entries(values))
  return Object.fromEntries(names.map((name) => [name, all.get(name)]))
}
