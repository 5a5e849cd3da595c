import type { LeadStatus } from '@house/contract/staff/lead-status'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../database.ts'
import { retention } from '../../features.ts'
import { type Staff, signInAs } from '../../testing/as-staff.ts'
import { asVisitor } from '../../testing/as-visitor.ts'
import { filesContaining } from '../../testing/fixtures/files-containing.ts'
import { tablesContaining } from '../../testing/fixtures/tables-containing.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { deleteExpired } from './expired.ts'
import { monthsBefore } from './periods.ts'

const dayMs = 24 * 60 * 60 * 1000
const today = new Date('2026-11-17T10:00:00.000Z')
let now = today
let { api, app, db, env, close } = {} as Awaited<ReturnType<typeof openTestApp>>
let administrator = {} as Staff
beforeEach(async () => {
  now = today
  ;({ api, app, db, env, close } = await openTestApp({ clock: () => now }))
  administrator = await signInAs(app, db, 'administrator')
})
afterEach(() => close())

let people = 0

async function enquire(monthsAgo: number, status?: LeadStatus, phone_number = newPhone()) {
  now = monthsBefore(today, monthsAgo)
  const visitor = status === 'quarantine' ? api : asVisitor(api, db, () => now)
  await visitor.contactUs({ customer_name: 'Ravindra Jain', phone_number, email: 'ravindra@example.in' })
  const { id } = await db.selectFrom('enquiry').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  const change = { status, ...(status === 'lost' && { lost_reason: 'Too far away' }) }
  if (status && status !== 'quarantine') await administrator.call('PUT', `/leads/${id}`, change)
  now = today
  return id
}

function newPhone() {
  people += 1
  return String(9_811_000_000 + people)
}

async function changeLater(id: number, monthsAgo: number, change: object) {
  now = monthsBefore(today, monthsAgo)
  await administrator.call('PUT', `/leads/${id}`, change)
  now = today
}

async function storedIds() {
  const rows = await db.selectFrom('enquiry').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

async function runs() {
  const rows = await db.selectFrom('audit').selectAll().where('action', '=', 'expire').orderBy('id').execute()
  return rows.map(({ entity, staff_id, after }) => ({ entity, staff_id, ...JSON.parse(after ?? '{}') }))
}

function savePeriods(periods: object) {
  return administrator.call('PUT', '/settings/1', periods)
}

test('enquiries are deleted after 36 months, spam after 3, and won leads never, unless the settings say otherwise', async () => {
  const { data } = (await administrator.call('GET', '/settings/1')).body
  expect(data).toMatchObject({
    retention_enquiries: 36,
    retention_won: null,
    retention_spam: 3,
    retention_audit: 36,
    retention_effective_at: null,
  })
  const kept = [await enquire(35), await enquire(90, 'won'), await enquire(2, 'quarantine'), await enquire(2, 'spam')]
  await enquire(37)
  await enquire(37, 'lost')
  await enquire(4, 'quarantine')
  await enquire(4, 'spam')
  expect(await deleteExpired(db, retention, now)).toEqual([
    { type: 'enquiries', deleted: 2 },
    { type: 'spam', deleted: 2 },
    { type: 'audit', deleted: 2 },
  ])
  expect(await storedIds()).toEqual(kept)
})

test('the period counts from the last activity: a change, a note, a planned next action or a newer enquiry', async () => {
  const changed = await enquire(40)
  await changeLater(changed, 1, { status: 'open' })
  const noted = await enquire(40)
  now = monthsBefore(today, 1)
  await administrator.call('POST', `/leads/${noted}/notes`, { text: 'Wants a visit' })
  const planned = await enquire(40)
  await changeLater(planned, 39, { next_action_at: '2026-12-01T00:00:00.000Z' })
  const phone = newPhone()
  const earlier = await enquire(40, undefined, phone)
  const newest = await enquire(1, undefined, phone)
  await enquire(40)
  await deleteExpired(db, retention, now)
  expect(await storedIds()).toEqual([changed, noted, planned, earlier, newest])
})

test('a deleted enquiry takes its notes and pending deliveries with it, and nothing of the person remains', async () => {
  const personalData = ['Ravindra', 'ravindra@example.in', 'zucchini']
  const id = await enquire(40)
  now = monthsBefore(today, 39)
  await administrator.call('POST', `/leads/${id}/notes`, { text: 'Grows zucchini' })
  now = today
  expect(await db.selectFrom('outbox').select('state').execute()).toEqual([{ state: 'waiting' }])
  await deleteExpired(db, retention, now)
  expect(await tablesContaining(db, personalData)).toEqual([])
  if (env.DATA_DIR) expect(await filesContaining(env.DATA_DIR, personalData)).toEqual([])
})

test('the audit log has one entry per run and type, with the number of deleted records and no personal data', async () => {
  const phones = Array.from({ length: 250 }, newPhone)
  const created_at = monthsBefore(today, 37).toISOString()
  const texts = { customer_name: 'Ravindra Jain', email: '', required_service: '', otherdescription: '' }
  const rows = phones.map((phone_number) => ({
    ...texts,
    kind: 'enquiry' as const,
    state: '',
    city: '',
    comment: '',
    phone_number,
    person: phone_number,
    created_at,
    last_activity_at: created_at,
  }))
  await db.insertInto('enquiry').values(rows).execute()
  await enquire(4, 'quarantine')
  await deleteExpired(db, retention, now)
  expect(await runs()).toEqual([
    { entity: 'enquiry', staff_id: null, record_type: 'enquiries', months: 36, deleted: 250 },
    { entity: 'enquiry', staff_id: null, record_type: 'spam', months: 3, deleted: 1 },
  ])
  await deleteExpired(db, retention, new Date(now.getTime() + dayMs))
  expect(await runs()).toHaveLength(2)
})

test('audit log entries are deleted after their period', async () => {
  const entry = { action: 'revise', entity: 'product', entity_id: '1' }
  const at = (months: number) => monthsBefore(today, months).toISOString()
  await db
    .insertInto('audit')
    .values([37, 35].map((months) => ({ ...entry, at: at(months) })))
    .execute()
  await deleteExpired(db, retention, now)
  expect(await db.selectFrom('audit').select('at').where('action', '=', 'revise').execute()).toEqual([{ at: at(35) }])
  expect(await runs()).toMatchObject([{ entity: 'audit', record_type: 'audit', deleted: 1 }])
})

test('instances that run at the same time delete and count each record once', async () => {
  for (let count = 0; count < 30; count += 1) await enquire(4, 'quarantine')
  const target = { dataDir: env.DATA_DIR ?? '', databaseUrl: env.DATABASE_URL }
  const instances = [await openDatabase(target), await openDatabase(target)]
  await Promise.all(instances.map((instance) => deleteExpired(instance, retention, now)))
  for (const instance of instances) await instance.destroy()
  expect(await storedIds()).toEqual([])
  expect(await runs()).toMatchObject([{ record_type: 'spam', deleted: 30 }])
})

test('a changed period deletes nothing for 24 hours, and until then it can be changed back', async () => {
  const id = await enquire(2)
  const { body } = await savePeriods({ retention_enquiries: 1 })
  expect(body.data).toMatchObject({ retention_enquiries: 1, retention_effective_at: '2026-11-18T10:00:00.000Z' })
  await deleteExpired(db, retention, new Date(now.getTime() + dayMs - 1))
  expect(await storedIds()).toEqual([id])
  await deleteExpired(db, retention, new Date(now.getTime() + dayMs))
  expect(await storedIds()).toEqual([])
})

test('an empty period keeps records for ever', async () => {
  const id = await enquire(200)
  await savePeriods({ retention_enquiries: null })
  await deleteExpired(db, retention, new Date(now.getTime() + 2 * dayMs))
  expect(await storedIds()).toEqual([id])
})

test.each([0, -1, 241, 1.5, '12', 'soon'])('a period of %j is rejected in a sentence', async (months) => {
  const { status, body } = await savePeriods({ retention_spam: months })
  expect([status, body.field]).toEqual([422, 'retention_spam'])
  expect(body.message).toBe('Retention of spam must be 1 to 240 months, or empty to keep the records for ever')
})

test('a changed period is audited, is not public, and can be undone', async () => {
  await savePeriods({ retention_enquiries: 12 })
  expect(JSON.stringify(await api.appSetting())).not.toContain('retention')
  await savePeriods({ phone: '+91 129 555 0199' })
  const [phone, period] = (await administrator.call('GET', '/settings/1/history')).body.data
  expect(period).toMatchObject({
    staff: administrator.name,
    action: 'revise',
    before: { retention_enquiries: 36 },
    after: { retention_enquiries: 12 },
  })
  await savePeriods({ retention_enquiries: 24 })
  const restore = (audit_id: number) => administrator.call('POST', '/settings/1/restore', { audit_id })
  // Undoing another change leaves the period as it is.
  expect((await restore(phone.id)).body.data.retention_enquiries).toBe(24)
  expect((await restore(period.id)).body.data.retention_enquiries).toBe(36)
})

test('a shorter period says beforehand how many records it would delete', async () => {
  await enquire(13)
  await enquire(11)
  await enquire(13, 'won')
  await enquire(2, 'quarantine')
  const count = async (query: string) => (await administrator.call('GET', `/retention/expired?${query}`)).body
  expect((await count('')).data).toEqual({ enquiries: 0, won: 0, spam: 0, audit: 0 })
  expect((await count('retention_enquiries=12&retention_spam=1')).data).toMatchObject({ enquiries: 1, won: 0, spam: 1 })
  expect((await count('retention_won=12&retention_enquiries=')).data).toMatchObject({ enquiries: 0, won: 1 })
  expect((await count('retention_won=0')).message).toMatch(/^Retention of won leads must be 1 to 240 months/)
  expect((await count('retention_won=all')).message).toMatch(/^Retention of won leads must be 1 to 240 months/)
})

test.each([
  ['2026-03-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2024-02-29T00:00:00.000Z', 12, '2023-02-28T00:00:00.000Z'],
  ['2026-01-15T10:00:00.000Z', 36, '2023-01-15T10:00:00.000Z'],
])('%s minus %i months is %s', (from, months, expected) => {
  expect(monthsBefore(new Date(from), months).toISOString()).toBe(expected)
})
