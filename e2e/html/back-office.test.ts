import { expect } from 'vitest'
import { test } from './open-page.ts'

test('scripts of the back office are cached for a year, and its page is not', async ({ request }) => {
  const page = await request('/admin/products/1')
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache'])
  const script = (await page.text()).match(/src="(\/admin\/assets\/[^"]+\.js)"/)?.[1] ?? ''
  const { status, headers } = await request(script, { headers: { 'accept-encoding': 'br' } })
  expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
  expect(headers.get('content-encoding')).toBe('br')
  expect((await request('/admin/assets/nothing.js')).status).toBe(404)
})
