import { z } from 'zod'
import { reserveId } from '../../db/dialect.ts'
import type { Db } from '../../db/schema.ts'
import { RequestError } from '../../http/errors.ts'
import type { Author } from '../../staff-api/permissions.ts'
import { instant, parseInput } from '../../staff-api/validation.ts'
import { type FieldInput, parseFields, parsePartialFields } from '../parse-fields.ts'
import { findRecord } from '../queries.ts'
import { changedValues, hasChanges } from '../record.ts'
import type { ContentResource } from '../resource.ts'
import { auditChange, changeContent, deleteDraft, readForChange, writeDraft } from '../store.ts'
import { requireAddable } from './publish.ts'

const schedule = z.object({ publish_at: instant.nullish() })

/** Creates a draft and reserves its id for publishing. */
export async function createDraft(db: Db, resource: ContentResource, input: FieldInput, author: Author) {
  requireAddable(resource)
  const values = parseFields(resource, input)
  const publish_at = parseSchedule(input, author.now) ?? null
  const id = await changeContent(db, resource, author, async (change) => {
    const reserved = await reserveId(change.trx, resource.table)
    await writeDraft(change, reserved, {}, { values, publish_at })
    return reserved
  })
  return findRecord(db, resource, id)
}

/** Saves edits as a draft. `publish_at` sets, moves or (null) cancels the schedule. */
export async function saveDraft(db: Db, resource: ContentResource, id: number, input: FieldInput, author: Author) {
  const edits = parsePartialFields(resource, input)
  const scheduled = parseSchedule(input, author.now)
  await changeContent(db, resource, author, async (change) => {
    const { row, draft } = await readForChange(change, id, input.version)
    const all = { ...draft?.values, ...edits }
    const values = row ? changedValues(resource, all, row) : all
    const publish_at = scheduled === undefined ? (draft?.publish_at ?? null) : scheduled
    if (!hasChanges(values)) {
      if (scheduled) throw new RequestError('There is no unpublished change to schedule.', 409)
      return deleteDraft(change, id)
    }
    await writeDraft(change, id, { row, draft }, { values, publish_at })
  })
  return findRecord(db, resource, id)
}

/** Deletes the draft of a published record. */
export async function discardDraft(db: Db, resource: ContentResource, id: number, author: Author) {
  await changeContent(db, resource, author, async (change) => {
    const { row, draft } = await readForChange(change, id)
    if (!row) throw new RequestError('This is not published. Move it to the trash instead.', 409)
    if (!draft) return
    await deleteDraft(change, id)
    await auditChange(change, id, 'discard', { before: draft.values })
  })
  return findRecord(db, resource, id)
}

function parseSchedule(input: FieldInput, now: Date): string | null | undefined {
  const { publish_at } = parseInput(schedule, input)
  if (publish_at && publish_at <= now.toISOString())
    throw new RequestError('Choose a time in the future', 422, { field: 'publish_at' })
  return publish_at
}
