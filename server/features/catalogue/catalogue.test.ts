import { pageSize } from '@house/contract/ui-config'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import { publishChanges } from '../../testing/publish-changes.ts'

let { app, api, close } = {} as Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  ;({ app, api, close } = await openTestApp())
})
afterAll(() => close())

test('category lists the four categories with id, slug, title and image (§Introduction, §1, §2 Header, §2 Home, §2 Not-found, §3, §6, §7)', async () => {
  const answer = await api.category()
  expect(answer).toMatchObject({ status: 200, success: '1' })
  expect(answer.success === '1' && answer.data.map(({ slug }) => slug)).toEqual([
    'upvc-door-and-window',
    'alu-home-interior',
    'commercial-partition-system',
    'profiles-and-accessories',
  ])
  expect(answer.success === '1' && answer.data[0]).toEqual({
    id: expect.any(Number),
    slug: 'upvc-door-and-window',
    title: 'uPVC Doors &amp; Windows',
    image: expect.stringMatching(/^\/media\/[0-9a-f]{12}\//),
  })
})

test('every picture in a reply has its size, alt text, focal point and tone', async () => {
  const answer = await api.category()
  if (answer.success !== '1') throw new Error(answer.message)
  for (const { image } of answer.data)
    expect(answer.media?.[image]).toEqual({
      width: expect.any(Number),
      height: expect.any(Number),
      alt: expect.stringMatching(/\w+/),
      focus: [expect.any(Number), expect.any(Number)],
      tone: expect.stringMatching(/^#[0-9a-f]{6}$/),
    })
})

test('sub-category returns the page, its meta tags and its sub-items (§1, §2 Category, §3, §7)', async () => {
  const answer = await api.subCategory({ slug: 'alu-home-interior' })
  expect(answer).toMatchObject({
    success: '1',
    slug: 'alu-home-interior',
    page_title: expect.any(String),
    page_description: expect.stringContaining('<p>'),
    page_banner: expect.stringMatching(/^\/media\//),
    meta_title: expect.any(String),
    meta_description: expect.any(String),
    meta_keywords: expect.any(String),
  })
  expect(answer.success === '1' && answer.data.map(({ type, slug }) => [type, slug])).toEqual([
    ['Product', 'doors-and-window'],
    ['Product', 'railingsystem'],
    ['Product', 'shower-cubical'],
    ['Product', 'sky-light'],
    ['Product', 'Slim-Sliding-Doors'],
  ])
})

test('a sub-item and a product in a list have slug, title and image (§3)', async () => {
  const page = await api.subCategory({ slug: 'alu-home-interior' })
  const list = await api.product({ slug: 'window' })
  if (page.success !== '1' || list.success !== '1') throw new Error('no answer')
  const shown = {
    slug: expect.any(String),
    title: expect.stringMatching(/\w+/),
    image: expect.stringMatching(/^\/media\//),
  }
  for (const item of page.data) expect(item).toEqual({ ...shown, type: 'Product' })
  for (const product of list.data) expect(product).toEqual(shown)
})

test.each(['upvc-door-and-window', 'alu-home-interior', 'commercial-partition-system'])(
  '%s explains itself and names four benefits (§2 Category)',
  async (slug) => {
    const answer = await api.subCategory({ slug })
    expect(answer.success === '1' && answer.explanation?.benefits).toHaveLength(4)
  },
)

test('items of profiles-and-accessories are not products (§2 Category, §3)', async () => {
  const answer = await api.subCategory({ slug: 'profiles-and-accessories' })
  expect(answer.success === '1' && new Set(answer.data.map(({ type }) => type))).toEqual(new Set(['Accessory']))
})

test('slugs match case-insensitively and are returned as stored', async () => {
  expect(await api.subCategory({ slug: 'UPVC-Door-And-Window' })).toMatchObject({ slug: 'upvc-door-and-window' })
  expect(await api.product({ slug: 'slim-sliding-doors' })).toMatchObject({ slug: 'Slim-Sliding-Doors' })
})

test('uPVC windows fill three pages without duplicates, with pagination data on each (§1, §2 Product list, §3, §4, §7)', async () => {
  const pages = await Promise.all([1, 2, 3].map((product_page) => api.product({ slug: 'window', product_page })))
  const slugs = pages.flatMap((page) => (page.success === '1' ? page.data.map(({ slug }) => slug) : []))
  expect(slugs).toHaveLength(24)
  expect(new Set(slugs).size).toBe(24)
  for (const page of pages) expect(page).toMatchObject({ success: '1', pagination_data: { total_pages: 3 } })
})

test('a product list has its meta tags, heading and category (§3, §7)', async () => {
  expect(await api.product({ slug: 'window' })).toMatchObject({
    meta_title: expect.any(String),
    meta_description: expect.any(String),
    meta_keywords: expect.any(String),
    page_title: expect.stringContaining('Windows'),
    category_slug: 'upvc-door-and-window',
  })
})

test('product_page defaults to the first page', async () => {
  const answer = await api.product({ slug: 'door' })
  expect(answer.success === '1' && answer.data).toHaveLength(pageSize.products)
  expect(answer).toMatchObject({ pagination_data: { page: 1 } })
})

test('a product page past the last one is HTTP 404 (§4, §7, §8)', async () => {
  expect(await api.product({ slug: 'window', product_page: 4 })).toMatchObject({ status: 404, success: '0' })
})

test('product-details returns everything the product screen shows (§1, §2 Product detail, §3, §6, §7)', async () => {
  const list = await api.product({ slug: 'window' })
  const slug = list.success === '1' ? list.data[0]?.slug : undefined
  const answer = await api.productDetails({ slug: slug ?? '' })
  expect(answer).toMatchObject({
    success: '1',
    meta_title: expect.stringMatching(/\w+/),
    meta_description: expect.stringMatching(/\w+/),
    meta_keywords: expect.stringMatching(/\w+/),
    sub_item: { slug: 'window', category_slug: 'upvc-door-and-window' },
    data: {
      slug,
      title: expect.any(String),
      image: expect.stringMatching(/^\/media\//),
      image2: expect.any(String),
      image3: expect.any(String),
      image4: expect.any(String),
      description: expect.stringContaining('<p>'),
      page_bottom_title: expect.any(String),
      page_bottom_image: expect.stringMatching(/^\/media\//),
    },
  })
  if (answer.success !== '1') throw new Error(answer.message)
  expect(answer.data.description_data.length).toBeGreaterThanOrEqual(4)
  expect(answer.data.description_data[0]).toMatchObject({
    id: 1,
    title: expect.any(String),
    specification: expect.any(Array),
  })
  expect(answer.data.page_banner.length).toBeGreaterThanOrEqual(2)
  expect(answer.accessory_category_data[0]).toMatchObject({
    slug: expect.any(String),
    title: expect.any(String),
    image: expect.stringMatching(/^\/media\//),
  })
})

test('product descriptions are text or lists of text (§3)', async () => {
  const { description_data } = await findTiltAndTurn()
  const described = description_data.map(({ description }) => description)
  expect(described.filter((each) => typeof each === 'string')).not.toEqual([])
  const lists = described.filter((each) => typeof each !== 'string')
  expect(lists).not.toEqual([])
  for (const list of lists) expect(list).toEqual(list.map(() => expect.stringMatching(/\w+/)))
})

test('the banners of a product are picture URLs, each with its metadata (§3)', async () => {
  const { page_banner, media } = await findTiltAndTurn()
  expect(page_banner.length).toBeGreaterThanOrEqual(2)
  for (const address of page_banner) {
    expect(address).toMatch(/^\/media\/[0-9a-f]{12}\/[\w-]+\.(jpg|png)$/)
    expect(media?.[address]).toMatchObject({ width: expect.any(Number), height: expect.any(Number) })
    expect((await app.request(address)).headers.get('content-type')).toMatch(/^image\//)
  }
})

test('the bottom text of a product contains HTML (§3)', async () => {
  expect((await findTiltAndTurn()).page_bottom_title).toBe('Clean the outside from the <em>inside</em>.')
})

test('the title of a category may contain HTML (§3)', async () => {
  const { api, db, close } = await openTestApp()
  const [first] = await db.selectFrom('category').select('id').orderBy('position').execute()
  const title = '<em>uPVC</em> Doors &amp; Windows'
  await publishChanges(db, 'category', first?.id ?? 0, { title }, { staffId: null, now: new Date() })
  const answer = await api.category()
  expect(answer.success === '1' && answer.data[0]?.title).toBe(title)
  await close()
})

async function findTiltAndTurn() {
  const answer = await api.productDetails({ slug: 'tilt-and-turn-window' })
  if (answer.success !== '1') throw new Error(answer.message)
  return { ...answer.data, media: answer.media }
}

test.each(['subCategory', 'product', 'productDetails'] as const)(
  '%s returns success 6 for an unknown slug (§2 Not-found, §8)',
  async (call) => {
    expect(await api[call]({ slug: 'no-such-thing' })).toMatchObject({
      status: 200,
      success: '6',
      message: expect.any(String),
    })
  },
)
