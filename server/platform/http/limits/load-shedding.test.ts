import { createClient } from '@house/contract/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asVisitor } from '../../../testing/as-visitor.ts'
import { stubSite } from '../../../testing/fixtures/stub-site.ts'
import { openTestApp, openWatchingApp } from '../../../testing/open-test-app.ts'
import { serve } from '../../../testing/serve.ts'
import { bumpContentVersion } from '../../cache/content-version.ts'
import type { Db } from '../../db/schema.ts'
import { shedLoad } from './load-shedding.ts'

/** Pages that are pending until `release` is called. */
let release = () => {}
const site = stubSite(
  () =>
    new Promise<Response>((resolve) => {
      const releaseOthers = release
      release = () => {
        releaseOthers()
        resolve(
          new Response('<html>a page</html>', {
            headers: { 'content-type': 'text/html' },
          }),
        )
      }
    }),
)

let opened = {} as Awaited<ReturnType<typeof openTestApp>>
let server = {} as Awaited<ReturnType<typeof serve>>
beforeAll(async () => {
  opened = await openTestApp({ site })
  server = await serve(opened.listener)
})
afterAll(async () => {
  server.stop()
  await opened.close()
})

test('under overload pages get 503 with Retry-After, while API, enquiries, staff and health are served', async () => {
  const get = (path: string) => fetch(server.url + path)
  const requests = Array.from({ length: 200 }, (_, index) => get(`/page-${index}`))
  const rejected = await Promise.race(requests)
  expect(rejected.status).toBe(503)
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(rejected.headers.get('cache-control')).toBe('no-store')
  expect(rejected.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await rejected.text()).toContain('Please try again in a few seconds.')

  expect((await get('/api/category')).status).toBe(200)
  expect(await enquire(server.url, opened.db)).toMatchObject({ success: '1' })
  expect((await get('/api/app-setting')).status).toBe(200)
  expect((await get('/healthz')).status).toBe(200)
  expect((await get('/readyz')).status).toBe(200)
  expect((await get('/admin/api/session')).status).toBe(401)

  release()
  const statuses = (await Promise.all(requests)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(4)
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
  const again = get('/page-again').then(({ status }) => status)
  await expect
    .poll(() => {
      release()
      return Promise.race([again, 'pending'])
    })
    .toBe(200)
})

test('fifty new pages at a time are no overload, however long they take', async () => {
  const requests = Array.from({ length: 50 }, (_, index) => fetch(`${server.url}/slow-${index}`))
  const all = Promise.all(requests.map(async (request) => (await request).status))
  await expect
    .poll(() => {
      release()
      return Promise.race([all, 'pending'])
    })
    .toEqual(requests.map(() => 200))
})

test('a cached page is served under overload, also right after a content change', async () => {
  const caching = await openWatchingApp({ site })
  const { url, stop } = await serve(caching.listener)
  const get = (path: string) => fetch(url + path).then(({ status }) => status)
  const released = (answer: Promise<number>) =>
    expect.poll(() => {
      release()
      return Promise.race([answer, 'pending'])
    })
  await released(get('/cached')).toBe(200)
  const requests = Array.from({ length: 200 }, (_, index) => get(`/page-${index}`))
  expect(await Promise.race(requests)).toBe(503)
  expect(await get('/cached')).toBe(200)

  await bumpContentVersion(caching.db)
  await caching.content.refresh()
  const stale = get('/cached')
  expect(await get('/page-again')).toBe(503)
  await released(stale).toBe(200)
  await Promise.all(requests)
  stop()
  await caching.close()
})

test('while the event loop lags, read calls get 503 and enquiries are accepted', async () => {
  let lagMs = 3000
  const busy = await openTestApp({ eventLoopLag: () => lagMs })
  const { url, stop } = await serve(busy.listener)
  const statuses: number[] = []
  for (let count = 0; count < 100; count += 1) statuses.push((await fetch(`${url}/api/category`)).status)
  expect([statuses.at(0), statuses.at(-1)]).toEqual([200, 503])
  expect(await (await fetch(`${url}/api/category`)).json()).toMatchObject({ success: '0' })
  expect(await enquire(url, busy.db)).toMatchObject({ success: '1' })
  lagMs = 0
  expect((await fetch(`${url}/api/category`)).status).toBe(200)
  stop()
  await busy.close()
})

function enquire(url: string, db: Db) {
  const visitor = asVisitor(
    createClient((path, init) => fetch(url + path, init)),
    db,
    () => new Date(),
  )
  return visitor.contactUs({ customer_name: 'Asha', phone_number: '9812345678' })
}

test('clients that do not read their pages are no overload', async () => {
  let rendered = 0
  const options = {
    eventLoopLag: () => 0,
    waitForPending: async () => {},
    isCached: () => false,
    isHttps: () => false,
    onSent: undefined,
  }
  const slowReaders = await serve(
    shedLoad(options, ({ url }, response) => {
      rendered += 1
      // The others are rendered, and never finished.
      if (url === '/read') response.end('a page')
    }),
  )
  const aborted = new AbortController()
  const unread = Array.from({ length: 150 }, async (_, index) => {
    await fetch(`${slowReaders.url}/unread-${index}`, { signal: aborted.signal }).catch(() => {})
  })
  await expect.poll(() => rendered).toBe(150)
  expect((await fetch(`${slowReaders.url}/read`)).status).toBe(200)
  aborted.abort()
  await Promise.all(unread)
  slowReaders.stop()
})

test('link previews are refused before pages are', async () => {
  let rendered = 0
  const options = {
    eventLoopLag: () => 0,
    waitForPending: async () => {},
    isCached: () => false,
    isHttps: () => false,
    onSent: undefined,
  }
  const busy = await serve(
    shedLoad(options, () => {
      rendered += 1
      return new Promise(() => {})
    }),
  )
  const aborted = new AbortController()
  const get = (path: string) => fetch(busy.url + path, { signal: aborted.signal })
  const pages = Array.from({ length: 64 }, (_, index) => get(`/page-${index}`))
  await expect.poll(() => rendered).toBe(64)
  const preview = await get('/cards/about-us/0123456789abcdef.jpg')
  expect([preview.status, preview.headers.get('retry-after')]).toEqual([503, '2'])
  pages.push(get('/page-64'))
  await expect.poll(() => rendered).toBe(65)
  aborted.abort()
  await Promise.allSettled(pages)
  busy.stop()
})
