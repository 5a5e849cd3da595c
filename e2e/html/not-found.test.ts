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

test.for(['/%20', '/products/%20', `/products/${'x'.repeat(201)}`, '/blogs/?page=99999999999', '/downloads?list=%00'])(
  '%s cannot exist and is the not-found page',
  async (path, { openPage }) => {
    const { status, main } = await openPage(path)
    expect(status).toBe(404)
    within(main).getByRole('link', { name: 'Back to Home' })
  },
)
