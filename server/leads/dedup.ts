import type { Db } from '../db/schema.ts'

/** They may be anyone's: they neither hide a person's other enquiries nor are hidden by them. */
const unreal = ['spam', 'quarantine']
const unfinished = ['new', 'open']

/** Who can be reached under a phone number: its last ten digits, with or without the country before them. */
export function personOf(phone: string) {
  return phone.replace(/\D/g, '').slice(-10)
}

/** What two changes to the enquiries of one person wait for. */
export function personLock(person: string) {
  return person && `person ${person}`
}

/** The newest real enquiry of a person stands for all of them; the earlier ones are its history. */
export async function joinPerson(trx: Db, person: string) {
  if (person === '') return
  const newest = await newestOf(trx, person)
  if (newest)
    await trx
      .updateTable('enquiry')
      .set({ superseded_by: newest.id })
      .where('person', '=', person)
      .where('id', '<', newest.id)
      .where('status', 'not in', unreal)
      .execute()
  await trx
    .updateTable('enquiry')
    .set({ superseded_by: null })
    .where('person', '=', person)
    .where('superseded_by', 'is not', null)
    .where((where) => where.or([where('id', '=', newest?.id ?? 0), where('status', 'in', unreal)]))
    .execute()
}

/** Who writes again comes to the colleague who knows them, with the date that was agreed. */
export async function continueWork(trx: Db, person: string) {
  await joinPerson(trx, person)
  const newest = await newestOf(trx, person)
  if (!newest || newest.owner_id) return
  const before = await trx
    .selectFrom('enquiry')
    .innerJoin('staff', 'staff.id', 'enquiry.owner_id')
    .select(['enquiry.owner_id', 'enquiry.next_action_at', 'enquiry.status'])
    .where('enquiry.person', '=', person)
    .where('enquiry.superseded_by', '=', newest.id)
    .where('staff.suspended', '=', 0)
    .where('staff.role', 'in', ['administrator', 'sales'])
    .orderBy('enquiry.id', 'desc')
    .executeTakeFirst()
  if (!before) return
  const next_action_at = unfinished.includes(before.status) ? before.next_action_at : null
  await trx
    .updateTable('enquiry')
    .set({ owner_id: before.owner_id, next_action_at: newest.next_action_at ?? next_action_at })
    .where('id', '=', newest.id)
    .execute()
}

/** Earlier enquiries that are still open are taken up, won and lost together with the one that stands for them. */
export async function listUnfinishedBefore(trx: Db, id: number) {
  return trx
    .selectFrom('enquiry')
    .select(['id', 'status'])
    .where('superseded_by', '=', id)
    .where('status', 'in', unfinished)
    .execute()
}

async function newestOf(trx: Db, person: string) {
  if (person === '') return undefined
  return trx
    .selectFrom('enquiry')
    .select(['id', 'owner_id', 'next_action_at'])
    .where('person', '=', person)
    .where('status', 'not in', unreal)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
