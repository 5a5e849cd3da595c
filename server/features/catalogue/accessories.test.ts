import { pageSize } from '@house/contract/ui-config'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'

let { api, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  ;({ api, db, close } = await openTestApp())
})
afterAll(() => close())

test('an accessory slug returns all eight categories (§2 Routes, §2 Accessories, §3, §4, §7)', async () => {
  const answer = await api.accessoryCategory({ slug: 'profile-and-accessories', slug_type: 'accessory_slug' })
  if (answer.success !== '1') throw new Error(answer.message)
  expect(answer.data).toHaveLength(8)
  expect(answer.data.map(({ slug }) => slug)).toContain('profile-and-accessories')
  expect(answer.data[0]).toMatchObject({
    id: expect.any(Number),
    title: expect.any(String),
    icon_image: expect.stringMatching(/\.svg$/),
  })
})

test('two categories have sub-categories with accessories (§2 Routes, §2 Accessories, §3)', async () => {
  const answer = await api.accessoryCategory({ slug: 'window-door-and-accessories' })
  if (answer.success !== '1') throw new Error(answer.message)
  for (const { has_sub_categories } of answer.data) expect(has_sub_categories).toBeTypeOf('boolean')
  const split = answer.data.filter(({ has_sub_categories }) => has_sub_categories)
  expect(split.map(({ slug }) => slug)).toEqual(['window-door-and-accessories', 'profile-and-accessories'])
  for (const { sub_categories } of split)
    for (const { sub_category, data } of sub_categories) {
      expect(sub_category).toMatch(/\w+/)
      expect(data[0]).toEqual({
        id: expect.any(Number),
        title: expect.any(String),
        image: expect.stringMatching(/^\/media\//),
        description: expect.stringContaining('<p>'),
      })
    }
})

test('a product slug returns the categories of the product, in its order (§2 Routes, §7)', async () => {
  const links = await db
    .selectFrom('product_accessory_category as link')
    .innerJoin('product', 'product.id', 'link.product_id')
    .innerJoin('accessory_category as category', 'category.id', 'link.accessory_category_id')
    .select(['product.slug as product', 'category.slug'])
    .orderBy('link.product_id')
    .orderBy('link.position')
    .execute()
  const product = links[0]?.product ?? ''
  const answer = await api.accessoryCategory({ slug: product, slug_type: 'product_slug' })
  expect(answer.success === '1' && answer.data.map(({ slug }) => slug)).toEqual(
    links.filter((link) => link.product === product).map(({ slug }) => slug),
  )
})

test('the shop route accepts a category slug from the product screen (§2 Product detail, §4)', async () => {
  const answer = await api.accessoryCategory({ slug: 'gaskets-and-seals', slug_type: 'product_slug' })
  expect(answer.success === '1' && answer.data.map(({ slug }) => slug)).toContain('gaskets-and-seals')
})

test.each(['product_slug', 'accessory_slug'] as const)(
  'an unknown %s returns success 6 (§2 Accessories, §8)',
  async (slug_type) => {
    expect(await api.accessoryCategory({ slug: 'no-such-thing', slug_type })).toMatchObject({
      status: 200,
      success: '6',
    })
  },
)

test('accessories are paginated by twelve without duplicates (§2 Accessories, §3, §4, §7)', async () => {
  const first = await api.accessory({ slug: 'glass-and-spacers', product_page: 1 })
  if (first.success !== '1') throw new Error(first.message)
  expect(first).toMatchObject({ has_sub_categories: false, pagination_data: { total_pages: 3 } })
  expect(first.data).toHaveLength(pageSize.accessories)
  const rest = await Promise.all(
    [2, 3].map((product_page) => api.accessory({ slug: 'glass-and-spacers', product_page })),
  )
  const ids = [first, ...rest].flatMap((page) => (page.success === '1' ? page.data.map(({ id }) => id) : []))
  expect(new Set(ids).size).toBe(ids.length)
})

test('a category with sub-categories has no list of its own (§4, §7)', async () => {
  expect(await api.accessory({ slug: 'window-door-and-accessories' })).toMatchObject({
    success: '1',
    has_sub_categories: true,
    data: [],
    pagination_data: { total_pages: 1 },
  })
})

test('an accessory page past the last one is empty', async () => {
  expect(await api.accessory({ slug: 'glass-and-spacers', product_page: 99 })).toMatchObject({ success: '1', data: [] })
})

test('accessories of an unknown category return success 6', async () => {
  expect(await api.accessory({ slug: 'no-such-thing' })).toMatchObject({ status: 200, success: '6' })
})
