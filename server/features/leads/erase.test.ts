import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { purges } from '../../features.ts'
import { createLog } from '../../platform/process/log.ts'
import { dataRetentionJob } from '../../platform/retention/data-retention-job.ts'
import { type Staff, signInAs } from '../../testing/as-staff.ts'
import { asVisitor } from '../../testing/as-visitor.ts'
import { filesContaining } from '../../testing/fixtures/files-containing.ts'
import { tablesContaining } from '../../testing/fixtures/tables-containing.ts'
import { openTestApp } from '../../testing/open-test-app.ts'

let { api, app, db, env, close } = {} as Awaited<ReturnType<typeof openTestApp>>
let administrator = {} as Staff
let messages: string[] = []
const log = createLog('warn', () => ({ write: (line) => void messages.push(JSON.parse(line).msg) }))
beforeEach(async () => {
  const enquiries = { limitPerMinute: 0, channels: ['mail-to-staff' as const, 'mail-to-visitor' as const] }
  messages = []
  ;({ api, app, db, env, close } = await openTestApp({ enquiries, log }))
  administrator = await signInAs(app, db, 'administrator')
})
afterEach(() => close())

const ravindra = { customer_name: 'Ravindra Jain', phone_number: '9800011111', email: 'ravindra@example.in' }
const reason = 'Asked by e-mail on 12 November'

async function enquire(fields: Partial<typeof ravindra> = {}) {
  await asVisitor(api, db, () => new Date()).contactUs({ ...ravindra, ...fields })
  return newestId()
}

/** Without a form token: it goes to quarantine. */
async function enquireAsRobot(fields: Partial<typeof ravindra> = {}) {
  await api.contactUs({ ...ravindra, ...fields })
  return newestId()
}

async function newestId() {
  const { id } = await db.selectFrom('enquiry').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  return id
}

async function erasable(id: number) {
  const { body } = await administrator.call('GET', `/leads/${id}/erasable`)
  return body.data.map((enquiry: { id: number }) => enquiry.id)
}

function erase(id: number, ids: number[], why = reason) {
  return administrator.call('POST', `/leads/${id}/erase`, { ids, reason: why })
}

async function storedIds() {
  const rows = await db.selectFrom('enquiry').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

async function lastEntry() {
  const { body } = await administrator.call('GET', '/audit')
  return body.data[0]
}

test('the enquiries of a person are found by phone number and by every e-mail address that came with it', async () => {
  const oldest = await enquire({ phone_number: '919800011111', email: 'jain@work.example' })
  const otherPhone = await enquire({ phone_number: '9877766666', email: 'JAIN@work.example' })
  const suspect = await enquireAsRobot({ email: 'stranger@example.in' })
  await enquire({ customer_name: 'Stranger', phone_number: '9833344444', email: 'stranger@example.in' })
  await enquire({ customer_name: 'No address', phone_number: '9833355555', email: '' })
  const newest = await enquire({ email: '' })
  expect(await erasable(newest)).toEqual([newest, suspect, otherPhone, oldest])
  expect(await erasable(otherPhone)).toEqual([otherPhone, oldest])
  const { body } = await administrator.call('GET', `/leads/${newest}/erasable`)
  expect(body.total).toBe(4)
  expect(body.data[2]).toMatchObject({ phone_number: '9877766666', status: 'new', pending_deliveries: 2 })
  expect((await administrator.call('GET', '/leads/99/erasable')).status).toBe(404)
})

test('erasure in the back office leaves no data of the person in the database and its files', async () => {
  const personalData = ['Ravindra', '9800011111', 'ravindra@example.in', 'zucchini']
  const first = await enquire()
  await administrator.call('POST', `/leads/${first}/notes`, { text: 'Grows zucchini, calls from 9800011111' })
  const second = await enquire({ email: '' })
  await administrator.call('PUT', `/leads/${second}`, { status: 'open' })
  await db.updateTable('outbox').set({ last_error: '550 ravindra@example.in unknown' }).execute()
  await administrator.call('GET', `/leads/export.csv?filter=${encodeURIComponent('{"q":"ravindra"}')}`)
  const { status, body } = await erase(second, [first, second])
  expect([status, body.data]).toEqual([200, { erased: 2, remaining: 0 }])
  expect(await tablesContaining(db, personalData)).toEqual([])
  if (env.DATA_DIR) expect(await filesContaining(env.DATA_DIR, personalData)).toEqual([])
  for (const table of ['enquiry', 'lead_note', 'outbox'] as const)
    expect(await db.selectFrom(table).select('id').execute()).toEqual([])
})

test.skipIf(inject('seeded').databaseUrl)(
  'data that a long read keeps in the write-ahead log is reported, and removed by the next run of the job',
  async () => {
    const id = await enquire()
    const reader = new DatabaseSync(join(env.DATA_DIR ?? '', 'site.db'))
    reader.exec('begin')
    reader.prepare('select count(*) from enquiry').get()
    expect((await erase(id, [id])).status).toBe(200)
    const warning = /^(erased|deleted) data is still in the write-ahead log: .* will retry$/
    expect(messages).toEqual([expect.stringMatching(warning)])
    expect(await filesContaining(env.DATA_DIR ?? '', ['Ravindra'])).not.toEqual([])
    const job = dataRetentionJob({ db, clock: () => new Date(), log, purges })
    expect(await job.run()).toBeLessThan(job.everyMs)
    expect(messages).toEqual([expect.stringMatching(warning), expect.stringMatching(warning)])
    reader.close()
    expect(await job.run()).toBeUndefined()
    expect(await filesContaining(env.DATA_DIR ?? '', ['Ravindra'])).toEqual([])
    expect(messages).toHaveLength(2)
  },
)

test('the audit log says who erased how many enquiries, when and why', async () => {
  const [first, second] = [await enquire(), await enquire()]
  await erase(second, [first, second], `  ${reason} `)
  expect(await lastEntry()).toMatchObject({
    action: 'erase',
    entity: 'enquiry',
    entity_id: String(second),
    staff: administrator.name,
    before: null,
    after: { reason, enquiries: 2, lead_numbers: `${first}, ${second}` },
  })
})

test('enquiries that were not chosen stay, and the newest of them represents the person again', async () => {
  const [first, second, third] = [await enquire(), await enquire(), await enquire()]
  expect((await erase(third, [third])).body.data).toEqual({ erased: 1, remaining: 2 })
  expect(await db.selectFrom('enquiry').select(['id', 'superseded_by']).orderBy('id').execute()).toEqual([
    { id: first, superseded_by: second },
    { id: second, superseded_by: null },
  ])
})

test.each([
  ['another person', (id: number, other: number) => [id, other]],
  ['all but the lead itself', (_: number, other: number) => [other]],
  ['an enquiry that does not exist', (id: number) => [id, 987]],
])('an erasure that includes %s erases nothing', async (_, choose) => {
  const id = await enquire()
  const other = await enquire({ customer_name: 'Meera', phone_number: '9811122233', email: 'meera@example.in' })
  const { status, body } = await erase(id, choose(id, other))
  expect([status, body.message]).toEqual([409, expect.stringContaining('have changed in the meantime')])
  expect(await storedIds()).toEqual([id, other])
})

test.each([
  ['that is missing', '', /^Reason is required/],
  ['of spaces', '   ', /^Reason is required/],
  ['of 301 characters', 'x'.repeat(301), /^Reason cannot be longer than 300 characters/],
  ['with the e-mail address', 'Mail from RAVINDRA@example.in', /^Reason must not contain the name/],
  ['with the phone number', 'Call from +91 98000 11111', /^Reason must not contain the name/],
  ['with the name', 'ravindra jain asked us to', /^Reason must not contain the name/],
])('a reason %s is rejected, and nothing is erased', async (_, why, message) => {
  const id = await enquire()
  const { status, body } = await erase(id, [id], why)
  expect([status, body.field]).toEqual([422, 'reason'])
  expect(body.message).toMatch(message)
  expect(await storedIds()).toEqual([id])
})

test('nothing is erased when the erasure cannot be audited', async () => {
  const id = await enquire()
  await db.schema.alterTable('audit').renameTo('audit_unavailable').execute()
  expect((await erase(id, [id])).status).toBe(500)
  expect(await storedIds()).toEqual([id])
})

test('two administrators who erase the same person at the same time erase them once', async () => {
  const ids = [await enquire(), await enquire()]
  const [, last = 0] = ids
  const statuses = (await Promise.all([erase(last, ids), erase(last, ids)])).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, expect.any(Number)])
  expect(statuses).not.toEqual([200, 200])
  const erasures = db.selectFrom('audit').select('id').where('action', '=', 'erase')
  expect(await erasures.execute()).toHaveLength(1)
})
