import { expect, test } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'

const shop = 'https://shop.example'

test('a configured origin may call the API with JSON and an idempotency key', async () => {
  const { app, close } = await openTestApp({ corsOrigins: [shop] })
  const preflight = await app.request('/api/contact-us', {
    method: 'OPTIONS',
    headers: {
      origin: shop,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,idempotency-key',
    },
  })
  expect(preflight.headers.get('access-control-allow-origin')).toBe(shop)
  expect(preflight.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('idempotency-key')
  const read = await app.request('/api/category', { headers: { origin: shop } })
  expect(read.headers.get('access-control-allow-origin')).toBe(shop)
  await close()
})

test.each(['https://evil.example', 'null', 'http://shop.example', 'https://shop.example.evil.example'])(
  'an origin that is not configured may not: %s',
  async (origin) => {
    const { app, close } = await openTestApp({ corsOrigins: [shop] })
    const read = await app.request('/api/category', { headers: { origin } })
    const headers = { origin, 'access-control-request-method': 'POST' }
    const preflight = await app.request('/api/contact-us', { method: 'OPTIONS', headers })
    for (const answer of [read, preflight]) expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    await close()
  },
)

test('without configured origins no cross-origin call is allowed', async () => {
  const { app, close } = await openTestApp()
  for (const path of ['/api/category', '/api/contact-us', '/admin/api/leads'])
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const headers = { origin: shop, 'access-control-request-method': 'POST' }
      const answer = await app.request(path, { method, headers })
      expect([method, path, answer.headers.get('access-control-allow-origin')]).toEqual([method, path, null])
    }
  await close()
})
