import { expect, test } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'

test('an instance that is shutting down is not ready, but serves requests', async () => {
  const shutdown = new AbortController()
  const { app, close } = await openTestApp({ shutdown: shutdown.signal })
  expect((await app.request('/readyz')).status).toBe(200)
  shutdown.abort()
  expect((await app.request('/readyz')).status).toBe(503)
  expect((await app.request('/healthz')).status).toBe(200)
  expect((await app.request('/api/category')).status).toBe(200)
  await close()
})

test('the liveness check says which version runs', async () => {
  const { app, close } = await openTestApp()
  expect(await (await app.request('/healthz')).text()).toMatch(/^alive \d+\.\d+\.\d+$/)
  await close()
})

test('without its database an instance is alive and not ready', async () => {
  const { app, close } = await openTestApp()
  await close()
  expect((await app.request('/readyz')).status).toBe(503)
  expect((await app.request('/healthz')).status).toBe(200)
})
