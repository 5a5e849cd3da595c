import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createClient } from '@house/contract/client'
import { expect, onTestFinished, test } from 'vitest'
import { stubSite } from '../../testing/fixtures/stub-site.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { createLog } from '../process/log.ts'
import { remoteApi } from './api-source.ts'

async function listen(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  onTestFinished(() => void server.close())
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

test('with another API server configured, calls, media and enquiries go to it (§7)', async () => {
  const other = await openTestApp()
  const apiBaseUrl = await listen(getRequestListener(other.app.fetch))
  const local = await openTestApp({ apiBaseUrl })
  await other.db.updateTable('category').set({ title: 'From elsewhere' }).execute()

  const category = await local.api.category()
  expect(category.success === '1' && category.data[0]?.title).toBe('From elsewhere')
  const picture = category.success === '1' ? (category.data[0]?.image ?? '') : ''
  expect((await local.app.request(picture)).status).toBe(200)
  await local.api.contactUs({ customer_name: 'Asha', phone_number: '98' })
  expect(await other.db.selectFrom('enquiry').select('customer_name').execute()).toEqual([{ customer_name: 'Asha' }])
  expect(await local.db.selectFrom('enquiry').select('id').execute()).toEqual([])
  await Promise.all([local.close(), other.close()])
})

test('pages are rendered from the other API server, and calls fail fast while it is down (§7)', async () => {
  const requests: string[] = []
  const apiBaseUrl = await listen((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    response.setHeader('content-type', 'application/json').end('{"success":"1","message":"OK","data":[]}')
  })
  const site = stubSite(async (_request, { callApi }) => Response.json(await createClient(callApi).category()))
  const local = await openTestApp({ apiBaseUrl, site })
  expect(await (await local.app.request('/')).json()).toMatchObject({ success: '1' })
  expect(requests).toEqual(['GET /api/category'])
  const unreachable = await openTestApp({ apiBaseUrl: 'http://localhost:1' })
  expect(await unreachable.api.category()).toMatchObject({ status: 503, success: '0' })
  await Promise.all([local.close(), unreachable.close()])
})

test('responses of the other API server get our own security headers', async () => {
  const lax = { 'content-security-policy': "script-src 'unsafe-inline'", 'x-frame-options': 'SAMEORIGIN' }
  const apiBaseUrl = await listen((_request, response) => {
    response
      .writeHead(200, { ...lax, 'content-type': 'image/svg+xml' })
      .end('<svg xmlns="http://www.w3.org/2000/svg"/>')
  })
  const [local, own] = [await openTestApp({ apiBaseUrl }), await openTestApp()]
  const category = await own.api.category()
  const picture = category.success === '1' ? (category.data[0]?.image ?? '') : ''
  const names = ['content-security-policy', 'cross-origin-resource-policy', 'x-frame-options', 'x-content-type-options']
  for (const path of [picture, '/api/category']) {
    const [forwarded, ours] = [await local.app.request(path), await own.app.request(path)]
    expect(names.map((name) => forwarded.headers.get(name))).toEqual(names.map((name) => ours.headers.get(name)))
    expect([forwarded.status, ours.status]).toEqual([200, 200])
  }
  await Promise.all([local.close(), own.close()])
})

test.each(['declared', 'in chunks'])(
  'a request body above the limit is not forwarded to the other API server: %s',
  async (how) => {
    const received: number[] = []
    const apiBaseUrl = await listen(async (request, response) => {
      let bytes = 0
      for await (const chunk of request) bytes += chunk.length
      received.push(bytes)
      response.end('{}')
    })
    const local = await openTestApp({ apiBaseUrl })
    const url = `${await listen(local.listener)}/api/contact-us`
    const post = async (text: string) => {
      const body = how === 'declared' ? text : new Blob([text]).stream()
      return (await fetch(url, { method: 'POST', body, duplex: 'half' } as RequestInit)).status
    }
    expect(await post('x'.repeat(65 * 1024))).toBe(413)
    expect(await post('x'.repeat(1024))).toBe(200)
    expect(received).toEqual([1024])
    await local.close()
  },
)

test('a redirect of the other API server is not followed', async () => {
  let internalCalls = 0
  const internal = await listen((_request, response) => {
    internalCalls += 1
    response.end('{"success":"1","message":"secret"}')
  })
  const apiBaseUrl = await listen((request, response) =>
    response.writeHead(302, { location: internal + request.url }).end(),
  )
  const local = await openTestApp({ apiBaseUrl })
  for (const path of ['/api/category', '/media/0123456789ab/door.png']) {
    const response = await local.app.request(path)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
    expect(response.headers.get('location')).toBeNull()
  }
  await expect(
    remoteApi(apiBaseUrl, { trustedProxies: 0, log: createLog('silent') }).callApi('/api/category'),
  ).rejects.toThrow()
  expect(internalCalls).toBe(0)
  await local.close()
})

test('the other API server gets what a call needs, and neither cookies nor credentials; it sets no cookies', async () => {
  const received: Record<string, unknown>[] = []
  const apiBaseUrl = await listen((request, response) => {
    received.push(request.headers)
    response.writeHead(206, {
      'set-cookie': 'staff=stolen; path=/',
      'clear-site-data': '"*"',
      etag: '"1"',
      'content-range': 'bytes 0-1/4',
      'access-control-allow-origin': 'https://partner.example',
    })
    response.end('ab')
  })
  const local = await openTestApp({ apiBaseUrl })
  const needed = {
    accept: 'image/avif',
    range: 'bytes=0-1',
    'idempotency-key': 'k',
    'enquiry-context': 'c',
    origin: 'https://partner.example',
    'user-agent': 'a browser',
  }
  const response = await local.app.request('/media/0123456789ab/door.png', {
    headers: { ...needed, cookie: 'session=1', authorization: 'Bearer 1', 'proxy-authorization': 'Basic 1' },
  })
  expect(received).toEqual([expect.objectContaining(needed)])
  for (const name of ['cookie', 'authorization', 'proxy-authorization']) expect(received[0]).not.toHaveProperty(name)
  expect(response.status).toBe(206)
  const names = ['etag', 'content-range', 'access-control-allow-origin', 'set-cookie', 'clear-site-data']
  expect(names.map((name) => response.headers.get(name))).toEqual([
    '"1"',
    'bytes 0-1/4',
    'https://partner.example',
    null,
    null,
  ])
  await local.close()
})

test('a call that the other API server does not answer in time is 503', async () => {
  const apiBaseUrl = await listen(() => {})
  const { routes } = remoteApi(apiBaseUrl, {
    trustedProxies: 0,
    log: createLog('silent'),
    timeouts: { callMs: 50, mediaMs: 50 },
  })
  for (const path of ['/api/category', '/media/0123456789ab/door.png'])
    expect((await routes.request(path, {}, { clientIp: '192.0.2.1' })).status).toBe(503)
})
