import type { OpeningLine, Quotation } from '@house/contract/quotations/quotation'
import type { LeadRecord, QuotationRecord } from '@house/contract/staff/entities'
import { urls } from '@house/contract/urls'
import { plannerCatalogue as plannerParts } from '@house/demo/planner/catalogue'
import { priceBook } from '@house/demo/planner/price-book'
import { writeDesignLink } from '@house/fenestration/design/design-link'
import { formatRupees } from '@house/fenestration/estimate/money'
import { presets } from '@house/fenestration/plan/presets'
import { newFreeLine } from '@house/fenestration/quotation/new-lines'
import { bookPriceOf, middleOf, priceLine } from '@house/fenestration/quotation/price-line'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { AdminTestContext } from '../../testing/admin-test-context.tsx'
import { ReadAgain, returnToWindow } from '../../testing/read-again.tsx'
import { LeadQuotations } from '../leads/quotations.tsx'
import { addOpening, duplicateLine, ifKnown, linesOf, missingIn, moveLine } from './draft.ts'
import { DraftEditor } from './draft-editor.tsx'
import { IssuedView } from './issued-view.tsx'
import { QuotationScreen } from './screen.tsx'

const basis = { plannerParts, book: priceBook }
const [casement] = presets
const [zone] = priceBook.transport
if (!casement || !zone) throw new Error('There is no preset, or no zone')
const opening: OpeningLine = priceLine(
  {
    kind: 'opening',
    id: '1',
    source: 'book',
    rate: null,
    reason: '',
    unit_price: 0,
    cost: null,
    design: { ...casement.design, name: 'W1', room: 'Bedroom' },
  },
  plannerParts,
  priceBook,
)
const document: Quotation = {
  v: 1,
  customer: { name: 'Meera Joshi', address: 'Jaipur', phone: '98123 45678', email: 'meera@example.com', state: '' },
  plan: { code: 'JH-7K3P-9Q', version: 2 },
  lines: [opening],
  discount: 0,
  gst: 1800,
  hsn: '3925',
  terms: ['Half with the order.'],
  delivery: '',
  valid_until: '2999-12-31',
  measured_on: null,
  is_checked: false,
}
const pricing = {
  price_book: { version: 1, name: 'Prices', date: '2026-11-01T00:00:00.000Z', book: priceBook },
  max_discount: 500,
  estimate: { low: 1_00, high: 9_00_000_00 },
  terms: ['Half with the order.', 'Glass is insured until it is fitted.'],
}
const draft: QuotationRecord = {
  id: 7,
  enquiry_id: 3,
  customer_name: 'Meera Joshi',
  number: null,
  revision: 0,
  full_number: '',
  status: 'draft',
  is_expired: false,
  total: 0,
  valid_until: document.valid_until,
  answer: '',
  staff: 'Asha',
  issued_at: null,
  opened_at: null,
  answered_at: null,
  token: null,
  mailed_at: null,
  questions: [],
  created_at: '2026-11-18T05:00:00.000Z',
  updated_at: '2026-11-18T06:00:00.000Z',
  document,
  catalogue: plannerParts,
  pricing,
  issued_book: null,
}
const accepted: QuotationRecord = {
  ...draft,
  status: 'accepted',
  number: 'JH/2026-27/0001',
  full_number: 'JH/2026-27/0001',
  token: 'abc',
  pricing: null,
  issued_book: priceBook,
  document: {
    ...document,
    lines: [{ ...opening, source: 'manual', unit_price: 20_000_00, reason: 'Agreed by phone' }],
  },
  issued_at: '2026-11-18T07:00:00.000Z',
  mailed_at: '2026-11-18T07:01:00.000Z',
  opened_at: '2026-11-18T08:00:00.000Z',
  answered_at: '2026-11-18T09:00:00.000Z',
  answer: 'Meera Joshi',
  questions: [{ id: 1, text: 'When can you start?', at: '2026-11-18T08:30:00.000Z' }],
}
const issued: QuotationRecord = { ...accepted, status: 'issued', answered_at: null, answer: '' }

/** `getByLabelText` takes a second on a screen of this size. */
function fieldOf(label: string) {
  const { htmlFor } = screen.getByText<HTMLLabelElement>(label, { selector: 'label' })
  const field = globalThis.document.getElementById(htmlFor)
  if (!field) throw new Error(`There is no field ${label}`)
  return field
}

test('lines are added, copied and moved; openings get the next free number', () => {
  const more = duplicateLine(addOpening([opening], casement.design, basis), 0)
  expect(more.map((line) => line.kind === 'opening' && line.design.name)).toEqual(['W1', 'W3', 'W2'])
  expect(more.at(-1)?.unit_price).toBe(bookPriceOf(casement.design, plannerParts, priceBook))
  const free = newFreeLine()
  const lines = [...more, free]
  expect(moveLine(lines, 3, 0)[0]).toBe(free)
  expect(new Set(duplicateLine(lines, 3).map(({ id }) => id)).size).toBe(5)
  expect(moveLine(lines, 0, -1)).toBe(lines)
  expect(missingIn({ lines: [opening, free] })).toBe('Line 2: write what it is for.')
  expect(missingIn({ lines: [{ ...opening, source: 'manual' }] })).toBe("W1: write why it is not the book's price.")
  expect(missingIn({ lines: [opening] })).toBeNull()
  expect(linesOf(' One \n\nTwo')).toEqual(['One', 'Two'])
  expect(ifKnown({ ...casement.design, system: 'gone' }, plannerParts, () => 'known')).toBeNull()
})

test('a draft is corrected, priced by hand with a reason, saved with its version and issued', async () => {
  const saveQuotation = vi.fn(async (_: unknown, input: { document: Quotation }) => ({
    ...draft,
    document: input.document,
    updated_at: 'later',
  }))
  const scrollTo = vi.spyOn(window, 'scrollTo')
  const issueQuotation = vi.fn(async () => ({ ...draft, full_number: 'JH/2026-27/0001' }))
  render(
    <AdminTestContext api={{ saveQuotation, issueQuotation } as never} resource="quotations">
      <DraftEditor quotation={draft} pricing={pricing} showsCosts />
    </AdminTestContext>,
  )
  screen.getByText('Within the estimate of the plan with the price list of 1 Nov 2026')
  screen.getByText('Address or state of the customer is missing')
  fireEvent.click(screen.getByLabelText('Open W1'))
  const type = (label: string, value: string) => fireEvent.change(fieldOf(label), { target: { value } })
  type('Width', '1500')
  const wider = { ...opening.design, width: 1500 }
  const price = bookPriceOf(wider, plannerParts, priceBook) ?? 0
  expect(price).toBeGreaterThan(opening.unit_price)
  expect(screen.getAllByText(formatRupees(price).slice(2))).toHaveLength(2)
  type('Width', '15')
  fireEvent.blur(fieldOf('Width'))
  expect(fieldOf('Width')).toHaveProperty('value', '15')
  screen.getByText(/^Not a number from 300 to 6000\. 1500 counts\.$/)
  type('Width', '1500')

  type('Link of the changed opening', 'https://example.com/plan')
  screen.getByText(/not a link of the planner/)
  const redrawn = { ...wider, height: 1400 }
  type('Link of the changed opening', `https://example.com${urls.planDesign(writeDesignLink(redrawn))}`)

  type('Unit price', '20,000.50')
  type("Why it is not the book's price", 'Agreed by phone')
  expect(screen.queryByText('Margin')).toBeNull()
  type('Cost of one', '15000')
  expect(screen.getAllByText('Margin')).toHaveLength(2)
  type('Discount', '6')
  fireEvent.click(screen.getByText('Issue quotation'))
  screen.getByText(/^Tick this to issue it/)
  expect(screen.queryByText(/^It gets the next number/)).toBeNull()
  expect(globalThis.document.activeElement).toHaveProperty('type', 'checkbox')
  fireEvent.click(screen.getByText('An engineer has checked this'))
  expect(screen.queryByText(/^Tick this to issue it/)).toBeNull()
  screen.getByText(/^You may give a discount of up to 5 %. You give ₹ [\d,.]+ \(discount and prices below/)
  fireEvent.mouseDown(screen.getByLabelText('Transport to'))
  fireEvent.click(await screen.findByText(zone.key))
  fireEvent.click(screen.getByText('Glass is insured until it is fitted.'))
  type('Further terms', 'Scaffolding by the customer.')
  fireEvent.click(screen.getByText('Half with the order.'))
  screen.getByText('Not saved yet.')
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
  fireEvent.click(screen.getByText('Issue quotation'))
  await screen.findByText(/^It gets the next number/)
  // The title of the dialog and its button; roles take seconds to find in a screen of this size.
  fireEvent.click(screen.getAllByText('Issue quotation').at(-1) as HTMLElement)
  await waitFor(() => expect(issueQuotation).toHaveBeenCalledWith(7, { updated_at: 'later' }))
  expect(saveQuotation).toHaveBeenCalledWith(7, {
    updated_at: draft.updated_at,
    document: {
      ...document,
      discount: 600,
      is_checked: true,
      terms: ['Glass is insured until it is fitted.', 'Scaffolding by the customer.'],
      lines: [
        {
          ...opening,
          design: redrawn,
          source: 'manual',
          unit_price: 20_000_50,
          reason: 'Agreed by phone',
          cost: 15_000_00,
        },
        {
          kind: 'free',
          id: 'transport',
          label: `Transport, ${zone.key}`,
          quantity: 1,
          cost: null,
          unit_price: middleOf(zone),
        },
      ],
    },
  })
  await screen.findByText('Issued as JH/2026-27/0001.')
  expect(scrollTo).toHaveBeenCalledWith(0, 0)
})

test('an issued quotation shows its link, what the customer did, and no way to change it', async () => {
  const show = (quotation: QuotationRecord) =>
    render(
      <AdminTestContext api={{ getList: async () => ({ data: [], total: 0 }) }} resource="quotations">
        <IssuedView quotation={quotation} showsCosts={false} />
      </AdminTestContext>,
    )
  const { unmount } = show(accepted)
  screen.getByText(/\/quotation\/abc$/)
  screen.getByText('Accepted by Meera Joshi')
  screen.getByText('Price by hand: Agreed by phone')
  screen.getByLabelText(`The book says ${formatRupees(opening.unit_price)}`)
  screen.getByText('Mailed to meera@example.com')
  screen.getByText('When can you start?')
  expect(screen.getByText('PDF').getAttribute('href')).toBe('/admin/api/quotations/7/quotation.pdf')
  expect([screen.queryByText('Send by WhatsApp'), screen.queryByText('Cost'), screen.queryByText('Revise')]).toEqual([
    ...[null, null, null],
  ])
  unmount()
  show({ ...issued, mailed_at: null })
  const message = new URL(screen.getByText('Send by WhatsApp').getAttribute('href') ?? '')
  expect(message.pathname).toBe('/919812345678')
  expect(message.searchParams.get('text')).toMatch(/^Dear Meera Joshi, here is our quotation JH\/2026-27\/0001, valid/)
  screen.getByText('Not mailed to meera@example.com yet. If this site sends mail, it goes out within a minute.')
  fireEvent.click(screen.getByText('More'))
  await screen.findByText('Withdraw')
})

test('a lead lists its quotations and starts a new one', async () => {
  const createQuotation = vi.fn(async () => draft)
  const getList = async () => ({ data: [{ ...draft, total: 2_17_769_00 }] as never[], total: 1 })
  render(
    <AdminTestContext api={{ getList, createQuotation }} resource="leads">
      <LeadQuotations lead={{ id: 3, plan_code: '' } as LeadRecord} />
    </AdminTestContext>,
  )
  await screen.findByText('₹ 2,17,769')
  fireEvent.click(await screen.findByText('New quotation'))
  await waitFor(() => expect(createQuotation).toHaveBeenCalledWith(3))
})

test('the answer of the customer appears without a reload', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const answers = [issued, accepted]
  const getOne = vi.fn(async () => ({ data: answers.shift() as never }))
  const getList = async () => ({ data: [], total: 0 })
  render(
    <AdminTestContext api={{ getOne, getList }} resource="quotations">
      <QuotationScreen />
    </AdminTestContext>,
  )
  await screen.findByText('Opened by the customer')
  expect(screen.queryByText('Accepted by Meera Joshi')).toBeNull()
  await vi.advanceTimersByTimeAsync(30_000)
  await screen.findByText('Accepted by Meera Joshi')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(getOne).toHaveBeenCalledTimes(2)
})

test('what is typed into a draft stays when its window is opened again', async () => {
  const getOne = vi.fn(async () => ({ data: draft as never }))
  const otherQuery = vi.fn(async () => '')
  render(
    <AdminTestContext api={{ getOne }} resource="quotations">
      <QuotationScreen />
      <ReadAgain query={otherQuery} />
    </AdminTestContext>,
  )
  await screen.findByText('Quotation for Meera Joshi')
  fireEvent.change(fieldOf('Discount'), { target: { value: '3' } })
  getOne.mockResolvedValue({ data: issued as never })
  await returnToWindow(otherQuery)
  expect(getOne).toHaveBeenCalledTimes(1)
  expect(fieldOf('Discount')).toHaveProperty('value', '3')
})
