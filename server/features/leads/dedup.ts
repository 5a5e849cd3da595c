import { suspectStatuses, unfinishedStatuses } from '@house/contract/staff/lead-status'
import { salesRoles } from '@house/contract/staff/roles'
import type { Db } from '../../platform/db/schema.ts'

/** A person is the last ten digits of a phone number, so that numbers with and without country code match. */
export function personOf(phone: string) {
  return phone.replace(/\D/g, '').slice(-10)
}

/** Held by every transaction that changes enquiries of one person. */
export function personLock(person: string) {
  return person && `person ${person}`
}

/** The newest genuine enquiry of a person supersedes their earlier ones. Suspect ones neither hide others nor are hidden. */
export async function linkEnquiries(trx: Db, person: string) {
  if (person === '') return
  const newest = await findNewest(trx, person)
  if (newest)
    await trx
      .updateTable('enquiry')
      .set({ superseded_by: newest.id })
      .where('person', '=', person)
      .where('id', '<', newest.id)
      .where('status', 'not in', suspectStatuses)
      .execute()
  await trx
    .updateTable('enquiry')
    .set({ superseded_by: null })
    .where('person', '=', person)
    .where('superseded_by', 'is not', null)
    .where((where) => where.or([where('id', '=', newest?.id ?? 0), where('status', 'in', suspectStatuses)]))
    .execute()
}

/** Links a new enquiry, and assigns it to the owner of the person's earlier one together with the agreed next action. */
export async function assignToKnownOwner(trx: Db, person: string) {
  await linkEnquiries(trx, person)
  const newest = await findNewest(trx, person)
  if (!newest || newest.owner_id) return
  const earlier = await trx
    .selectFrom('enquiry')
    .innerJoin('staff', 'staff.id', 'enquiry.owner_id')
    .select(['enquiry.owner_id', 'enquiry.next_action_at', 'enquiry.status'])
    .where('enquiry.person', '=', person)
    .where('enquiry.superseded_by', '=', newest.id)
    .where('staff.suspended', '=', 0)
    .where('staff.role', 'in', salesRoles)
    .orderBy('enquiry.id', 'desc')
    .executeTakeFirst()
  if (!earlier) return
  const next_action_at = unfinishedStatuses.includes(earlier.status) ? earlier.next_action_at : null
  await trx
    .updateTable('enquiry')
    .set({ owner_id: earlier.owner_id, next_action_at: newest.next_action_at ?? next_action_at })
    .where('id', '=', newest.id)
    .execute()
}

/** The unfinished enquiries that this one supersedes. */
export async function listUnfinishedBefore(trx: Db, id: number) {
  return trx
    .selectFrom('enquiry')
    .select(['id', 'status'])
    .where('superseded_by', '=', id)
    .where('status', 'in', unfinishedStatuses)
    .execute()
}

async function findNewest(trx: Db, person: string) {
  if (person === '') return undefined
  return trx
    .selectFrom('enquiry')
    .select(['id', 'owner_id', 'next_action_at'])
    .where('person', '=', person)
    .where('status', 'not in', suspectStatuses)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
