import { within } from '@testing-library/dom'
import { expect } from 'vitest'
import { find, hrefOf, replyOf, test, textOf, textsOf } from './open-page.ts'

test('the blog list has its banner, heading and subtitle (§2 Blog list)', async ({ openPage }) => {
  const { main } = await openPage('/blogs/')
  within(main).getByRole('heading', { level: 1, name: 'BLOGS' })
  within(main).getByRole('heading', { name: 'Recent Blogs' })
  const [subtitle] = within(main).getAllByText(/innovation/i)
  expect(subtitle?.textContent).toMatch(/creativ/i)
})

test('a blog shows its date as DD/MM/YYYY in Indian time (§2 Blog list, §9)', async ({ openPage }) => {
  const { main } = await openPage('/blogs/')
  expect(textsOf(main.querySelectorAll('time'))).toContain('12/10/2026')
})

test('a blog shows its own picture, its title and its full article (§1, §2 Blog detail)', async ({ openPage, api }) => {
  const slug = 'double-glazing-and-traffic-noise'
  const { data } = await replyOf(api.blogDetail({ slug }))
  const { main } = await openPage(`/blog-details-page/${slug}`)
  const article = find(main, 'article')
  expect(textOf(within(article).getByRole('heading', { level: 1 }))).toBe(data.title)
  find(article, `header img[src="${data.image2}"]`)
  expect(textOf(article)).toContain(textOf(data.description))
})

test('the blogs lead to the guides, and a guide to its products, the planner and all guides', async ({
  openPage,
  api,
}) => {
  const blogs = await openPage('/blogs/')
  expect(hrefOf(within(blogs.main).getByRole('link', { name: /guides/i }))).toBe('/guides/')

  const guides = await replyOf(api.guides())
  const { main } = await openPage('/guides/')
  expect(Array.from(main.querySelectorAll('article a'), hrefOf)).toEqual(
    guides.data.map(({ slug }) => `/blog-details-page/${slug}`),
  )

  const slug = 'double-glazing-and-traffic-noise'
  const guide = await openPage(`/blog-details-page/${slug}`)
  const { data, products, products_total } = await replyOf(api.blogDetail({ slug }))
  const section = find(guide.main, 'section:has(> h2)')
  within(section).getByRole('heading', { name: 'Products that help' })
  expect(Array.from(section.querySelectorAll('a'), hrefOf)).toEqual([
    ...(products ?? []).map((product) => `/products/${product.slug}`),
    `/products?${data.product_filter}`,
    '/plan',
    '/guides/',
  ])
  expect(textOf(section)).toContain(`All ${products_total} products`)
})
