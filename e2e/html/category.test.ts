import { within } from '@testing-library/dom'
import { expect } from 'vitest'
import { publishChanges } from '../../server/testing/publish-changes.ts'
import { closest, find, hrefOf, replyOf, test, textOf, textsOf } from './open-page.ts'

test.for(['upvc-door-and-window', 'alu-home-interior', 'commercial-partition-system', 'profiles-and-accessories'])(
  '/%s shows its title, description and banner, and sets its own meta tags (§2 Category)',
  async (slug, { openPage, api }) => {
    const category = await replyOf(api.subCategory({ slug }))
    const { document, main } = await openPage(`/${slug}`)
    const banner = find(main, 'section')
    expect(textOf(within(banner).getByRole('heading', { level: 1 }))).toBe(textOf(category.page_title))
    expect(textOf(banner)).toContain(textOf(category.page_description))
    find(banner, `img[src="${category.page_banner}"]`)
    const metaTag = (name: string) => find(document, `meta[name="${name}"]`).getAttribute('content')
    expect(document.title).toBe(`${category.meta_title} | Jharokha`)
    expect(metaTag('description')).toBe(category.meta_description)
    expect(metaTag('keywords')).toBe(category.meta_keywords)
  },
)

test.for(['upvc-door-and-window', 'alu-home-interior', 'commercial-partition-system'])(
  '/%s shows an explanation and four benefits (§2 Category)',
  async (slug, { openPage, api }) => {
    const { explanation } = await replyOf(api.subCategory({ slug }))
    const { main } = await openPage(`/${slug}`)
    const text = textOf(explanation?.text ?? '')
    expect(text.length).toBeGreaterThan(200)
    const section = closest(within(main).getByRole('heading', { level: 2, name: explanation?.title ?? '' }), 'section')
    expect(textOf(section)).toContain(text)
    const benefits = within(section).getAllByRole('heading', { level: 3 })
    expect(benefits).toHaveLength(4)
    expect(textsOf(benefits)).toEqual(explanation?.benefits.map(({ title }) => title))
  },
)

test('a category with a headline of its own keeps its name in title and breadcrumb', async ({ openPage, db }) => {
  const { id } = await db.selectFrom('category').select('id').orderBy('position').executeTakeFirstOrThrow()
  const changes = { page_title: 'Slides with one finger', meta_title: '' }
  await publishChanges(db, 'category', id, changes, { staffId: null, now: new Date() })
  const { document, main } = await openPage('/upvc-door-and-window')
  expect(document.title).toBe('uPVC Doors & Windows | Jharokha')
  expect(textOf(find(main, 'nav[aria-label="Breadcrumb"] [aria-current]'))).toBe('uPVC Doors & Windows')
  expect(textOf(within(main).getByRole('heading', { level: 1 }))).toBe('Slides with one finger')
})

test("tiles of type 'Product' link to /{category}/{slug}, all others to /accessories/{slug} (§2 Category)", async ({
  openPage,
}) => {
  const { main } = await openPage('/upvc-door-and-window')
  expect(hrefOf(within(main).getByRole('link', { name: 'Windows' }))).toBe('/upvc-door-and-window/window')
  find(main, 'a[href="/accessories/window-door-and-accessories"]')
})

test('the catalogue lists aluminium doors and aluminium windows (§Introduction)', async ({ openPage }) => {
  const category = await openPage('/alu-home-interior')
  expect(textOf(category.main)).toContain('Aluminium and glass')
  const list = hrefOf(within(category.main).getByRole('link', { name: 'Doors & Windows' })) ?? ''
  const first = await openPage(list)
  expect(first.document.title).toMatch(/^Aluminium Doors and Windows/)
  expect(textOf(first.main)).toContain('Aluminium casements, sliders, entrance doors')
  const second = await openPage(`${list}?page=2`)
  const products = textsOf([first, second].flatMap(({ main }) => [...main.querySelectorAll('a[href^="/products/"]')]))
  expect(products).toContain('Entrance Door with Timber Infill')
  expect(products).toContain('Thermally Broken Casement Window')
})
