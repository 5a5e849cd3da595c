import { within } from '@testing-library/dom'
import { expect } from 'vitest'
import { find, hrefOf, replyOf, test, textOf } from './open-page.ts'

test('the not-found page shows Back to Home, the product range, category links and a picture (§2 Not-found)', async ({
  openPage,
  api,
}) => {
  const { data } = await replyOf(api.banner({ title: 'Not Found' }))
  const range = data.blocks.find(({ name }) => name === 'range')
  const { status, main } = await openPage('/not-found')
  expect(status).toBe(404)
  expect(hrefOf(within(main).getByRole('link', { name: 'Back to Home' }))).toBe('/')
  for (const slug of [
    'upvc-door-and-window',
    'alu-home-interior',
    'commercial-partition-system',
    'profiles-and-accessories',
  ])
    find(main, `a[href="/${slug}"]`)
  const text = textOf(range?.text ?? '')
  expect(text).toContain('uPVC and aluminium doors and windows')
  expect(textOf(main)).toContain(text)
  find(main, `img[src="${range?.image}"]`)
})

test.for([
  '/no-such-category',
  '/upvc-door-and-window/no-such-list',
  '/products/no-such-product',
  '/blog-details-page/no-such-blog',
  '/recent-project/no-such-project',
  '/accessories/no-such-thing',
  '/accessories-shop/no-such-thing',
  '/a/b/c',
  '/%20',
  '/products/%20',
  `/products/${'x'.repeat(201)}`,
  '/blogs/?page=99999999999',
  '/downloads?list=%00',
])(
  '%s is the not-found page with HTTP 404 (§2 Routes, §2 Accessories, §2 Not-found, §8)',
  async (path, { openPage }) => {
    const { status, main } = await openPage(path)
    expect(status).toBe(404)
    within(main).getByRole('link', { name: 'Back to Home' })
  },
)
