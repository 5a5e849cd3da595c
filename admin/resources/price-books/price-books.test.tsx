import type { PriceBook } from '@house/contract/estimates/price-book'
import type { PriceBookRecord } from '@house/contract/staff/entities'
import { plannerCatalogue } from '@house/demo/planner/catalogue'
import { priceBook } from '@house/demo/planner/price-book'
import { pricedOpeningOf } from '@house/fenestration/estimate/measure'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AdminTestContext } from '../../testing/admin-test-context.tsx'
import { ReadAgain, returnToWindow } from '../../testing/read-again.tsx'
import { DraftForm } from './draft-form.tsx'
import { ImportPrices } from './import-prices.tsx'
import { slotsOf, toDocument, toForm } from './price-form.ts'
import { PriceBookScreen } from './screen.tsx'
import { TryPlan } from './try-plan.tsx'
import { VersionActions } from './version-actions.tsx'

// A small book: every input takes time to render here.
const systems = plannerCatalogue.systems.slice(0, 1)
const glazings = plannerCatalogue.glazings.slice(0, 2)
const colours = plannerCatalogue.colours.slice(0, 2)
const document: PriceBook = {
  ...priceBook,
  rates: priceBook.rates.filter(({ system }) => system === systems[0]?.key),
  hardware: priceBook.hardware.filter(({ key }) => key === 'hinged'),
  glass: glazings.map(({ key }) => ({ key, low: 100_00, high: 150_50 })),
  finishes: colours.map(({ key }) => ({ key, low: 0, high: 0 })),
}
const book: PriceBookRecord = {
  id: 2,
  version: 2,
  name: 'Prices of 2027',
  status: 'draft',
  in_force_at: null,
  staff: 'Asha',
  created_at: '2026-11-18T05:00:00.000Z',
  updated_at: '2026-11-18T06:00:00.000Z',
  document,
  catalogue: {
    systems: systems.map(({ key, name, opens }) => ({
      key,
      name,
      openings: [...new Set(opens.map((way) => pricedOpeningOf({ opens: way })))],
    })),
    glazings,
    colours,
  },
}

test('a form holds every price of the book, and what the catalogue adds can get one', () => {
  const slots = slotsOf(book)
  expect(toDocument(toForm(book), slots)).toEqual({ document })
  const without = { ...book, document: { ...document, glass: [] } }
  expect(slotsOf(without).length).toBe(slots.length)
  const gone = { ...book, catalogue: { systems: [], glazings: [], colours: [] } }
  expect(toDocument(toForm(gone), slotsOf(gone))).toEqual({ document })
})

test('a price that is no number, or only half a range, is named', () => {
  const slots = slotsOf(book)
  const form = toForm(book)
  const [slot] = slots
  const withPrice = (low: string, high: string) =>
    toDocument({ ...form, prices: { ...form.prices, [slot?.subject ?? '']: { low, high, least: '' } } }, slots)
  expect(withPrice('cheap', '5')).toEqual({
    error: expect.stringMatching(/^Rate: 60 mm uPVC casement, fixed: write the low and the high price/),
  })
  expect(withPrice('5', '')).toMatchObject({ error: expect.stringContaining('60 mm uPVC casement') })
  const removed = withPrice('', '')
  expect('document' in removed && removed.document.rates.length).toBe(document.rates.length - 1)
})

test('a draft is edited in tables and saved with the version it was read in', async () => {
  const savePriceBook = vi.fn(async () => book)
  render(
    <AdminTestContext api={{ savePriceBook }} resource="price-books">
      <DraftForm book={book} isEditable />
    </AdminTestContext>,
  )
  fireEvent.change(screen.getByLabelText('Rate: 60 mm uPVC casement, hinged, low'), { target: { value: '5,300.50' } })
  fireEvent.change(screen.getByLabelText('GST'), { target: { value: '12' } })
  fireEvent.click(screen.getByText('Add a zone'))
  const zone = priceBook.transport.length + 1
  fireEvent.change(screen.getByLabelText(`Zone ${zone}`), { target: { value: 'Goa' } })
  fireEvent.change(screen.getByLabelText(`Zone ${zone}, low`), { target: { value: '9000' } })
  fireEvent.change(screen.getByLabelText(`Zone ${zone}, high`), { target: { value: '12000' } })
  screen.getByText('Not saved yet.')
  fireEvent.click(screen.getByText('Save draft'))
  const rates = document.rates.map((rate) =>
    rate.system === 'upvc-60-casement' && rate.opening === 'hinged' ? { ...rate, low: 5300_50 } : rate,
  )
  const transport = [...priceBook.transport, { key: 'Goa', low: 9000_00, high: 12_000_00 }]
  await waitFor(() =>
    expect(savePriceBook).toHaveBeenCalledWith(2, {
      name: book.name,
      updated_at: book.updated_at,
      document: { ...document, rates, transport, gst: 1200 },
    }),
  )
})

test('a version in force is read only, and a draft goes in force after a question', async () => {
  const putPriceBookInForce = vi.fn(async () => book)
  const { rerender } = render(
    <AdminTestContext api={{ putPriceBookInForce }} resource="price-books">
      <VersionActions book={book} canChange />
    </AdminTestContext>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Put in force' }))
  expect(putPriceBookInForce).not.toHaveBeenCalled()
  const question = await screen.findByRole('dialog')
  within(question).getByText(/the book in force now is retired/)
  fireEvent.click(within(question).getByRole('button', { name: 'Put in force' }))
  await waitFor(() => expect(putPriceBookInForce).toHaveBeenCalledWith(2))
  rerender(
    <AdminTestContext resource="price-books">
      <VersionActions book={{ ...book, status: 'in-force' }} canChange />
    </AdminTestContext>,
  )
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Make a draft of this version'])
  expect(screen.getByRole('link', { name: 'Export CSV' }).getAttribute('href')).toMatch(/price-books\/2\/export\.csv$/)
})

test('a file is checked before it is imported, and its mistakes are listed', async () => {
  const mistakes = [{ row: 4, column: 'system', message: 'names no system of the planner: "x"' }]
  const changes = [{ label: 'GST', before: '18 %', after: '12 %' }]
  const checkPriceBookImport = vi
    .fn()
    .mockResolvedValueOnce({ changes: [], mistakes })
    .mockResolvedValueOnce({ changes, mistakes: [] })
  const importPriceBook = vi.fn(async () => ({ changes, mistakes: [] }))
  render(
    <AdminTestContext api={{ checkPriceBookImport, importPriceBook }} resource="price-books">
      <ImportPrices book={book} />
    </AdminTestContext>,
  )
  const choose = () =>
    fireEvent.change(screen.getByLabelText('Choose a CSV or Excel file'), {
      target: { files: [new File(['x'], 'p.csv')] },
    })
  choose()
  await screen.findByText('Row 4: system names no system of the planner: "x".')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Replace/ }).disabled).toBe(true)
  choose()
  await screen.findByRole('cell', { name: '12 %' })
  expect(importPriceBook).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: /Replace/ }))
  await waitFor(() => expect(importPriceBook).toHaveBeenCalledTimes(1))
})

test('a plan is tried beside the book in force', async () => {
  const estimate = (high: number) => ({
    items: [
      { name: 'W1', quantity: 2, lines: [], each: null, total: { low: 10_000_00, high }, reasons: [] },
      { name: 'W2', quantity: 1, lines: [], each: null, total: null, reasons: ['The price list has no price for x'] },
    ],
    left_out: ['W2'],
    totals: null,
  })
  const trial = { code: 'JH-7K3P-9Q', name: 'Flat', estimate: estimate(13_000_00), current: estimate(12_000_00) }
  const tryPriceBook = vi.fn(async () => trial)
  render(
    <AdminTestContext api={{ tryPriceBook }} resource="price-books">
      <TryPlan book={book} />
    </AdminTestContext>,
  )
  fireEvent.change(screen.getByLabelText('Code of a saved plan'), { target: { value: 'jh7k3p9q' } })
  fireEvent.click(screen.getByRole('button', { name: 'Estimate' }))
  await screen.findByText('₹ 10,000 – 13,000')
  screen.getByText('₹ 10,000 – 12,000')
  screen.getByText('The price list has no price for x')
  expect(tryPriceBook).toHaveBeenCalledWith(2, 'jh7k3p9q')
})

test('what is typed stays when a colleague saves the same draft, and when a file is checked', async () => {
  const findPriceBook = vi.fn(async () => book)
  const getList = async () => ({ data: [], total: 0 })
  const checkPriceBookImport = async () => ({ changes: [], mistakes: [] })
  const otherQuery = vi.fn(async () => '')
  render(
    <AdminTestContext api={{ findPriceBook, getList, checkPriceBookImport }} resource="price-books">
      <PriceBookScreen />
      <ReadAgain query={otherQuery} />
    </AdminTestContext>,
  )
  const name = await screen.findByLabelText('Name')
  fireEvent.change(name, { target: { value: 'Prices of the summer' } })
  findPriceBook.mockResolvedValue({ ...book, updated_at: '2026-11-18T07:00:00.000Z' })
  await returnToWindow(otherQuery)
  fireEvent.change(screen.getByLabelText('Choose a CSV or Excel file'), {
    target: { files: [new File(['a'], 'a.csv')] },
  })
  await screen.findByText('The draft has these prices already.')
  expect(findPriceBook).toHaveBeenCalledTimes(1)
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Prices of the summer')
})
