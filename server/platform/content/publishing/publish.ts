import { findAuditEntries } from '../../audit/audit-log.ts'
import type { Db } from '../../db/schema.ts'
import { notFoundError, RequestError } from '../../http/errors.ts'
import type { Author } from '../../staff-api/permissions.ts'
import { type FieldInput, parseFields, parsePartialFields, sanitiseValues, validateFields } from '../parse-fields.ts'
import { findRecord } from '../queries.ts'
import { changedValues, hasChanges, toValues } from '../record.ts'
import type { ContentResource, Values } from '../resource.ts'
import {
  type Change,
  changeContent,
  deleteDraft,
  findForChange,
  insertPublished,
  movePublished,
  putDraft,
  readForChange,
  removePublished,
  type Stored,
  updatePublished,
  writeDraft,
} from '../store.ts'
import { takeFromTrash } from './trash.ts'

/** Publishes a new record at once. */
export async function createRecord(db: Db, resource: ContentResource, input: FieldInput, author: Author) {
  requireAddable(resource)
  const values = parseFields(resource, input)
  const id = await changeContent(db, resource, author, (change) =>
    insertPublished(change, values, { action: 'create' }),
  )
  return findRecord(db, resource, id)
}

/** Publishes a record: its draft, if it has one, and the edits. */
export async function publishRecord(db: Db, resource: ContentResource, id: number, input: FieldInput, author: Author) {
  const edits = parsePartialFields(resource, input)
  await changeContent(db, resource, author, async (change) => {
    const stored = await readForChange(change, id, input.version)
    await publishStored(change, id, stored, edits)
  })
  return findRecord(db, resource, id)
}

export async function publishStored(change: Change, id: number, { row, draft }: Stored, edits: Values) {
  await deleteDraft(change, id)
  const values = { ...draft?.values, ...edits }
  if (row) return updatePublished(change, row, values)
  await insertPublished(change, validateFields(change.resource, values), {
    action: 'publish',
    id,
    formerUrls: draft?.formerUrls,
  })
}

/** Unpublishes a record and keeps it as a draft. */
export async function unpublishRecord(db: Db, resource: ContentResource, id: number, author: Author) {
  await changeContent(db, resource, author, async (change) => {
    const { row, draft } = await readForChange(change, id)
    if (!row) throw new RequestError('This is not on the site.', 409)
    const { values, formerUrls } = await removePublished(change, row, 'unpublish')
    await putDraft(change, id, { values: { ...values, ...draft?.values }, formerUrls })
  })
  return findRecord(db, resource, id)
}

export async function moveRecord(db: Db, resource: ContentResource, id: number, position: number, author: Author) {
  await changeContent(db, resource, author, (change) => movePublished(change, id, position))
  return findRecord(db, resource, id)
}

/** Restores the values before a revision: published, or as a draft if there is one or the revision was of a draft. */
export async function restoreRevision(db: Db, resource: ContentResource, id: number, auditId: number, author: Author) {
  const { values, wasDraft } = await findFormerValues(db, resource, id, auditId)
  await changeContent(db, resource, author, async (change) => {
    const { row, draft } = await findForChange(change, id)
    if (row && !draft && !wasDraft) return updatePublished(change, row, sanitiseValues(resource, values))
    if (row || draft) return restoreDraft(change, id, { row, draft }, values)
    const { formerUrls, position } = (await takeFromTrash(change, id)) ?? {}
    await insertPublished(change, parseFields(resource, values), { action: 'restore', id, formerUrls, position })
  })
  return findRecord(db, resource, id)
}

async function restoreDraft(change: Change, id: number, { row, draft }: Stored, former: Values) {
  const all = { ...draft?.values, ...former }
  const values = row ? changedValues(change.resource, all, row) : all
  if (!hasChanges(values)) return deleteDraft(change, id)
  await writeDraft(change, id, { row, draft }, { values })
}

const draftActions = ['draft', 'schedule', 'discard']

/** The values that a revision replaced, of the published record or of a draft. */
async function findFormerValues(db: Db, resource: ContentResource, id: number, auditId: number) {
  const [entry] = await findAuditEntries(db, [auditId])
  if (entry?.entity !== resource.table || entry.entity_id !== String(id)) throw notFoundError()
  if (!entry.before || entry.action === 'move') throw new RequestError('There is no earlier version to restore.', 409)
  return { values: toValues(resource, entry.before), wasDraft: draftActions.includes(entry.action) }
}

export function requireAddable({ isFixed }: ContentResource) {
  if (isFixed) throw new RequestError('The site has a fixed set of these: none can be added.', 405)
}
