import type { ErasableEnquiry } from '@house/contract/staff/entities'
import { suspectStatuses } from '@house/contract/staff/lead-status'
import { maxContentLength } from '@house/contract/validation-limits'
import { type ExpressionBuilder, sql } from 'kysely'
import { z } from 'zod'
import { recordAudit } from '../../platform/audit/audit-log.ts'
import { isPostgres, lockNames, lockRow, purgeDeleted } from '../../platform/db/dialect.ts'
import type { Db, Schema } from '../../platform/db/schema.ts'
import { notFoundError, RequestError } from '../../platform/http/errors.ts'
import type { Author } from '../../platform/staff-api/permissions.ts'
import { id as idField, parseInput, requiredText } from '../../platform/staff-api/validation.ts'
import { linkEnquiries, personLock } from './dedup.ts'
import { mailboxLock } from './deliveries.ts'
import type { Enquiry } from './tables.ts'

/** A robot can send thousands of enquiries with one phone number. */
const maxErasedAtOnce = 200

const erasureSchema = z.object({
  reason: requiredText(maxContentLength.short).transform((reason) => reason.trim()),
  ids: z.array(idField).min(1).max(maxErasedAtOnce),
})

/** Deletes what another feature has about these enquiries, before they go. */
export type EraseLeadData = (trx: Db, enquiryIds: number[]) => Promise<void>

type Person = Pick<Enquiry, 'id' | 'customer_name' | 'phone_number' | 'email' | 'person'>

/** The enquiries that are offered for erasure together with this one: same phone number or e-mail address. This one first, then newest first. */
export async function listErasable(db: Db, id: number): Promise<{ data: ErasableEnquiry[]; total: number }> {
  const lead = await findPerson(db, id)
  const enquiries = await samePerson(db, lead)
    .select(['id', 'customer_name', 'phone_number', 'email', 'status', 'created_at'])
    .orderBy((order) => order.case().when('id', '=', id).then(0).else(1).end())
    .orderBy('id', 'desc')
    .limit(maxErasedAtOnce)
    .execute()
  const pending = await countPendingDeliveries(
    db,
    enquiries.map((enquiry) => enquiry.id),
  )
  return {
    data: enquiries.map((enquiry) => ({ ...enquiry, pending_deliveries: pending.get(enquiry.id) ?? 0 })),
    total: await countSamePerson(db, lead),
  }
}

/** Erases those enquiries of a person that an administrator has seen and chosen. `isPurged`: also from SQLite's write-ahead log. */
export async function erasePerson(
  db: Db,
  erasers: readonly EraseLeadData[],
  id: number,
  input: object,
  author: Author,
) {
  const { ids, reason } = parseInput(erasureSchema, input)
  const result = await db.transaction().execute(async (trx) => {
    await lockEnquiries(
      trx,
      await samePerson(trx, await findPerson(trx, id))
        .select(personColumns)
        .execute(),
    )
    // Read again: it may have changed while we waited.
    const lead = await findPerson(trx, id)
    const chosen = await samePerson(trx, lead)
      .select(personColumns)
      .where('id', 'in', ids)
      .$if(isPostgres(trx), (query) => query.forUpdate())
      .execute()
    if (!ids.includes(id) || chosen.length !== new Set(ids).size) throw changedError()
    requireAnonymous(reason, chosen)
    const total = await countSamePerson(trx, lead)
    await deleteEnquiries(trx, erasers, chosen)
    await auditErasure(trx, id, chosen, reason, author)
    return { erased: chosen.length, remaining: total - chosen.length }
  })
  return { ...result, isPurged: await purgeDeleted(db) }
}

/** Erases one enquiry, for the command line. Returns whether it is purged from SQLite's write-ahead log too. */
export async function eraseLead(db: Db, erasers: readonly EraseLeadData[], id: number, author: Author, reason = '') {
  await db.transaction().execute(async (trx) => {
    await lockEnquiries(trx, [await findPerson(trx, id)])
    await lockRow(trx, 'enquiry', id)
    // Read again: it may have changed while we waited.
    const lead = await findPerson(trx, id)
    requireAnonymous(reason, [lead])
    await deleteEnquiries(trx, erasers, [lead])
    await auditErasure(trx, id, [lead], reason, author)
  })
  return purgeDeleted(db)
}

/** Waits for other changes to the same people, as `submit` and the other commands do. */
export async function lockEnquiries(trx: Db, enquiries: Pick<Enquiry, 'person' | 'email'>[]) {
  const names = enquiries.flatMap(({ person, email }) => [personLock(person), mailboxLock(email)])
  await lockNames(trx, [...new Set(names)])
}

/**
 * Deletes enquiries with their notes and deliveries, and what other features have about them. The audit log keeps who worked on them and when, without content.
 * Call it with the locks of `lockEnquiries`, and `purgeDeleted` afterwards.
 */
export async function deleteEnquiries(
  trx: Db,
  erasers: readonly EraseLeadData[],
  enquiries: Pick<Enquiry, 'id' | 'person'>[],
) {
  const ids = enquiries.map(({ id }) => id)
  if (ids.length === 0) return
  await trx.deleteFrom('outbox').where('enquiry_id', 'in', ids).execute()
  await trx.deleteFrom('lead_note').where('enquiry_id', 'in', ids).execute()
  for (const erase of erasers) await erase(trx, ids)
  await trx.deleteFrom('enquiry').where('id', 'in', ids).execute()
  for (const person of new Set(enquiries.map((enquiry) => enquiry.person))) await linkEnquiries(trx, person)
  await trx
    .updateTable('audit')
    .set({ before: null, after: null })
    .where('entity', '=', 'enquiry')
    .where('entity_id', 'in', ids.map(String))
    .execute()
}

const personColumns = ['id', 'customer_name', 'phone_number', 'email', 'person'] as const

async function findPerson(db: Db, id: number): Promise<Person> {
  const lead = await db.selectFrom('enquiry').select(personColumns).where('id', '=', id).executeTakeFirst()
  if (!lead) throw notFoundError()
  return lead
}

/** By phone number, and by every e-mail address that came with it. Suspect enquiries are found but do not lead to others. */
function samePerson(db: Db, { id, person }: Pick<Enquiry, 'id' | 'person'>) {
  const hasPhone = (where: ExpressionBuilder<Schema, 'enquiry'>) =>
    where.and([where('person', '=', person), where('person', '!=', '')])
  const addresses = db
    .selectFrom('enquiry')
    .select(lowerEmail.as('address'))
    .where('email', '!=', '')
    .where((where) =>
      where.or([where('id', '=', id), where.and([hasPhone(where), where('status', 'not in', suspectStatuses)])]),
    )
  return db
    .selectFrom('enquiry')
    .where((where) => where.or([where('id', '=', id), hasPhone(where), where(lowerEmail, 'in', addresses)]))
}

const lowerEmail = sql<string>`lower(email)`

async function countSamePerson(db: Db, lead: Pick<Enquiry, 'id' | 'person'>) {
  const { count } = await samePerson(db, lead)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function countPendingDeliveries(db: Db, ids: number[]) {
  const rows = await db
    .selectFrom('outbox')
    .select(['enquiry_id', ({ fn }) => fn.countAll<number>().as('count')])
    .where('enquiry_id', 'in', ids)
    .where('state', '=', 'waiting')
    .groupBy('enquiry_id')
    .execute()
  return new Map(rows.map(({ enquiry_id, count }) => [enquiry_id, Number(count)]))
}

/** The audit log keeps the reason, so it must not name the person. */
function requireAnonymous(reason: string, people: Person[]) {
  const text = reason.toLowerCase()
  const digits = reason.replace(/\D/g, '')
  const isNamed = people.some(
    ({ customer_name, email, person }) =>
      (email !== '' && text.includes(email.toLowerCase())) ||
      (person.length >= 6 && digits.includes(person)) ||
      containsWords(text, customer_name.trim().toLowerCase()),
  )
  if (isNamed)
    throw new RequestError(
      'Reason must not contain the name, phone number or e-mail address: the audit log keeps it.',
      422,
      { field: 'reason' },
    )
}

function containsWords(text: string, words: string) {
  if (words.length < 3) return false
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'u').test(text)
}

function changedError() {
  return new RequestError('The enquiries of this person have changed in the meantime. Check them again.', 409)
}

async function auditErasure(trx: Db, id: number, erased: Person[], reason: string, author: Author) {
  const lead_numbers = erased
    .map((enquiry) => enquiry.id)
    .toSorted((one, other) => one - other)
    .join(', ')
  const after = { ...(reason && { reason }), enquiries: erased.length, lead_numbers }
  await recordAudit(trx, { action: 'erase', entity: 'enquiry', entity_id: String(id), after }, author)
}
