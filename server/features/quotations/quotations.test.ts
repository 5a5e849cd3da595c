import type { Quotation, QuotationLine } from '@house/contract/quotations/quotation'
import { dayOf } from '@house/contract/time-zone'
import { priceBook } from '@house/demo/planner/price-book'
import { quotationSettings } from '@house/demo/quotation-settings'
import { bookPriceOf } from '@house/fenestration/quotation/price-line'
import { checkDesign } from '@house/fenestration/testing/designs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../database.ts'
import { erasers } from '../../features.ts'
import type { Db } from '../../platform/db/schema.ts'
import { signInAs } from '../../testing/as-staff.ts'
import { sampleQuotation } from '../../testing/fixtures/quotation.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { eraseLead } from '../leads/erase.ts'
import { findPlannerParts } from '../planner-parts/queries.ts'
import {
  changeQuotation,
  createQuotation,
  issueQuotation,
  removeDraft,
  reviseQuotation,
  withdrawQuotation,
} from './commands.ts'
import { acceptQuotation, askQuestion, declineQuotation, findByToken, noteOpened } from './customer.ts'
import { financialYear } from './number.ts'
import { documentOf, fullNumber, listQuotations, type QuotationRow, readQuotation } from './queries.ts'

const now = new Date('2026-11-18T06:00:00Z')
/** By the clock of the test app. */
const nextMonth = dayOf(new Date(Date.now() + 30 * 24 * 60 * 60 * 1000))
const author = { staffId: null, now }
const contact = { name: 'Ravi', email: '' }
const options = { prefix: 'JH', maxDiscount: 500, isMailed: true, contact }
const document = sampleQuotation
const seesAll = { seesCosts: true }
const openingLine: QuotationLine = {
  kind: 'opening',
  id: '1',
  design: checkDesign,
  source: 'book',
  rate: null,
  reason: '',
  unit_price: 41640_00,
  cost: null,
}
const fixedCell = { width: 1, opens: 'fixed', swing: 'in', fill: 'glass' } as const
const row = { height: 1, cells: Array.from({ length: 8 }, () => ({ ...fixedCell })) }
const largeLine = { ...openingLine, design: { ...checkDesign, rows: [row, row, row] } }
const yes = { name: 'Meera Joshi', has_consented: true }

let opened = {} as Awaited<ReturnType<typeof openTestApp>>
let db: Db
let lead = 0
beforeAll(async () => {
  opened = await openTestApp()
  db = opened.db
  await opened.app.request('/api/contact-us', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ customer_name: 'Meera Joshi', phone_number: '9812345678' }),
  })
  lead = (await db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow()).id
})
afterAll(() => opened.close())

async function issue(changes: Partial<Quotation> = {}, target = db, enquiryId = lead) {
  const id = await createQuotation(target, enquiryId, { ...document, ...changes }, author)
  await issueQuotation(target, id, options, author)
  return readQuotation(target, id)
}

test.each([
  ['2026-03-31T18:29:59Z', '2025-26'],
  ['2026-03-31T18:30:00Z', '2026-27'],
  ['2099-12-31T00:00:00Z', '2099-00'],
])('%s is in the financial year %s', (at, year) => {
  expect(financialYear(new Date(at))).toBe(year)
})

test('200 quotations that two instances issue at once have 200 consecutive numbers', async () => {
  const other = await openDatabase({ dataDir: opened.env.DATA_DIR ?? '', databaseUrl: opened.env.DATABASE_URL })
  const { id: _id, ...enquiry } = await db
    .selectFrom('enquiry')
    .selectAll()
    .where('id', '=', lead)
    .executeTakeFirstOrThrow()
  const leads = await db
    .insertInto('enquiry')
    .values(
      Array.from({ length: 20 }, (_, index) => ({
        ...enquiry,
        idempotency_key: null,
        person: `98123456${index + 10}`,
      })),
    )
    .returning('id')
    .execute()
  // As many at once as the two instances have connections: on a busy machine, waiting for one for seconds is an error.
  const issued = await Promise.all(
    leads.map(async ({ id }, index) => {
      const rows: QuotationRow[] = []
      while (rows.length < 10) rows.push(await issue({}, index % 2 ? db : other, id))
      return rows
    }),
  )
  await db.deleteFrom('quotation').where('enquiry_id', '!=', lead).execute()
  await other.destroy()
  const serials = issued
    .flat()
    .map(({ number }) => Number(number?.replace('JH/2026-27/', '')))
    .toSorted((a, b) => a - b)
  expect(serials).toEqual(Array.from({ length: 200 }, (_, index) => (serials[0] ?? 0) + index))
})

test('an issued quotation cannot be changed; its revision keeps the number and replaces it', async () => {
  const first = await issue()
  await expect(changeQuotation(db, first.id, { document }, seesAll, author)).rejects.toThrow(
    'It is issued and cannot be changed',
  )
  const revised = await reviseQuotation(db, first.id, author)
  await expect(reviseQuotation(db, first.id, author)).rejects.toThrow('There is a later revision already')
  const lines = [{ kind: 'free' as const, id: 'ladder', label: 'Ladder', quantity: 1, unit_price: 100_00, cost: null }]
  expect(documentOf(await readQuotation(db, revised)).is_checked).toBe(false)
  await changeQuotation(db, revised, { document: { ...document, lines } }, seesAll, author)
  await issueQuotation(db, revised, options, author)
  const second = await readQuotation(db, revised)
  expect([fullNumber(second), second.total, second.status]).toEqual([`${first.number} R1`, 118_00, 'issued'])
  const after = await readQuotation(db, first.id)
  expect(after).toEqual({ ...first, status: 'replaced' })
  await expect(acceptQuotation(db, first.token ?? '', yes, now)).rejects.toThrow('There is a newer version')
})

test.each([
  ['no line', { lines: [] }, 'needs at least one line'],
  ['a line without a price', { lines: [{ ...document.lines[0], unit_price: 0 }] }, 'Every line needs a price'],
  ['a day that is over', { valid_until: '2026-11-17' }, 'The last day of its validity is over'],
  ['no check by an engineer', { is_checked: false }, 'An engineer has to check'],
  ['more discount than allowed', { discount: 501 }, 'You may give a discount of up to 5 %'],
] as [string, Partial<Quotation>, string][])(
  'a quotation with %s is not issued, and takes no number',
  async (_, changes, reason) => {
    const before = (await issue()).number
    const id = await createQuotation(db, lead, { ...document, ...changes }, author)
    await expect(issueQuotation(db, id, options, author)).rejects.toThrow(reason)
    expect((await readQuotation(db, id)).status).toBe('draft')
    const after = (await issue()).number
    expect(Number(after?.slice(-4)) - Number(before?.slice(-4))).toBe(1)
  },
)

test('prices below the price book count like a discount, which an administrator may give', async () => {
  const lines = [
    {
      kind: 'opening' as const,
      id: '1',
      design: checkDesign,
      source: 'manual' as const,
      rate: null,
      reason: 'A friend',
      unit_price: 1_00,
      cost: null,
    },
  ]
  const id = await createQuotation(db, lead, { ...document, lines }, author)
  await expect(issueQuotation(db, id, options, author)).rejects.toThrow(
    /^You give ₹ [\d,.]+ \(discount and prices below the price book\), and may give ₹ [\d,.]+, 5 %. Ask an admin/,
  )
  await issueQuotation(db, id, { ...options, maxDiscount: 10_000 }, author)
  expect((await readQuotation(db, id)).status).toBe('issued')
})

test('two members of staff who change a draft do not overwrite each other, nor issue it unseen', async () => {
  const id = await createQuotation(db, lead, document, author)
  const { updated_at } = await readQuotation(db, id)
  const later = { staffId: null, now: new Date(now.getTime() + 1000) }
  await changeQuotation(db, id, { document, updated_at }, seesAll, later)
  await expect(changeQuotation(db, id, { document, updated_at }, seesAll, later)).rejects.toThrow(
    'Someone else has changed this',
  )
  await expect(issueQuotation(db, id, { ...options, updated_at }, later)).rejects.toThrow('Someone else')
  const { updated_at: newest } = await readQuotation(db, id)
  await issueQuotation(db, id, { ...options, updated_at: newest }, later)
})

test.each(['a\0b', 'a\u001bb', 'a\ud800'])('no text of a quotation contains %j', async (name) => {
  const id = await createQuotation(db, lead, document, author)
  const changed = { ...document, customer: { ...document.customer, name } }
  await expect(changeQuotation(db, id, { document: changed }, seesAll, author)).rejects.toThrow(
    'contains characters that cannot be used',
  )
})

test('of 20 acceptances at once one counts; the link is long and random', async () => {
  const { token, id } = await issue()
  expect(token).toMatch(/^[\w-]{32}$/)
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => acceptQuotation(db, token ?? '', yes, now)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const row = await readQuotation(db, id)
  expect([row.status, row.answer, row.answered_at]).toEqual(['accepted', 'Meera Joshi', now.toISOString()])
  await expect(declineQuotation(db, token ?? '', { reason: 'Too late' }, now)).rejects.toThrow(
    'has been accepted already',
  )
  await expect(withdrawQuotation(db, id, author)).rejects.toThrow('Only a quotation that is issued')
})

test.each([
  [
    'more parts than a PDF can show',
    { lines: Array.from({ length: 200 }, (_, index) => ({ ...largeLine, id: String(index) })) },
    'sashes and fixed lights',
  ],
  ['a plan code that cannot be one', { plan: { code: 'x'.repeat(100_000), version: 1 } }, 'cannot be longer'],
  ['a plan code with NUL', { plan: { code: 'JH\u0000', version: 1 } }, 'cannot be used'],
] as [string, Partial<Quotation>, string][])('a draft with %s is not saved', async (_, changes, reason) => {
  const id = await createQuotation(db, lead, document, author)
  const saving = changeQuotation(db, id, { document: { ...document, ...changes } }, seesAll, author)
  await expect(saving).rejects.toThrow(reason)
})

test('the list is searched by number and by customer', async () => {
  const { number } = await issue({})
  const find = async (q: string) =>
    (await listQuotations(db, { page: 1, perPage: 100, filter: { q } }, new Date())).data
  expect((await find('meera')).map((row) => row.number)).toContain(number)
  expect((await find(String(number))).map((row) => row.number)).toEqual([number])
  expect(await find('Nobody of this name')).toEqual([])
})

test('it can be accepted until the end of its last day in India', async () => {
  const lastMinute = new Date('2026-12-18T18:29:59Z')
  const midnight = new Date('2026-12-18T18:30:00Z')
  const late = await issue()
  await expect(acceptQuotation(db, late.token ?? '', yes, midnight)).rejects.toThrow('This quotation has expired')
  await acceptQuotation(db, late.token ?? '', yes, lastMinute)
})

test('acceptance needs a name and consent, and an unknown link is explained', async () => {
  const { token } = await issue()
  await expect(acceptQuotation(db, token ?? '', { name: ' ', has_consented: true }, now)).rejects.toThrow('is required')
  await expect(acceptQuotation(db, token ?? '', { name: 'Meera' }, now)).rejects.toThrow('must be ticked')
  await expect(acceptQuotation(db, '', yes, now)).rejects.toThrow('We do not know this link')
  await expect(acceptQuotation(db, `${token}x`, yes, now)).rejects.toThrow('We do not know this link')
})

test('the first opening is noted, and questions are kept', async () => {
  const { token, id } = await issue()
  const found = await findByToken(db, token ?? '')
  if (!found) throw new Error('The link does not work')
  await noteOpened(db, found, now)
  await noteOpened(db, found, new Date(now.getTime() + 60_000))
  expect((await readQuotation(db, id)).opened_at).toBe(now.toISOString())
  await askQuestion(db, token ?? '', { text: 'Is the mesh washable?' }, now)
  const questions = await db.selectFrom('quotation_question').select('text').where('quotation_id', '=', id).execute()
  expect(questions).toEqual([{ text: 'Is the mesh washable?' }])
})

test('sales issues nothing that the price book cannot be compared with, and no quotation is valid for years', async () => {
  const [onlyCell] = checkDesign.rows[0]?.cells ?? []
  if (!onlyCell) throw new Error('The design has no cell')
  const impossible = { ...checkDesign, rows: [{ height: 1, cells: [{ ...onlyCell, opens: 'slide-left' as const }] }] }
  const lines = [{ ...openingLine, design: impossible, unit_price: 100 }]
  const draft = await createQuotation(db, lead, { ...document, lines }, author)
  await expect(issueQuotation(db, draft, options, author)).rejects.toThrow(/no price for W1|no price for /)
  await issueQuotation(db, draft, { ...options, maxDiscount: 10_000 }, author)
  const untaxed = await createQuotation(db, lead, { ...document, lines: [openingLine], gst: 0 }, author)
  await expect(issueQuotation(db, untaxed, options, author)).rejects.toThrow(/GST is not 18 %/)
  const endless = await createQuotation(db, lead, { ...document, valid_until: '9999-12-31' }, author)
  await expect(issueQuotation(db, endless, options, author)).rejects.toThrow(/valid for 366 days at most/)
})

test('the customer sees the quotation without costs, and answers it with the private link', async () => {
  const { token = '' } = await issue({ valid_until: nextMonth })
  const link = { token: token ?? '' }
  const details = await opened.api.quotationDetails(link)
  if (details.success !== '1') throw new Error(details.message)
  expect(details.data).toMatchObject({
    customer_name: 'Meera Joshi',
    total: 1180_00,
    contact: 'Ravi',
    status: 'issued',
  })
  expect(JSON.stringify(details)).not.toContain('cost')
  const failed = await opened.api.quotationAnswer({ ...link, answer: 'accept', name: 'Meera Joshi' })
  expect(failed).toMatchObject({ success: '0', status: 422, message: expect.stringContaining('must be ticked') })
  const accepted = await opened.api.quotationAnswer({ ...link, answer: 'accept', name: 'Meera Joshi', consent: 'yes' })
  expect(accepted).toMatchObject({ success: '1' })
  const again = await opened.api.quotationAnswer({ ...link, answer: 'decline', reason: 'Too late' })
  expect(again).toMatchObject({ success: '0', status: 409, message: 'This quotation has been accepted already.' })
  const pdf = await opened.app.request(`/quotation/${token}/quotation.pdf`)
  expect([pdf.headers.get('content-type'), pdf.headers.get('cache-control')]).toEqual([
    'application/pdf',
    'private, no-store',
  ])
})

test('sales prepares, changes and issues a quotation without seeing costs; an administrator sees them', async () => {
  const sales = await signInAs(opened.app, db, 'sales')
  const administrator = await signInAs(opened.app, db, 'administrator')
  const { data: draft } = (await sales.call('POST', '/quotations', { enquiry_id: lead })).body
  expect(draft.document).toMatchObject({
    customer: { name: 'Meera Joshi', phone: '9812345678' },
    lines: [],
    gst: 1800,
    terms: quotationSettings.quotation_terms,
  })
  expect(draft.pricing).toMatchObject({ max_discount: 500, estimate: null, price_book: { version: 1 } })
  await administrator.call('PUT', `/quotations/${draft.id}`, { document })
  const seen = (await sales.call('GET', `/quotations/${draft.id}`)).body.data
  expect(seen.document.lines[0].cost).toBe(null)
  const changed = { ...seen.document, discount: 500, lines: [{ ...seen.document.lines[0], quantity: 3 }] }
  await sales.call('PUT', `/quotations/${draft.id}`, { document: changed, updated_at: seen.updated_at })
  const kept = (await administrator.call('GET', `/quotations/${draft.id}`)).body.data
  expect(kept.document.lines[0]).toMatchObject({ quantity: 3, cost: 300_00 })
  await administrator.call('PUT', '/settings/1', { sales_discount: 4 })
  expect((await sales.call('POST', `/quotations/${draft.id}/issue`, {})).body.message).toMatch(/up to 4 %/)
  await administrator.call('PUT', '/settings/1', { sales_discount: 5, gstin: '08aaaaa0000a1z5' })
  expect((await sales.call('POST', `/quotations/${draft.id}/issue`, {})).body.data).toMatchObject({
    status: 'issued',
    pricing: null,
    catalogue: { systems: [] },
  })
  const { token, issued } = await readQuotation(db, draft.id)
  expect(JSON.parse(issued ?? '').company.gstin).toBe('08AAAAA0000A1Z5')
  expect(await opened.api.quotationDetails({ token: token ?? '' })).toMatchObject({
    data: { gstin: '08AAAAA0000A1Z5' },
  })
  expect(JSON.stringify(await opened.api.appSetting())).not.toMatch(/gstin|quotation_terms|sales_discount/)
  expect((await administrator.call('PUT', '/settings/1', { gstin: '12' })).body.field).toBe('gstin')
  const audit = (await administrator.call('GET', '/audit')).body.data.find(
    (entry: { action: string }) => entry.action === 'issue',
  )
  expect(audit).toMatchObject({ resource: 'quotations', title: expect.stringMatching(/^JH\//), exists: true })
  const list = (await sales.call('GET', `/quotations?filter=${JSON.stringify({ enquiry_id: lead, status: 'issued' })}`))
    .body
  expect(list.data[0]).toMatchObject({ customer_name: 'Meera Joshi', is_expired: false })
})

test("an issued quotation keeps the book's price of a line that was set by hand", async () => {
  const lines: QuotationLine[] = [{ ...openingLine, source: 'manual', reason: 'Agreed by phone', unit_price: 50000_00 }]
  const at = new Date()
  const id = await createQuotation(db, lead, { ...document, lines }, { ...author, now: at })
  await issueQuotation(db, id, options, { ...author, now: at })
  const sales = await signInAs(opened.app, db, 'sales')
  const { catalogue, issued_book } = (await sales.call('GET', `/quotations/${id}`)).body.data
  const price = bookPriceOf(checkDesign, await findPlannerParts(db), priceBook)
  expect(price).toBeGreaterThan(0)
  expect(bookPriceOf(checkDesign, catalogue, issued_book)).toBe(price)
  await db.updateTable('price_book').set({ in_force_at: '2999-01-01T00:00:00.000Z' }).execute()
  expect((await sales.call('GET', `/quotations/${id}`)).body.data.issued_book).toBeNull()
})

test('a deleted draft leaves nothing personal in the audit log, and an engineer checks changed openings again', async () => {
  const id = await createQuotation(db, lead, { ...document, lines: [openingLine] }, author)
  const wider = { ...openingLine, design: { ...checkDesign, width: checkDesign.width + 100 } }
  await changeQuotation(db, id, { document: { ...document, lines: [wider] } }, seesAll, author)
  expect(documentOf(await readQuotation(db, id)).is_checked).toBe(false)
  await changeQuotation(db, id, { document: { ...document, lines: [wider] } }, seesAll, author)
  expect(documentOf(await readQuotation(db, id)).is_checked).toBe(true)
  await removeDraft(db, id, author)
  const entries = await db.selectFrom('audit').selectAll().where('entity', '=', 'quotation').execute()
  const own = entries.filter(({ entity_id }) => entity_id === String(id))
  expect(own.map(({ action, before, after }) => [action, before, after])).toContainEqual(['delete', null, null])
  expect(own.every(({ before, after }) => before === null && after === null)).toBe(true)
})

test('work on a quotation is activity of its lead, which its retention counts from', async () => {
  const { id, enquiry_id } = await issue()
  await db
    .updateTable('enquiry')
    .set({ last_activity_at: '2020-01-01T00:00:00.000Z' })
    .where('id', '=', enquiry_id)
    .execute()
  await withdrawQuotation(db, id, author)
  const { last_activity_at } = await db
    .selectFrom('enquiry')
    .select('last_activity_at')
    .where('id', '=', enquiry_id)
    .executeTakeFirstOrThrow()
  expect(last_activity_at).toBe(now.toISOString())
})

test('erasing a lead erases its quotations, and what the audit log says about them', async () => {
  const { id } = await issue()
  await eraseLead(db, erasers, lead, author)
  expect(await db.selectFrom('quotation').select('id').execute()).toEqual([])
  const entries = await db
    .selectFrom('audit')
    .select(['before', 'after'])
    .where('entity', '=', 'quotation')
    .where('entity_id', '=', String(id))
    .execute()
  expect(entries.length).toBeGreaterThan(1)
  expect(entries.every(({ before, after }) => before === null && after === null)).toBe(true)
})

test('the PDF of an issued quotation stays the same to the byte when prices and settings change', async () => {
  const administrator = await signInAs(opened.app, db, 'administrator')
  await opened.api.contactUs({ customer_name: 'Ravi', phone_number: '9812345670' })
  const { id: enquiry_id } = await db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow()
  const { data } = (await administrator.call('POST', '/quotations', { enquiry_id })).body
  const changed = { ...document, lines: [openingLine], valid_until: nextMonth }
  expect((await administrator.call('PUT', `/quotations/${data.id}`, { document: changed })).status).toBe(200)
  await administrator.call('POST', `/quotations/${data.id}/issue`, {})
  const path = `/quotations/${data.id}/quotation.pdf`
  const before = await administrator.call('GET', path)
  expect([before.status, before.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(before.bytes.toString('latin1').startsWith('%PDF-')).toBe(true)
  const { version } = (await administrator.call('GET', '/settings/1')).body.data
  await administrator.call('PUT', '/settings/1', { company_name: 'Another Company', version })
  await db.deleteFrom('planner_system').execute()
  await db.deleteFrom('price_book').execute()
  const after = await administrator.call('GET', path)
  expect(before.bytes.equals(after.bytes)).toBe(true)
})

test('the customer gets no PDF of a withdrawn or replaced quotation; staff do', async () => {
  const administrator = await signInAs(opened.app, db, 'administrator')
  const answerTo = async ({ id, token }: QuotationRow) => {
    const { status, headers } = await opened.app.request(`/quotation/${token}/quotation.pdf`)
    const { status: toStaff } = await administrator.call('GET', `/quotations/${id}/quotation.pdf`)
    return [status, headers.get('location'), headers.get('cache-control'), toStaff]
  }
  const served = [200, null, 'private, no-store', 200]
  lead = (await db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow()).id
  const toPage = ({ token }: QuotationRow) => [302, `/quotation/${token}`, 'private, no-store', 200]
  const withdrawn = await issue({ valid_until: nextMonth })
  expect(await answerTo(withdrawn)).toEqual(served)
  await withdrawQuotation(db, withdrawn.id, author)
  expect(await answerTo(withdrawn)).toEqual(toPage(withdrawn))

  const replaced = await issue({ valid_until: nextMonth })
  const revision = await reviseQuotation(db, replaced.id, author)
  expect(await answerTo(replaced)).toEqual(served)
  await changeQuotation(db, revision, { document: { ...document, valid_until: nextMonth } }, seesAll, author)
  await issueQuotation(db, revision, options, author)
  expect(await answerTo(replaced)).toEqual(toPage(replaced))
  expect(await answerTo(await readQuotation(db, revision))).toEqual(served)

  // Its page shows it, with the last day that is over; so does the PDF.
  const expired = await issue({ valid_until: dayOf(now) })
  await db.updateTable('quotation').set({ valid_until: '2026-01-01' }).where('id', '=', expired.id).execute()
  expect(await answerTo(expired)).toEqual(served)
})

test('a client may ask for sixty pages of quotations a minute, however they are spelled', async () => {
  const request = async (path: string, method = 'GET') => (await opened.app.request(path, { method })).status
  expect(await request('/quotation/unknown')).toBe(404)
  for (let count = 0; count < 60; count += 1) await request('/QUOTATION/unknown//')
  for (const path of ['/quotation/unknown', '/%71uotation/x?y=%ff', '/quotation/x.data', '/quotation/x/quotation.pdf'])
    expect([path, await request(path)]).toEqual([path, 429])
  expect(await request('/quotation/unknown', 'POST')).toBe(429)
  expect(await request('/quotations')).toBe(404)
  // A customer whose network has tried many wrong links can still use the right one.
  for (let count = 0; count < 31; count += 1) await opened.api.quotationDetails({ token: `wrong-${count}` })
  lead = (await db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow()).id
  const { token } = await issue({ valid_until: nextMonth })
  expect(await request(`/quotation/${token}/quotation.pdf`)).toBe(200)
  expect(await opened.api.quotationDetails({ token: token ?? '' })).toMatchObject({ success: '1' })
})
