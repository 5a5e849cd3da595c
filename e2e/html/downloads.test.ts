import { within } from '@testing-library/dom'
import { expect } from 'vitest'
import { settings } from '../../demo/settings.ts'
import { hrefOf, test, textOf } from './open-page.ts'

test('downloads lists the brochure and the files of every product by category and list', async ({ openPage, api }) => {
  const { main } = await openPage('/downloads')
  expect(hrefOf(within(main).getByRole('link', { name: 'Brochure (PDF)' }))).toBe('/brochure.pdf')
  const link = (name: string) => hrefOf(within(main).getByRole('link', { name }))
  expect(link('Tilt-and-Turn Window: data sheet, PDF')).toBe('/products/tilt-and-turn-window/data-sheet.pdf')
  expect(link('Tilt-and-Turn Window: drawing, DXF')).toBe('/products/tilt-and-turn-window/drawing.dxf')
  const list = await api.product({ slug: 'railingsystem' })
  const [railing] = list.success === '1' ? list.data : []
  expect(main.querySelector(`a[href="/products/${railing?.slug}/data-sheet.pdf"]`)).not.toBeNull()
  expect(main.querySelector(`a[href="/products/${railing?.slug}/drawing.dxf"]`)).toBeNull()
})

test('a list has a page of its own, and an unknown one is not found', async ({ openPage }) => {
  const { main, document } = await openPage('/downloads?list=window')
  within(main).getByRole('heading', { level: 1, name: 'Data sheets: Windows' })
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/downloads\?list=window$/)
  expect((await openPage('/downloads?list=no-such-list')).status).toBe(404)
  expect((await openPage('/downloads?list=window&page=9')).status).toBe(404)
})

test('downloads say so while data sheets cannot be read', async ({ renderWithoutApi }) => {
  for (const path of ['/downloads', '/downloads?list=window']) {
    const html = await renderWithoutApi(path)
    expect(html).toContain('Some data sheets cannot be listed at the moment.')
    expect(html).not.toContain('There are no data sheets here yet.')
  }
})

test('every number of a product names its source', async ({ openPage }) => {
  const { main } = await openPage('/products/single-casement-window')
  const glance = within(main).getByRole('heading', { name: 'At a glance' }).closest('section') ?? main
  expect(textOf(within(glance).getByRole('row', { name: /^Sash weight/ }))).toMatch(
    /^Sash weight ?up to 35 kg ?source \d$/,
  )
  within(glance).getByText('Stated by the sample company; not measured')
  expect(hrefOf(within(glance).getByRole('link', { name: 'Data sheet (PDF)' }))).toMatch(/data-sheet\.pdf$/)
  // Below the key figures, and below the tables of the accordion.
  expect(within(main).getAllByText(settings.figures_source)).toHaveLength(2)
})

test('a comparison says which products it left out, is not indexed, and works without JavaScript', async ({
  openPage,
}) => {
  const { main, document } = await openPage('/compare?products=single-casement-window,no-such-product')
  within(main).getByText('Left out, because there is no such product: no-such-product.')
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  within(main).getByText(/^Jharokha Doors, Windows & Interiors: http.*\/compare\?products=single-casement-window$/)
  const crowded = await openPage('/compare?products=a,b,c,d')
  within(crowded.main).getByText('Only 3 products are compared at a time. Left out: d.')
  const search = within(main).getByRole('search')
  expect([search.getAttribute('method') ?? 'get', search.getAttribute('action')]).toEqual(['get', '/compare'])
  const empty = await openPage('/compare')
  within(empty.main).getByRole('heading', { name: 'Choose a product' })
  expect(hrefOf(within(empty.main).getByRole('link', { name: 'All products' }))).toBe('/products')
})
