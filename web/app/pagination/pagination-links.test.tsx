import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { PageLinks } from './page-links.tsx'
import { clampedPage, pageMeta, pageNumberOf, withPage } from './pagination-links.ts'

test.each([
  ['/blogs/', 1, '/blogs/'],
  ['/blogs/', 2, '/blogs/?page=2'],
  ['/accessories-shop/a?category=b', 3, '/accessories-shop/a?category=b&page=3'],
])('withPage(%s, %i) is %s', (url, page, expected) => {
  expect(withPage(url, page)).toBe(expected)
})

test.each([
  ['', 1],
  ['?page=2', 2],
  ['?page=0', 1],
  ['?page=-1', 1],
  ['?page=1.5', 1],
  ['?page=two', 1],
])('the page number of "%s" is %i', (search, expected) => {
  expect(pageNumberOf(new Request(`http://site/blogs/${search}`))).toBe(expected)
})

test('a page past the last one is the first', () => {
  expect([clampedPage(2, 3), clampedPage(4, 3), clampedPage()]).toEqual([2, 1, 1])
})

test('pages after the first have titles and descriptions of their own', () => {
  const meta = { meta_title: 'Blogs', meta_description: 'Read.', meta_keywords: '' }
  expect(pageMeta(1, meta)).toEqual(meta)
  expect(pageMeta(2, meta)).toMatchObject({ meta_title: 'Blogs, page 2', meta_description: 'Page 2. Read.' })
})

test.each([
  [1, 1, []],
  [1, 3, [1, 2, 3]],
  [10, 1000, [1, 7, 8, 9, 10, 11, 12, 13, 1000]],
])('page %i of %i links to the first, the last and its neighbours', (page, totalPages, expected) => {
  const element = <PageLinks label="Pages" page={page} totalPages={totalPages} address="/blogs/" />
  const router = createMemoryRouter([{ path: '/', element }])
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  expect([...html.matchAll(/aria-label="Page (\d+)"/g)].map(([, number]) => Number(number))).toEqual(expected)
})
