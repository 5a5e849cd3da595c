import { type Author, findAuditEntries, recordAudit } from '../audit/audit-log.ts'
import { bumpContentVersion } from '../cache/content-version.ts'
import type { Db } from '../db/schema.ts'
import { conflictError, notFoundError, RequestError } from '../errors.ts'
import { type Draft, dropDraft, findDraft } from './drafts.ts'
import { readFields, readNamedFields } from './parse-fields.ts'
import { findContent, findContentToChange } from './publish.ts'
import { findRecord, toValues, versionOf, writableOf } from './queries.ts'
import type { ContentResource } from './resources.ts'
import type { Row } from './sanitise-fields.ts'
import { moveTo } from './sort-order.ts'
import { addToSite, change, changeOnSite } from './store.ts'

/** Puts a new record on the site at once. */
export async function createRecord(db: Db, resource: ContentResource, given: Row, author: Author) {
  requireAddable(resource)
  const values = readFields(resource, given)
  const id = await change(db, resource, (trx) => addToSite(trx, resource, values, { action: 'create' }, author))
  return findRecord(db, resource, id)
}

/** Publishes a record: its draft, if it has one, and what is given now. With a version, it must still be the one that was read. */
export async function reviseRecord(db: Db, resource: ContentResource, id: number, given: Row, author: Author) {
  const values = readNamedFields(resource, given)
  await change(db, resource, async (trx) => {
    const found = await findToChange(trx, resource, id, given.version)
    await publish(trx, resource, id, found, values, author)
  })
  return findRecord(db, resource, id)
}

export async function moveRecord(db: Db, resource: ContentResource, id: number, to: number, author: Author) {
  const { list, table } = resource
  if (!list) throw new RequestError('These have no order of their own.', 405)
  await change(db, resource, async (trx) => {
    const before = await findContentToChange(trx, table, id)
    if (!before) throw notFoundError()
    await moveTo(trx, resource, before, to)
    const after = await findContent(trx, table, id)
    const place = (row: Row | undefined) => ({ [list.place]: row?.[list.place] })
    const moved = { action: 'move', entity: table, entity_id: String(id), before: place(before), after: place(after) }
    await recordAudit(trx, moved, author)
    await bumpContentVersion(trx)
  })
  return findRecord(db, resource, id)
}

export function requireAddable({ isFixed }: ContentResource) {
  if (isFixed) throw new RequestError('The site asks for these by name: none can be added.', 405)
}

type Found = { row: Row | undefined; draft: Draft | undefined }

/** A record on the site, its draft, or both; nobody else changes them before this transaction ends. */
export async function findToChange(trx: Db, resource: ContentResource, id: number, version?: unknown): Promise<Found> {
  const row = await findContentToChange(trx, resource.table, id)
  const draft = await findDraft(trx, resource, id)
  if (!row && !draft) throw notFoundError()
  if (version !== undefined && version !== versionOf(row, draft)) throw conflictError()
  return { row, draft }
}

export async function publish(
  trx: Db,
  resource: ContentResource,
  id: number,
  { row, draft }: Found,
  values: Row,
  author: Author,
) {
  await dropDraft(trx, resource, id)
  const wanted = { ...draft?.values, ...values }
  if (row) return changeOnSite(trx, resource, row, wanted, author)
  const arrival = { action: 'publish', id, oldAddresses: draft?.oldAddresses ?? [] }
  await addToSite(trx, resource, readFields(resource, wanted), arrival, author)
}

const actionsOnDrafts = ['draft', 'schedule', 'discard']

/** The values that an entry of the history replaced, on the site or in a draft. */
export async function findFormerValues(db: Db, resource: ContentResource, id: number, auditId: number) {
  const [entry] = await findAuditEntries(db, [auditId])
  if (entry?.entity !== resource.table || entry.entity_id !== String(id)) throw notFoundError()
  if (!entry.before || entry.action === 'move')
    throw new RequestError('There is nothing before this that could be restored.', 409)
  const values = writableOf(resource, toValues(resource, entry.before))
  return { values, wasDraft: actionsOnDrafts.includes(entry.action) }
}
