import { expect, test } from 'vitest'
import { openTestApp } from '../testing/open-test-app.ts'

const shop = 'https://shop.example'

test('a configured origin may call, with JSON and a key', async () => {
  const { app, close } = await openTestApp({ corsOrigins: [shop] })
  const asked = await app.request('/api/contact-us', {
    method: 'OPTIONS',
    headers: {
      origin: shop,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,idempotency-key',
    },
  })
  expect(asked.headers.get('access-control-allow-origin')).toBe(shop)
  expect(asked.headers.get('access-control-allow-headers')).toContain('idempotency-key')
  const read = await app.request('/api/category', { headers: { origin: shop } })
  expect(read.headers.get('access-control-allow-origin')).toBe(shop)
  await close()
})

test.each(['https://evil.example', 'null', 'http://shop.example', 'https://shop.example.evil.example'])(
  'origin %s may not',
  async (origin) => {
    const { app, close } = await openTestApp({ corsOrigins: [shop] })
    const read = await app.request('/api/category', { headers: { origin } })
    const headers = { origin, 'access-control-request-method': 'POST' }
    const asked = await app.request('/api/contact-us', { method: 'OPTIONS', headers })
    for (const answer of [read, asked]) expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    await close()
  },
)

test('with no origin configured nobody else may call', async () => {
  const { app, close } = await openTestApp()
  for (const path of ['/api/category', '/api/contact-us', '/admin/api/leads'])
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const headers = { origin: shop, 'access-control-request-method': 'POST' }
      const answer = await app.request(path, { method, headers })
      expect([method, path, answer.headers.get('access-control-allow-origin')]).toEqual([method, path, null])
    }
  await close()
})
