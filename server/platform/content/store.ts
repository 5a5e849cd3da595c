import { isDeepStrictEqual } from 'node:util'
import { recordAudit } from '../audit/audit-log.ts'
import { bumpContentVersion } from '../cache/content-version.ts'
import { isReferenceFault, isUniqueFault, lockNames } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import { conflictError, notFoundError, RequestError } from '../http/errors.ts'
import type { Author } from '../staff-api/permissions.ts'
import {
  missingReferenceError,
  requireConsistent,
  requireMedia,
  requireUnreferenced,
  slugTakenError,
} from './constraints.ts'
import { deleteLastmod, touchLastmod } from './lastmod.ts'
import { closeGap, countOn, lastPosition, moveTo, positionOf } from './position.ts'
import { changedValues, type Draft, type FormerUrl, hasChanges, toColumns, toValues, versionOf } from './record.ts'
import { addRedirects, markGone, removeRedirectsTo, restoreRedirects } from './redirects/redirects.ts'
import type { ContentResource, Row, Values } from './resource.ts'
import {
  deleteRow,
  insertColumns,
  selectDraft,
  selectRow,
  selectRowForUpdate,
  typedRow,
  updateColumns,
} from './rows.ts'

/** The context of a content change. */
export type Change = {
  trx: Db
  resource: ContentResource
  author: Author
}

/** A stored record: published, draft or both. */
export type Stored = { row: Row | undefined; draft: Draft | undefined }

/**
 * The transaction of every change by staff; the functions below run in it. Changes are serialised, so that no position is assigned
 * twice. Only seeding and archive imports, which replace all content, write without it.
 */
export async function changeContent<R>(
  db: Db,
  resource: ContentResource,
  author: Author,
  work: (change: Change) => Promise<R>,
): Promise<R> {
  try {
    return await db.transaction().execute(async (trx) => {
      // One lock for all content: media must not go while something begins to use them, nor what others refer to.
      await lockNames(trx, ['media'])
      return work({ trx, resource, author })
    })
  } catch (error) {
    if (isUniqueFault(error)) throw slugTakenError()
    if (isReferenceFault(error)) throw missingReferenceError()
    throw error
  }
}

/** Reads a record and locks it. Throws a conflict when `version` is stale. */
export async function readForChange(change: Change, id: number, version?: unknown): Promise<Stored> {
  const stored = await findForChange(change, id)
  if (!stored.row && !stored.draft) throw notFoundError()
  if (version !== undefined && version !== versionOf(change.resource, stored.row, stored.draft)) throw conflictError()
  return stored
}

export async function findForChange({ trx, resource }: Change, id: number): Promise<Stored> {
  return { row: await selectRowForUpdate(trx, resource, id), draft: await selectDraft(trx, resource, id) }
}

export type Insertion = {
  /** For the audit log. */
  action: string
  /** The id that a draft reserved or a removed record had. */
  id?: number | undefined
  formerUrls?: FormerUrl[] | undefined
  /** Position among its siblings; without it the record is appended. */
  position?: number | null | undefined
}

/** Publishes a record that is not published, with parsed values. Returns its id. */
export async function insertPublished(
  { trx, resource, author }: Change,
  values: Values,
  { action, id: reserved, formerUrls = [], position }: Insertion,
): Promise<number> {
  await requireConsistent(trx, resource, values)
  await requireMedia(trx, resource, values)
  const columns = toColumns(resource, { ...resource.defaults, ...values })
  const last = await lastPosition(trx, resource, columns)
  const id = await insertColumns(trx, resource, { ...columns, ...last }, reserved)
  if (position) await moveTo(trx, resource, { ...columns, ...last, id }, position)
  await countOn(trx, resource, columns, 1)
  const after = await requireRow(trx, resource, id)
  await resource.afterChange?.(trx, { after: typedRow(resource, after) })
  if (reserved !== undefined) await restoreRedirects(trx, formerUrls, await urlsOf(trx, resource, after), author.now)
  await touchLastmod(trx, resource, after, author.now)
  await recordAudit(trx, { action, entity: resource.table, entity_id: String(id), after }, author)
  await bumpContentVersion(trx)
  return id
}

/** Updates the changed fields of a published record, from parsed values. */
export async function updatePublished({ trx, resource, author }: Change, before: Row, values: Values) {
  const changes = changedValues(resource, values, before)
  if (!hasChanges(changes)) return
  await requireConsistent(trx, resource, { ...toValues(resource, before), ...changes }, before)
  await requireMedia(trx, resource, changes)
  const oldUrls = await urlsOf(trx, resource, before)
  const columns = toColumns(resource, changes)
  const isMoved = resource.position?.within.some((column) => Object.hasOwn(columns, column)) ?? false
  // A record moved to another list is appended there.
  const position = isMoved ? await lastPosition(trx, resource, { ...before, ...columns }) : {}
  await updateColumns(trx, resource, before.id, { ...columns, ...position })
  const after = await requireRow(trx, resource, before.id)
  if (isMoved) {
    await closeGap(trx, resource, before)
    await countOn(trx, resource, before, -1)
    await countOn(trx, resource, after, 1)
  }
  await resource.afterChange?.(trx, { before: typedRow(resource, before), after: typedRow(resource, after) })
  await addRedirects(trx, oldUrls, await urlsOf(trx, resource, after), author.now)
  await touchLastmod(trx, resource, before, author.now)
  await touchLastmod(trx, resource, after, author.now)
  const entry = { action: 'revise', entity: resource.table, entity_id: String(before.id), before, after }
  await recordAudit(trx, entry, author)
  await bumpContentVersion(trx)
}

export type Removed = {
  values: Values
  position: number | null
  formerUrls: FormerUrl[]
}

/** Unpublishes a record. Returns what is needed to publish it again unchanged. */
export async function removePublished(
  { trx, resource, author }: Change,
  row: Row,
  action: 'unpublish' | 'delete',
): Promise<Removed> {
  const { table } = resource
  if (resource.isFixed) throw new RequestError('The site has a fixed set of these: none can be unpublished.', 405)
  await requireUnreferenced(trx, resource, row)
  await resource.beforeRemove?.(trx, typedRow(resource, row))
  const formerUrls = await removeRedirectsTo(trx, await urlsOf(trx, resource, row))
  if (action === 'delete') await markGone(trx, formerUrls, author.now)
  await deleteRow(trx, resource, row.id)
  await closeGap(trx, resource, row)
  await countOn(trx, resource, row, -1)
  await resource.afterChange?.(trx, { before: typedRow(resource, row) })
  await touchLastmod(trx, resource, row, author.now)
  await deleteLastmod(trx, table, row.id)
  await recordAudit(trx, { action, entity: table, entity_id: String(row.id), before: row }, author)
  await bumpContentVersion(trx)
  return { values: toValues(resource, row), position: positionOf(resource, row), formerUrls }
}

/** Changes only the position of a record among its siblings. */
export async function movePublished({ trx, resource, author }: Change, id: number, position: number) {
  if (!resource.position) throw new RequestError('These records have no order.', 405)
  const before = await selectRowForUpdate(trx, resource, id)
  if (!before) throw notFoundError()
  await moveTo(trx, resource, before, position)
  const after = await requireRow(trx, resource, id)
  const entry = {
    action: 'move',
    entity: resource.table,
    entity_id: String(id),
    before: { position: before.position },
    after: { position: after.position },
  }
  await recordAudit(trx, entry, author)
  await bumpContentVersion(trx)
}

export type DraftChange = Pick<Draft, 'values'> & Partial<Pick<Draft, 'publish_at' | 'formerUrls'>>

/** Creates or replaces a draft. The audit entry has the previous draft, else the published values, as `before`. */
export async function writeDraft(
  change: Change,
  id: number,
  { row, draft }: Partial<Stored>,
  { values, publish_at = null, formerUrls = draft?.formerUrls ?? [] }: DraftChange,
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
export async function putDraft(
  { trx, resource: { table }, author }: Change,
  id: number,
  { values, publish_at = null, formerUrls = [] }: DraftChange,
) {
  const columns = {
    document: JSON.stringify(values),
    former_urls: JSON.stringify(formerUrls),
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

export async function deleteDraft({ trx, resource: { table } }: Change, id: number) {
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

export async function urlsOf(db: Db, resource: ContentResource, row: Row): Promise<string[]> {
  return (await resource.urls?.(db, typedRow(resource, row))) ?? []
}

async function requireRow(trx: Db, resource: ContentResource, id: number): Promise<Row> {
  const row = await selectRow(trx, resource, id)
  if (!row) throw new Error(`there is no ${resource.table} ${id}`)
  return row
}

function pick(values: object, names: string[]) {
  const all = new Map<string, unknown>(Object.entries(values))
  return Object.fromEntries(names.map((name) => [name, all.get(name)]))
}
