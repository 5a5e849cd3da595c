import { z } from 'zod'
import { type Author, recordAudit } from '../audit/audit-log.ts'
import { reserveId } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import { RequestError } from '../errors.ts'
import { requirePictures } from './constraints.ts'
import { type Draft, dropDraft, findDraft, keepDraft } from './drafts.ts'
import { findFormerValues, findToChange, requireAddable } from './edit.ts'
import { differing, readFields, readNamedFields } from './parse-fields.ts'
import { findContentToChange } from './publish.ts'
import { findRecord, toValues } from './queries.ts'
import type { ContentResource } from './resources.ts'
import type { Row } from './sanitise-fields.ts'
import { addToSite, change, changeOnSite, takeOffSite } from './store.ts'
import { takeFromTrash } from './trash.ts'
import { checked, instant } from './validation.ts'

const schedule = z.object({ publish_at: instant.nullish() })

/** Keeps new content that the site does not show yet, under the number it will have there. */
export async function createDraft(db: Db, resource: ContentResource, given: Row, author: Author) {
  requireAddable(resource)
  const values = readFields(resource, given)
  const publish_at = readSchedule(given, author.now) ?? null
  const id = await change(db, resource, async (trx) => {
    const reserved = await reserveId(trx, resource.table)
    await write(trx, resource, reserved, {}, { values, publish_at }, author)
    return reserved
  })
  return findRecord(db, resource, id)
}

/** Keeps what was written for later; the site does not change. `publish_at` sets, moves or (null) ends its schedule. */
export async function saveDraft(db: Db, resource: ContentResource, id: number, given: Row, author: Author) {
  const written = readNamedFields(resource, given)
  const asked = readSchedule(given, author.now)
  await change(db, resource, async (trx) => {
    const { row, draft } = await findToChange(trx, resource, id, given.version)
    const all = { ...draft?.values, ...written }
    const values = row ? differing(resource, all, row) : all
    const publish_at = asked === undefined ? (draft?.publish_at ?? null) : asked
    if (Object.keys(values).length > 0) return write(trx, resource, id, { row, draft }, { values, publish_at }, author)
    if (asked) throw new RequestError('There is no change that could be published then.', 409)
    await dropDraft(trx, resource, id)
  })
  return findRecord(db, resource, id)
}

/** Forgets what was written; the site stays as it is. */
export async function discardDraft(db: Db, resource: ContentResource, id: number, author: Author) {
  await change(db, resource, async (trx) => {
    const { row, draft } = await findToChange(trx, resource, id)
    if (!row) throw new RequestError('This is not on the site. Move it to the trash instead.', 409)
    if (!draft) return
    await dropDraft(trx, resource, id)
    await audit(trx, resource, id, 'discard', draft.values, undefined, author)
  })
  return findRecord(db, resource, id)
}

/** Takes a record off the site and keeps it as a draft. */
export async function withdrawRecord(db: Db, resource: ContentResource, id: number, author: Author) {
  await change(db, resource, async (trx) => {
    const { row, draft } = await findToChange(trx, resource, id)
    if (!row) throw new RequestError('This is not on the site.', 409)
    const { values, oldAddresses } = await takeOffSite(trx, resource, row, 'withdraw', author)
    await keepDraft(trx, resource, id, { values: { ...values, ...draft?.values }, oldAddresses }, author)
  })
  return findRecord(db, resource, id)
}

/** Undoes what an entry of the history did: on the site, or in the draft where there is one or the entry was about one. */
export async function restoreRecord(db: Db, resource: ContentResource, id: number, auditId: number, author: Author) {
  const { values: former, wasDraft } = await findFormerValues(db, resource, id, auditId)
  await change(db, resource, async (trx) => {
    const row = await findContentToChange(trx, resource.table, id)
    const draft = await findDraft(trx, resource, id)
    if (row && !draft && !wasDraft) return changeOnSite(trx, resource, row, former, author)
    if (row || draft) return restoreDraft(trx, resource, id, { row, draft }, former, author)
    const { oldAddresses = [], place = null } = (await takeFromTrash(trx, resource, id)) ?? {}
    const arrival = { action: 'restore', id, oldAddresses, place }
    await addToSite(trx, resource, readFields(resource, former), arrival, author)
  })
  return findRecord(db, resource, id)
}

async function restoreDraft(
  trx: Db,
  resource: ContentResource,
  id: number,
  { row, draft }: Stored,
  former: Row,
  author: Author,
) {
  const all = { ...draft?.values, ...former }
  const values = row ? differing(resource, all, row) : all
  if (Object.keys(values).length === 0) return dropDraft(trx, resource, id)
  await write(trx, resource, id, { row, draft }, { values }, author)
}

type Stored = { row?: Row | undefined; draft?: Draft | undefined }
type Written = { values: Row; publish_at?: string | null }

/** On record with what it replaces: the draft before it, or else what is on the site. */
async function write(
  trx: Db,
  resource: ContentResource,
  id: number,
  { row, draft }: Stored,
  { values, publish_at = null }: Written,
  author: Author,
) {
  if (draft && isSame(draft.values, values) && draft.publish_at === publish_at) return
  await requirePictures(trx, resource, values)
  await keepDraft(trx, resource, id, { values, publish_at, oldAddresses: draft?.oldAddresses ?? [] }, author)
  const former: Row = { ...(row && toValues(resource, row)), ...draft?.values, publish_at: draft?.publish_at ?? null }
  const now: Row = { ...(row && toValues(resource, row)), ...values, publish_at }
  const names = Object.keys({ ...draft?.values, ...values, publish_at })
  const before = row || draft ? pick(former, names) : undefined
  await audit(trx, resource, id, publish_at ? 'schedule' : 'draft', before, pick(now, names), author)
}

function pick(row: Row, names: string[]): Row {
  return Object.fromEntries(names.map((name) => [name, row[name]]))
}

function isSame(one: unknown, other: unknown) {
  return JSON.stringify(one) === JSON.stringify(other)
}

async function audit(
  trx: Db,
  { table }: ContentResource,
  id: number,
  action: string,
  before: Row | undefined,
  after: Row | undefined,
  author: Author,
) {
  await recordAudit(trx, { action, entity: table, entity_id: String(id), before, after }, author)
}

function readSchedule(given: Row, now: Date): string | null | undefined {
  const { publish_at } = checked(schedule, given)
  if (publish_at && publish_at <= now.toISOString())
    throw new RequestError('Choose a time that is still to come', 422, { field: 'publish_at' })
  return publish_at
}
