import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import { publishChanges } from '../../testing/publish-changes.ts'

let { api, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  ;({ api, db, close } = await openTestApp())
})
afterAll(() => close())

test('blogs are paginated by eight, newest first, without duplicates (§1, §2 Home, §3, §4, §7)', async () => {
  const pages = await Promise.all([1, 2, 3, 4].map((blog_page) => api.blogList({ blog_page })))
  const blogs = pages.flatMap((page) => (page.success === '1' ? page.data : []))
  expect(pages[0]).toMatchObject({ success: '1', pagination_data: { total_pages: 4 } })
  expect(pages[0]?.success === '1' && pages[0].data).toHaveLength(8)
  expect(new Set(blogs.map(({ slug }) => slug)).size).toBe(25)
  const times = blogs.map(({ datetime }) => datetime)
  expect(times).toEqual(times.toSorted().toReversed())
})

test('a blog in the list has slug, title, a short HTML description, an ISO date and an image (§2 Blog list, §3)', async () => {
  const answer = await api.blogList()
  const blog = answer.success === '1' ? answer.data[0] : undefined
  expect(blog).toEqual({
    slug: expect.any(String),
    title: expect.any(String),
    description: expect.stringMatching(/^<p>[\s\S]{40,900}<\/p>$/),
    datetime: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    image: expect.stringMatching(/^\/media\//),
  })
})

test('a blog page past the last one is empty', async () => {
  expect(await api.blogList({ blog_page: 50 })).toMatchObject({ success: '1', data: [] })
})

test('blog-detail returns the whole article (§1, §2 Blog detail, §3, §6, §7)', async () => {
  const list = await api.blogList()
  const slug = list.success === '1' ? (list.data[0]?.slug ?? '') : ''
  const answer = await api.blogDetail({ slug })
  expect(answer).toMatchObject({
    success: '1',
    data: {
      slug,
      title: expect.any(String),
      description: expect.stringContaining('<h2>'),
      status: 'published',
      category: expect.any(String),
      datetime: expect.any(String),
      image2: expect.stringMatching(/^\/media\//),
    },
  })
})

test('our-projects lists slug, title and image (§1, §2 Home, §2 Projects, §3, §7)', async () => {
  const answer = await api.ourProjects()
  if (answer.success !== '1') throw new Error(answer.message)
  expect(answer.data.length).toBeGreaterThanOrEqual(16)
  expect(answer.data[0]).toEqual({
    slug: expect.any(String),
    title: expect.any(String),
    image: expect.stringMatching(/^\/media\//),
  })
})

test('our-projects includes a message (§7)', async () => {
  expect(await api.ourProjects()).toMatchObject({ success: '1', message: expect.stringMatching(/\w+/) })
})

test('project-details returns title, HTML description and the large image (§1, §2 Project, §3, §6, §7)', async () => {
  const list = await api.ourProjects()
  const slug = list.success === '1' ? (list.data[0]?.slug ?? '') : ''
  expect(await api.projectDetails({ slug })).toMatchObject({
    success: '1',
    data: {
      title: expect.any(String),
      description: expect.stringContaining('<p>'),
      image2: expect.stringMatching(/^\/media\//),
    },
  })
})

test.each(['blogDetail', 'projectDetails'] as const)(
  '%s returns success 6 for an unknown slug (§2 Not-found, §8)',
  async (call) => {
    expect(await api[call]({ slug: 'no-such-thing' })).toMatchObject({ status: 200, success: '6' })
  },
)

test('review-list has at least ten testimonials with name, designation and text (§1, §2 Home, §3, §6, §7)', async () => {
  const answer = await api.reviewList()
  if (answer.success !== '1') throw new Error(answer.message)
  expect(answer.data.length).toBeGreaterThanOrEqual(10)
  expect(answer.data[0]).toEqual({
    description: expect.any(String),
    client_name: expect.any(String),
    designation: expect.any(String),
    image: expect.any(String),
  })
})

test('an article with a filter of products is a guide and shows them', async () => {
  const slug = 'double-glazing-and-traffic-noise'
  await db.updateTable('blog').set({ product_filter: 'problem=noise' }).where('slug', '=', slug).execute()
  const guides = await api.guides()
  expect(guides.success === '1' && guides.data.map((guide) => guide.slug)).toContain(slug)
  const found = await api.products({ problem: 'noise' })
  if (found.success !== '1') throw new Error(found.message)
  expect(await api.blogDetail({ slug })).toMatchObject({
    data: { product_filter: 'problem=noise' },
    products: found.data.slice(0, 4),
    products_total: found.pagination_data.total,
  })
  const other = await api.blogDetail({ slug: 'what-the-jharokha-knew' })
  expect(other).not.toHaveProperty('products')
})

test('every guide of the demonstration company finds at least three products', async () => {
  const guides = await api.guides()
  if (guides.success !== '1') throw new Error(guides.message)
  const replies = await Promise.all(guides.data.map(({ slug }) => api.blogDetail({ slug })))
  const counts = replies.map((reply) => (reply.success === '1' && reply.products_total) || 0)
  expect(counts).toHaveLength(6)
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(3)
})

test('staff paste the address of a filtered product page, and its canonical query is stored', async () => {
  const { id, slug } = await db.selectFrom('blog').select(['id', 'slug']).executeTakeFirstOrThrow()
  const paste = (product_filter: string) =>
    publishChanges(db, 'blog', id, { product_filter }, { staffId: null, now: new Date() })
  await paste('https://example.com/products?room=bedroom&problem=noise,heat&page=2')
  expect(await api.blogDetail({ slug })).toMatchObject({ data: { product_filter: 'problem=heat,noise&room=bedroom' } })
  await expect(paste('about noise')).rejects.toThrow(/filtered product page/)
})
