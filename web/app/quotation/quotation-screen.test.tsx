import type { CustomerQuotation } from '@house/contract/quotations/customer'
import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { QuotationUnavailable } from './no-quotation.tsx'
import { QuotationScreen } from './quotation-screen.tsx'

const issued: CustomerQuotation = {
  number: 'JH/2026-27/0042',
  status: 'issued',
  is_expired: false,
  customer_name: 'Meera Joshi',
  address: '',
  issued_at: '2026-11-18T06:00:00Z',
  valid_until: '2026-12-18',
  delivery: '',
  measured_on: null,
  contact: '',
  lines: [],
  subtotal: 0,
  discount: 0,
  discount_rate: 0,
  gst: 0,
  gst_rate: 1800,
  total: 0,
  hsn: '',
  gstin: '',
  terms: [],
  catalogue: { systems: [], glazings: [], colours: [], wall_gap: { value: 0, source: '' } },
  answered_at: null,
  answer: '',
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

const message = 'We cannot do this at the moment. Please try again in a minute.'
const accepted = {
  intent: 'accept',
  message,
  values: { name: 'Meera Joshi', consent: 'yes', reason: '', text: '' },
}

test('after an acceptance that could not be stored, the form is as it was filled in', () => {
  const element = <QuotationScreen quotation={issued} token="t" failure={accepted} />
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  expect(screen.getByRole('alert').textContent).toBe(message)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /full name/ }).value).toBe('Meera Joshi')
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
})

test('a question that could not be stored can be sent again, although the quotation cannot be shown', () => {
  const values = { name: '', consent: '', reason: '', text: 'Is the mesh included?' }
  const { container } = render(<QuotationUnavailable failure={{ intent: 'ask', message, values }} />)
  expect(screen.getByRole('button').textContent).toBe('Send the question again')
  const entries = new FormData(container.querySelector('form') ?? undefined)
  expect(Object.fromEntries(entries)).toEqual({ intent: 'ask', ...values })
})
