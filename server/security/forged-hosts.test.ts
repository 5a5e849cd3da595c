import { afterAll, beforeAll, expect, test } from 'vitest'
import { stubSite } from '../testing/fixtures/stub-site.ts'
import { openTestApp } from '../testing/open-test-app.ts'
import { listen, rawRequest, statusOf } from '../testing/raw-http.ts'

let opened = {} as Awaited<ReturnType<typeof openTestApp>>
let server: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  opened = await openTestApp({
    site: stubSite(() => new Response('not found', { status: 404 })),
    publicUrl: 'https://jharokha.example',
  })
  const redirect = { from_path: '/old-door', to_path: '/about-us', created_at: '2026-11-15T10:00:00Z' }
  await opened.db.insertInto('redirect').values(redirect).execute()
  server = await listen(opened)
})
afterAll(async () => {
  await server.close()
  await opened.close()
})

const forged = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'evil',
  'x-forwarded-server': 'evil.example',
  forwarded: 'host=evil.example;proto=evil',
}

test.each([
  ['/robots.txt', 200],
  ['/sitemap.xml', 200],
  ['/feed.xml', 200],
  ['/llms.txt', 200],
  ['/old-door', 301],
  ['/api/app-setting', 200],
])('with PUBLIC_URL set a forged Host is ignored: %s', async (path, status) => {
  const answer = await server.send(rawRequest(`GET ${path}`, forged))
  expect([statusOf(answer), answer.match(/evil\S*/g)]).toEqual([status, null])
})

test.each(['a b', 'x<script>', '', 'evil.example/..', '[', 'a:99999999'])(
  'a malformed Host causes no server error: "%s"',
  async (host) => {
    const answer = await server.send(rawRequest('GET /', { host }))
    expect(statusOf(answer)).toBeGreaterThanOrEqual(200)
    expect(statusOf(answer)).toBeLessThan(500)
    expect(answer).not.toContain('<script>')
  },
)
