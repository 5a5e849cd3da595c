import { dayOf } from '@house/contract/time-zone'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Staff, signInAs } from '../../testing/as-staff.ts'
import { asVisitor } from '../../testing/as-visitor.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { readSales } from '../analytics/sales.ts'
import { createQuotation, issueQuotation } from '../quotations/commands.ts'
import { acceptQuotation } from '../quotations/customer.ts'
import { readQuotation } from '../quotations/queries.ts'
import { readBoard } from './board.ts'

const now = new Date()
const contact = { name: 'Ravi', email: '' }

let { api, app, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
let sales = {} as Staff
beforeAll(async () => {
  ;({ api, app, db, close } = await openTestApp())
  sales = await signInAs(app, db, 'sales')
})
afterAll(() => close())

async function enquire(phone_number: string) {
  await asVisitor(api, db, () => now).contactUs({ customer_name: 'Meera Joshi', phone_number })
  const { id } = await db.selectFrom('enquiry').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  return id
}

/** Returns the token of its link. */
async function quote(lead: number) {
  const author = { staffId: sales.id, now }
  const id = await createQuotation(
    db,
    lead,
    {
      v: 1,
      customer: { name: 'Meera Joshi', address: '', phone: '', email: '', state: '' },
      lines: [{ kind: 'free', id: '1', label: 'Scaffolding', quantity: 2, unit_price: 500_00, cost: null }],
      plan: null,
      discount: 0,
      gst: 1800,
      hsn: '3925',
      terms: [],
      delivery: '',
      ...{
        valid_until: dayOf(new Date(now.getTime() + 30 * 24 * 60 * 60 * 1000)),
        measured_on: null,
        is_checked: true,
      },
    },
    author,
  )
  await issueQuotation(db, id, { prefix: 'JH', maxDiscount: 500, isMailed: false, contact }, author)
  return (await readQuotation(db, id)).token ?? ''
}

function read(id: number) {
  return db.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

const accept = (token: string) => acceptQuotation(db, token, { name: 'Meera Joshi', has_consented: true }, now)

test('issuing and accepting a quotation move the lead of the person on, never back', async () => {
  const first = await enquire('9812345601')
  const token = await quote(first)
  expect(await read(first)).toMatchObject({
    status: 'quoted',
    owner_id: sales.id,
    first_response_at: now.toISOString(),
  })
  const second = await enquire('9812345601')
  await accept(token)
  expect([(await read(first)).status, (await read(second)).status]).toEqual(['accepted', 'accepted'])
  await quote(second)
  expect((await read(second)).status).toBe('accepted')
  await sales.call('PUT', `/leads/${second}`, { status: 'won' })
  await accept(await quote(second))
  expect((await read(second)).status).toBe('won')
  const { body } = await sales.call('GET', `/leads/${second}/history`)
  expect(body.data.at(-1)).toMatchObject({ before: { status: 'new' }, after: { status: 'accepted' } })
})

test('a lost lead has a reason, which is audited and exported; a reopened one has none', async () => {
  const id = await enquire('9812345602')
  const refused = await sales.call('PUT', `/leads/${id}`, { status: 'lost', lost_reason: ' ' })
  expect([refused.status, refused.body.field]).toEqual([422, 'lost_reason'])
  await quote(id)
  const { body } = await sales.call('PUT', `/leads/${id}`, { status: 'lost', lost_reason: 'Too dear' })
  expect(body.data).toMatchObject({ status: 'lost', lost_reason: 'Too dear' })
  const emptied = await sales.call('PUT', `/leads/${id}`, { lost_reason: '' })
  expect([emptied.status, emptied.body.message]).toEqual([422, 'Why the lead is lost is required'])
  const { text } = await sales.call('GET', '/leads/export.csv')
  expect(text).toMatch(/Too dear,.*JH\/\d{4}-\d\d\/\d{4}, issued, ₹ 1,180/)
  const { data: history } = (await sales.call('GET', `/leads/${id}/history`)).body
  expect(history[0]).toMatchObject({ after: { status: 'lost', lost_reason: 'Too dear' } })
  await sales.call('PUT', `/leads/${id}`, { status: 'visited' })
  expect(await read(id)).toMatchObject({ status: 'visited', lost_reason: '' })
})

test('the board has a column for each stage, with one card for each person', async () => {
  const first = await enquire('9812345603')
  await quote(first)
  const second = await enquire('9812345603')
  const { data } = (await sales.call('GET', '/leads/board')).body
  const [start] = data
  expect(data.map(({ stage }: { stage: string }) => stage)).toEqual([
    ...['new', 'open', 'visited', 'quoted', 'accepted', 'won', 'lost'],
  ])
  expect(start).toMatchObject({ total: 1, leads: [{ id: second, customer_name: 'Meera Joshi', value: 1180_00 }] })
  const valueAfter = async (changes: { status?: 'withdrawn' | 'declined' | 'accepted'; valid_until?: string }) => {
    await db.updateTable('quotation').set(changes).where('enquiry_id', '=', first).execute()
    return (await readBoard(db, now))[0]?.leads[0]?.value
  }
  expect(await valueAfter({ status: 'withdrawn' })).toBeNull()
  expect(await valueAfter({ status: 'declined' })).toBeNull()
  expect(await valueAfter({ status: 'accepted', valid_until: '2026-01-01' })).toBe(1180_00)
  await db.updateTable('quotation').set({ status: 'issued' }).where('enquiry_id', '=', first).execute()
  expect((await readBoard(db, now))[0]?.leads[0]?.value).toBeNull()
})

test('the dashboard counts the quotations of each month, source and member of staff', async () => {
  const { data } = (await sales.call('GET', '/dashboard/sales')).body
  const figures = { quoted: 5, accepted: 2, accepted_value: 2 * 1180_00 }
  expect(data).toEqual({
    by_month: [{ name: expect.stringMatching(/^\d{4}-\d\d$/), ...figures }],
    by_source: [{ name: 'direct', ...figures }],
    by_staff: [{ name: sales.name, ...figures }],
  })
})

test('the sales figures go back twelve months, which begin at midnight in India', async () => {
  const rows = await db.selectFrom('quotation').select('id').where('issued_at', 'is not', null).orderBy('id').execute()
  const dates = ['2025-11-30T18:29:59.999Z', '2025-11-30T18:30:00.000Z', '2026-10-31T18:29:59.999Z']
  for (const [index, { id }] of rows.entries())
    await db
      .updateTable('quotation')
      .set({ issued_at: dates[index] ?? '2026-10-31T18:30:00.000Z' })
      .where('id', '=', id)
      .execute()
  const { by_month } = await readSales(db, new Date('2026-11-15T00:00:00Z'))
  expect(by_month.map(({ name, quoted }) => [name, quoted])).toEqual([
    ['2026-11', rows.length - 3],
    ['2026-10', 1],
    ['2025-12', 1],
  ])
})
