import { within } from '@testing-library/dom'
import { expect } from 'vitest'
import { find, replyOf, test, textOf, textsOf } from './open-page.ts'

test('the blog list has its banner, heading and subtitle', async ({ openPage }) => {
  const { main } = await openPage('/blogs/')
  within(main).getByRole('heading', { level: 1, name: 'BLOGS' })
  within(main).getByRole('heading', { name: 'Recent Blogs' })
  const [subtitle] = within(main).getAllByText(/innovation/i)
  expect(subtitle?.textContent).toMatch(/creativ/i)
})

test('a blog shows its date as DD/MM/YYYY in Indian time', async ({ openPage }) => {
  const { main } = await openPage('/blogs/')
  expect(textsOf(main.querySelectorAll('time'))).toContain('12/10/2026')
})

test('a blog shows its own picture, its title and its full article', async ({ openPage, api }) => {
  const slug = 'double-glazing-and-traffic-noise'
  const { data } = await replyOf(api.blogDetail({ slug }))
  const { main } = await openPage(`/blog-details-page/${slug}`)
  const article = find(main, 'article')
  expect(textOf(within(article).getByRole('heading', { level: 1 }))).toBe(data.title)
  find(article, `header img[src="${data.image2}"]`)
  expect(textOf(article)).toContain(textOf(data.description))
})
