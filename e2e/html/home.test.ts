import { within } from '@testing-library/dom'
import { expect } from 'vitest'
import { closest, find, hrefOf, replyOf, test, textOf, textsOf } from './open-page.ts'

test('the category tiles of the hero link to /{slug} (§2 Home)', async ({ openPage }) => {
  const { main } = await openPage('/')
  const tiles = within(main).getByRole('navigation', { name: 'Product categories' })
  expect(find(main, 'section').contains(tiles)).toBe(true)
  expect(Array.from(tiles.querySelectorAll('a'), hrefOf)).toEqual([
    '/upvc-door-and-window',
    '/alu-home-interior',
    '/commercial-partition-system',
    '/profiles-and-accessories',
  ])
})

test('the service slider has three cards (§2 Home)', async ({ openPage }) => {
  const { main } = await openPage('/')
  const services = within(main).getByRole('group', { name: 'Services' })
  expect(textsOf(within(services).getAllByRole('heading', { level: 3 }))).toEqual([
    'Installation',
    'Repair',
    'Customization',
  ])
})

test('the new-launch section shows title, description and image of the banner API (§2 Home)', async ({
  openPage,
  request,
  api,
}) => {
  const { data } = await replyOf(api.banner({ title: 'Home' }))
  const { main } = await openPage('/')
  const section = closest(within(main).getByText('New launch'), 'section')
  expect(textOf(within(section).getByRole('heading'))).toBe(textOf(data.title))
  within(section).getByText(data.description)
  find(section, `img[src="${data.image}"]`)
  expect((await request(data.image)).status).toBe(200)
})

test('each recent project and each recent blog has a slide that links to it (§2 Home)', async ({ openPage, api }) => {
  const projects = await replyOf(api.ourProjects())
  const blogs = await replyOf(api.blogList({ blog_page: 1 }))
  const { main } = await openPage('/')
  for (const [name, prefix, data] of [
    ['Recent projects', '/recent-project/', projects.data],
    ['Recent blogs', '/blog-details-page/', blogs.data],
  ] as const) {
    const slider = within(main).getByRole('group', { name })
    expect(slider.querySelectorAll('li')).toHaveLength(data.length)
    for (const { slug, title, image } of data) {
      const slide = closest(find(slider, `a[href="${prefix}${slug}"]`), 'li')
      expect(textOf(within(slide).getByRole('heading'))).toBe(title)
      find(slide, `img[src="${image}"]`)
    }
  }
  expect(hrefOf(within(main).getByRole('link', { name: 'All recent projects' }))).toBe('/all-recent-project/')
})

test('the trust banner shows a picture, its text and three promises (§2 Home)', async ({ openPage, request }) => {
  const { main } = await openPage('/')
  const banner = closest(within(main).getByText('What we stand for'), 'section')
  expect(textOf(within(banner).getByRole('heading', { level: 2 }))).toBe(
    'The people who measure are the people who answer',
  )
  expect(textOf(banner)).toContain('So we write down what we promise')
  expect(textsOf(within(banner).getAllByRole('heading', { level: 3 }))).toEqual([
    'Measured twice',
    'Named on paper',
    'Ready for the rain',
  ])
  expect((await request(find(banner, 'img').getAttribute('src') ?? '')).status).toBe(200)
})

test('the about section describes the company, with a picture and a Read More link to /about-us/ (§2 Home)', async ({
  openPage,
  request,
}) => {
  const { main } = await openPage('/')
  const section = [...main.querySelectorAll('section')].at(-1) ?? main
  expect(textOf(within(section).getByRole('heading'))).toBe('Made in Faridabad since 2013')
  expect(textOf(section)).toContain('What began with uPVC windows')
  expect(hrefOf(within(section).getByRole('link', { name: /^Read More/ }))).toBe('/about-us/')
  expect((await request(find(section, 'img').getAttribute('src') ?? '')).status).toBe(200)
})

test('each testimonial is shown with its client and designation (§1, §2 Home)', async ({ openPage, api }) => {
  const { data } = await replyOf(api.reviewList())
  expect(data.length).toBeGreaterThan(1)
  const { main } = await openPage('/')
  const quotes = textsOf(within(main).getByRole('group', { name: 'Testimonials' }).querySelectorAll('figure'))
  for (const { description, client_name, designation } of data) {
    const text = textOf(description)
    const quote = quotes.find((quote) => quote.includes(text))
    expect(quote).toContain(client_name)
    expect(quote).toContain(designation)
  }
})
