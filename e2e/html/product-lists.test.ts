import { emptyAttributes } from '@house/contract/products/attributes'
import { within } from '@testing-library/dom'
import { expect } from 'vitest'
import { bumpContentVersion } from '../../server/platform/cache/content-version.ts'
import { closest, find, hrefOf, test, textOf, textsOf } from './open-page.ts'

test.for([
  ['railingsystem', /Railing/, /Railing/],
  ['shower-cubical', /Shower/, /Shower/],
  ['sky-light', /Sky Light/, /Skylight/],
  ['Slim-Sliding-Doors', /Slim Sliding Doors/, /Slim/],
] as const)(
  'Alu Home Interior links to its list %s, which links to its products (§1)',
  async ([slug, heading, product], { openPage }) => {
    const category = await openPage('/alu-home-interior')
    const tile = find(category.main, `a[href="/alu-home-interior/${slug}"]`)
    const { main } = await openPage(hrefOf(tile) ?? '')
    within(main).getByRole('heading', { level: 1, name: heading })
    const products = [...main.querySelectorAll('a[href^="/products/"]')]
    expect(textsOf(products)).toContainEqual(expect.stringMatching(product))
    for (const link of products) find(link, 'img')
  },
)

test('the pages of a product list are linked, and past the last one is HTTP 404', async ({ openPage, request }) => {
  const path = '/upvc-door-and-window/window'
  const first = await openPage(path)
  const links = within(first.main).getByRole('navigation', { name: 'Pages of products' })
  const next = hrefOf(within(links).getByRole('link', { name: 'Page 2' }))
  expect(next).toBe(`${path}?page=2`)
  const second = await openPage(`${next}`)
  const productsOf = ({ main }: typeof first) => Array.from(main.querySelectorAll('a[href^="/products/"]'), hrefOf)
  expect(productsOf(first)).toHaveLength(8)
  expect(productsOf(second)).toHaveLength(8)
  expect(new Set([...productsOf(first), ...productsOf(second)]).size).toBe(16)
  expect((await request(`${path}?page=99`)).status).toBe(404)
})

test('a filtered page has one canonical URL, and is listed with one chosen value only', async ({ openPage }) => {
  const list = '/upvc-door-and-window/window'
  for (const [path, canonical, robots] of [
    ['/products', '/products', null],
    ['/products/?utm_source=x&problem=noise', '/products?problem=noise', null],
    ['/products?room=kitchen,bedroom&problem=noise', '/products?problem=noise&room=bedroom,kitchen', 'noindex, follow'],
    ['/products?page=2&q=door', '/products?q=door&page=2', 'noindex, follow'],
    ['/products?problem=no-such-problem', '/products?problem=no-such-problem', 'noindex, follow'],
    [`${list}?page=2&room=living-room`, `${list}?room=living-room&page=2`, null],
    ['/find?room=bedroom', '/find', 'noindex, follow'],
  ] as const) {
    const { document, status } = await openPage(path)
    const link = new URL(document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? '')
    const content = document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? null
    expect([path, status, link.pathname + link.search, content]).toEqual([path, 200, canonical, robots])
  }
  const { document } = await openPage(`${list}?room=living-room`)
  expect(document.title).toContain('Living room')
})

test('past the last page of a filter is HTTP 404, and too long a filter is cut', async ({ request }) => {
  for (const path of ['/products?page=99', '/products?problem=noise&page=99'])
    expect([path, (await request(path)).status]).toEqual([path, 404])
  const values = Array.from({ length: 30 }, (_, index) => `value-${index}-${'x'.repeat(80)}`).join(',')
  const html = await (await request(`/products?q=%00door&colour=${values}`)).text()
  expect(html).toContain('No product matches all of this')
})

test('a list without attributes looks as before', async ({ openPage, db }) => {
  const path = '/commercial-partition-system/glass-partition'
  expect((await openPage(path)).main.textContent).toContain('Filter these products')
  await db
    .updateTable('product')
    .set({ attributes: JSON.stringify(emptyAttributes), plan_design: null })
    .execute()
  await bumpContentVersion(db)
  expect((await openPage(path)).main.textContent).not.toContain('Filter these products')
})

test('the search page lists products without JavaScript', async ({ openPage }) => {
  const empty = await openPage('/search')
  const box = within(empty.main).getByRole('combobox', { name: 'Search products' })
  const form = closest(box, 'form')
  expect([form.getAttribute('action'), form.getAttribute('method'), box.getAttribute('name')]).toEqual([
    '/search',
    'get',
    'q',
  ])
  const { main } = await openPage('/search?q=darwaza')
  const products = textsOf(main.querySelectorAll('a[href^="/products/"]'))
  expect(products).toContainEqual(expect.stringMatching(/door/i))
  expect(textOf(main)).not.toContain('No search found')
})
