import type { CustomerQuotation } from '@house/contract/quotations/customer'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { QuotationScreen } from './quotation-screen.tsx'

const issued: CustomerQuotation = {
  ...{ number: 'JH/2026-27/0042', status: 'issued', is_expired: false, customer_name: 'Meera Joshi', address: '' },
  ...{ issued_at: '2026-11-18T06:00:00Z', valid_until: '2026-12-18', delivery: '', measured_on: null, contact: '' },
  ...{ lines: [], subtotal: 0, discount: 0, discount_rate: 0, gst: 0, gst_rate: 1800, total: 0, hsn: '', gstin: '' },
  ...{
    terms: [],
    catalogue: { systems: [], glazings: [], colours: [], wall_gap: { value: 0, source: '' } },
    answered_at: null,
    answer: '',
  },
}

test.each([
  ['issued', true],
  ['accepted', true],
  ['declined', true],
  ['replaced', false],
  ['withdrawn', false],
] as const)('the page of a quotation that is %s offers its PDF: %s', (status, isOffered) => {
  const screen = <QuotationScreen quotation={{ ...issued, status }} token="t" failure={undefined} />
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: screen }])} />)
  expect(html.includes('/quotation/t/quotation.pdf')).toBe(isOffered)
})
