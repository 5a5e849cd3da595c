import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createClient } from '@house/contract/client'
import { expect, onTestFinished, test } from 'vitest'
import { stubSite } from './testing/fixtures/stub-site.ts'
import { openTestApp } from './testing/open-test-app.ts'

async function listen(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  onTestFinished(() => void server.close())
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

test('with another API server configured, calls, media and enquiries go to it', async () => {
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

test('pages are rendered from the other API server, and calls fail fast while it is down', async () => {
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
