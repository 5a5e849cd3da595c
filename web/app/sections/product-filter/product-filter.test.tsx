import type { Facet } from '@house/contract/entities'
import { parseProductQuery } from '@house/contract/products/filter'
import { urls } from '@house/contract/urls'
import { fireEvent, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { renderRoute } from '../../../testing/render-route.tsx'
import { ListFilter } from '../product-list/list-filter.tsx'
import { FoundProducts } from '../products/found-products.tsx'

const choice = (value: string, label: string, count: number, is_selected = false) => ({
  value,
  label,
  count,
  is_selected,
})
const colour: Facet = {
  name: 'colour',
  label: 'Colour',
  values: [choice('white', 'White', 9), choice('black', 'Black', 3)],
}
const facets: Facet[] = [
  { name: 'category', label: 'Category', values: [choice('upvc', 'uPVC', 12)] },
  {
    name: 'problem',
    label: 'What it solves',
    values: [choice('noise', 'Noise', 12, true), choice('heat', 'Heat', 1), choice('dust', 'Dust', 0)],
  },
  colour,
]
const found = {
  data: [{ slug: 'casement', title: 'Casement', image: '', summary: 'uPVC · Hinged' }],
  pagination_data: { page: 1, page_size: 8, total: 12, total_pages: 2 },
  facets,
  nearest: [],
}
const pageOf = (search: string) => ({
  query: parseProductQuery(new URLSearchParams(search)),
  urlOf: urls.products,
})

/** The page as it is without JavaScript. */
function htmlOf(element: React.ReactNode, url = '/') {
  const router = createMemoryRouter([{ path: '/', element }], { initialEntries: [url] })
  const { body } = new DOMParser().parseFromString(
    renderToStaticMarkup(<RouterProvider router={router} />),
    'text/html',
  )
  return body
}

const linksIn = (body: ParentNode) =>
  [...body.querySelectorAll('details a')].map((link) => [link.getAttribute('href'), link.getAttribute('rel')])

test('without JavaScript every value with products is a link with its count, and combinations are not followed', () => {
  const body = htmlOf(<FoundProducts {...found} {...pageOf('problem=noise')} />)
  expect(linksIn(body)).toEqual([
    ['/products', null],
    ['/products?problem=heat,noise', 'nofollow'],
    ['/products?problem=noise&colour=white', 'nofollow'],
    ['/products?problem=noise&colour=black', 'nofollow'],
  ])
  const texts = [...body.querySelectorAll('details li')].map(({ textContent }) => textContent)
  expect(texts.slice(0, 3)).toEqual(['Noise12 products, chosen', 'Heat1 product', 'Dust0 products'])
  expect(body.textContent).not.toContain('Category')
  expect(body.querySelector('details summary')?.textContent).toBe('Filters (1)')
  expect(linksIn(htmlOf(<FoundProducts {...found} {...pageOf('')} />))[1]).toEqual(['/products?problem=heat', null])
})

test('later pages and the forms keep the filter', () => {
  const body = htmlOf(<FoundProducts {...found} {...pageOf('q=big&problem=noise&width=900')} />)
  expect(body.querySelector('[aria-label="Page 2"]')?.getAttribute('href')).toBe(
    '/products?q=big&problem=noise&width=900&page=2',
  )
  const form = body.querySelector('form')
  const fields = [...(form?.querySelectorAll('input') ?? [])].map(({ type, name, value }) => [type, name, value])
  expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual(['/products', 'get'])
  expect(fields).toEqual([
    ['hidden', 'q', 'big'],
    ['hidden', 'problem', 'noise'],
    ['text', 'width', '900'],
    ['text', 'height', ''],
  ])
})

test.each([FoundProducts, ListFilter])('a size that cannot be read is named, and stays in its field', (List) => {
  const body = htmlOf(<List {...found} {...pageOf('')} />, '/?width=wide&height=1500')
  expect(body.querySelector('[role="alert"]')?.textContent).toMatch(/^We left out “wide”, which cannot be the size/)
  expect(body.querySelector<HTMLInputElement>('[name="width"]')?.value).toBe('wide')
})

test('chips name what is chosen, remove it, and leave the focus on the total', async () => {
  renderRoute(<FoundProducts {...found} {...pageOf('q=big&problem=noise&width=1800')} />, { path: '/products' })
  const chips = within(screen.getByRole('list', { name: 'Chosen filters' })).getAllByRole('link')
  expect(chips.map((chip) => [chip.textContent, chip.getAttribute('href')])).toEqual([
    ['Remove “big”', '/products?problem=noise&width=1800'],
    ['Remove Noise', '/products?q=big&width=1800'],
    ['Remove Width 1,800 mm', '/products?q=big&problem=noise'],
    ['Clear all', '/products'],
  ])
  fireEvent.click(chips[1] as HTMLElement)
  expect(document.activeElement?.textContent).toBe('12 products')
})

test('an empty result says what was chosen, and offers the nearest filters with their totals', () => {
  const nearest = [
    { without: 'Noise', query: 'width=9000', total: 12 },
    { without: 'width 9,000 mm', query: 'problem=noise', total: 1 },
  ]
  const none = { ...found, data: [], pagination_data: { page: 1, page_size: 8, total: 0, total_pages: 1 }, nearest }
  const body = htmlOf(<FoundProducts {...none} {...pageOf('problem=noise&width=9000')} />)
  expect(body.textContent).toContain('You chose Noise · Width 9,000 mm.')
  expect([...body.querySelectorAll('a.group')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Without ‘Noise’: 12 products', '/products?width=9000'],
    ['Without ‘width 9,000 mm’: 1 product', '/products?problem=noise'],
  ])
})

test('a catalogue without products says so, and has nothing to filter', () => {
  const none = { ...found, data: [], facets: [], pagination_data: { page: 1, page_size: 8, total: 0, total_pages: 1 } }
  const body = htmlOf(<FoundProducts {...none} {...pageOf('')} />)
  expect(body.textContent).toContain('No products yet')
  expect(body.querySelector('form, #found')).toBeNull()
})

test('a single value is offered unless all products have it', () => {
  const groupsOf = (value: Facet['values'][number]) => {
    const body = htmlOf(<ListFilter {...found} facets={[{ ...colour, values: [value] }]} {...pageOf('room=bedroom')} />)
    return [...body.querySelectorAll('h2')].map(({ textContent }) => textContent)
  }
  expect(groupsOf(choice('white', 'White', 9))).toEqual(['Colour'])
  expect(groupsOf(choice('white', 'White', 12))).toEqual([])
  expect(groupsOf(choice('white', 'White', 12, true))).toEqual(['Colour'])
})

test('a list without anything to choose has no filters; any other has the total that gets the focus', () => {
  expect(htmlOf(<ListFilter {...found} facets={facets.slice(0, 1)} {...pageOf('')} />).textContent).toBe('')
  const body = htmlOf(<ListFilter {...found} {...pageOf('')} />)
  expect(body.textContent).toContain('Filter these products')
  expect(body.querySelector('#found')?.textContent).toBe('12 products')
})

test('Space chooses a value, and a link skips the filters', () => {
  renderRoute(<FoundProducts {...found} {...pageOf('problem=noise')} />)
  const heat = screen.getByText('Heat')
  let clicks = 0
  heat.addEventListener('click', (event) => {
    event.preventDefault()
    clicks += 1
  })
  expect(fireEvent.keyDown(heat, { key: ' ' })).toBe(false)
  expect(fireEvent.keyDown(heat, { key: 'a' })).toBe(true)
  expect(clicks).toBe(1)
  const target = screen.getByText('Skip filters').getAttribute('href')?.slice(1)
  expect(document.getElementById(target ?? '')?.textContent).toContain('12 products')
})
