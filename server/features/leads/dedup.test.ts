import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { erasers } from '../../features.ts'
import { type Staff, signInAs } from '../../testing/as-staff.ts'
import { asVisitor } from '../../testing/as-visitor.ts'
import { unzip } from '../../testing/fixtures/zip.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { eraseLead } from './erase.ts'
import { maxLeadsInWorkbook } from './export.ts'

let { api, app, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
let sales = {} as Staff
beforeAll(async () => {
  ;({ api, app, db, close } = await openTestApp())
  sales = await signInAs(app, db, 'sales')
})
afterAll(() => close())

let people = 0
function newPhone() {
  people += 1
  return String(9_811_000_000 + people)
}

async function enquire(phone_number: string, more: object = {}, hasFormToken = true) {
  const client = hasFormToken ? asVisitor(api, db, () => new Date(), { page: '/locate-us/' }) : api
  await client.contactUs({ customer_name: 'Asha Rao', phone_number, ...more })
  const { id } = await db.selectFrom('enquiry').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  return id
}

async function inbox(filter: object = {}): Promise<{ id: number; earlier: number }[]> {
  const query = encodeURIComponent(JSON.stringify({ joined: true, ...filter }))
  return (await sales.call('GET', `/leads?per_page=500&filter=${query}`)).body.data
}

async function idsIn(filter: object = {}) {
  return (await inbox(filter)).map(({ id }) => id)
}

async function read(id: number) {
  return (await sales.call('GET', `/leads/${id}`)).body.data
}

function update(id: number, changes: object) {
  return sales.call('PUT', `/leads/${id}`, changes)
}

test.each([
  ['9812000001', '919812000001'],
  ['9812000002', '09812000002'],
])('enquiries from %s and then %s are one row, with the earlier one in its history', async (first, second) => {
  const earlier = await enquire(first, { customer_name: 'Asha', required_service: 'ALU Home Interior' })
  const later = await enquire(second)
  await sales.call('POST', `/leads/${earlier}/notes`, { text: 'Called back' })
  const rows = (await inbox()).filter(({ id }) => [earlier, later].includes(id))
  expect(rows).toMatchObject([{ id: later, earlier: 1 }])
  const { same_person } = await read(later)
  expect(same_person).toMatchObject([
    { id: earlier, customer_name: 'Asha', required_service: 'ALU Home Interior', notes: [{ text: 'Called back' }] },
  ])
  expect((await read(earlier)).superseded_by).toBe(later)
})

test('without the filter superseded enquiries are listed', async () => {
  const phone = newPhone()
  const ids = [await enquire(phone), await enquire(phone)]
  const { body } = await sales.call('GET', '/leads?per_page=500')
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual(expect.arrayContaining(ids))
})

test('a lead is found by the text of an earlier enquiry', async () => {
  const phone = newPhone()
  await enquire(phone, { customer_name: 'Maidenname' })
  const later = await enquire(phone, { customer_name: 'Othername' })
  expect(await idsIn({ q: 'maidenname' })).toEqual([later])
})

test('a repeat enquiry is assigned to the owner of the earlier one, with its next action date', async () => {
  const phone = newPhone()
  const earlier = await enquire(phone)
  const next_action_at = '2026-12-01T04:30:00.000Z'
  await update(earlier, { status: 'open', owner_id: sales.id, next_action_at })
  expect(await read(await enquire(phone))).toMatchObject({ status: 'new', owner_id: sales.id, next_action_at })
})

test('closing a lead closes the unfinished enquiries it supersedes; won ones stay won', async () => {
  const phone = newPhone()
  const won = await enquire(phone)
  await update(won, { status: 'won' })
  const unanswered = await enquire(phone)
  const latest = await enquire(phone)
  await update(latest, { status: 'open' })
  expect(await read(unanswered)).toMatchObject({ status: 'open', first_response_at: null })
  await update(latest, { status: 'lost', lost_reason: 'Too far away' })
  expect(await read(unanswered)).toMatchObject({ first_response_at: expect.any(String) })
  expect([(await read(won)).status, (await read(unanswered)).status]).toEqual(['won', 'lost'])
  const { body } = await sales.call('GET', `/leads/${unanswered}/history`)
  expect(body.data[0]).toMatchObject({ before: { status: 'open' }, after: { status: 'lost' }, staff: sales.name })
})

test("a spam enquiry with a customer's number does not supersede the customer's", async () => {
  const phone = newPhone()
  const customer = await enquire(phone)
  const spam = await enquire(phone, {}, false)
  expect(await idsIn()).toEqual(expect.arrayContaining([customer, spam]))
  await update(spam, { status: 'spam' })
  expect(await idsIn({ status: 'new' })).toContain(customer)
})

test("releasing an enquiry links it to the person's others, and marking it as spam unlinks it", async () => {
  const phone = newPhone()
  const first = await enquire(phone)
  const second = await enquire(phone, {}, false)
  await sales.call('POST', `/leads/${second}/release`)
  expect(await idsIn()).not.toContain(first)
  await update(second, { status: 'spam' })
  expect(await idsIn()).toContain(first)
})

test('erasing the newest enquiry lists the previous one again', async () => {
  const phone = newPhone()
  const first = await enquire(phone)
  const second = await enquire(phone)
  await sales.call('POST', `/leads/${second}/notes`, { text: 'Please forget me' })
  await eraseLead(db, erasers, second, { staffId: null, now: new Date() })
  expect(await idsIn()).toContain(first)
})

test('an Excel export contains the listed rows as text without formulas, and is audited', async () => {
  const phone = newPhone()
  await enquire(phone)
  await enquire(phone, { customer_name: '=SUM(A1:A9)', email: 'x@example.in' })
  const filter = encodeURIComponent(JSON.stringify({ joined: true, q: phone }))
  const { status, headers, bytes } = await sales.call('GET', `/leads/export.xlsx?filter=${filter}`)
  expect([status, headers.get('content-disposition')]).toEqual([200, 'attachment; filename="leads.xlsx"'])
  const files = await unzip(bytes)
  const sheet = String(files.get('xl/worksheets/sheet1.xml'))
  expect(sheet.match(/<row /g)).toHaveLength(2)
  expect(sheet).not.toMatch(/<f>/)
  expect([...files.values()].join()).toContain('=SUM(A1:A9)')
  const exports = db.selectFrom('audit').select('staff_id').where('action', '=', 'export')
  expect(await exports.execute()).toEqual([{ staff_id: sales.id }])
})

test.skipIf(inject('seeded').databaseUrl)('an Excel export above the limit is rejected and suggests CSV', async () => {
  const values = Array.from({ length: 500 }, () => ({
    kind: 'enquiry' as const,
    customer_name: 'Many',
    phone_number: '',
    email: '',
    required_service: '',
    otherdescription: '',
    state: '',
    city: 'Farcity',
    comment: '',
    created_at: '2026-01-01T00:00:00.000Z',
  }))
  for (let count = 0; count <= maxLeadsInWorkbook; count += values.length)
    await db.insertInto('enquiry').values(values).execute()
  const filter = encodeURIComponent(JSON.stringify({ q: 'Farcity' }))
  const { status, body } = await sales.call('GET', `/leads/export.xlsx?filter=${filter}`)
  expect([status, body.message]).toEqual([422, expect.stringMatching(/20500 leads.*take CSV/)])
  const { text } = await sales.call('GET', `/leads/export.csv?filter=${filter}`)
  expect(text.split('\r\n')).toHaveLength(20_502)
})
