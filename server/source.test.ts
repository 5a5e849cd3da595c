import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createClient } from '@house/contract/client'
import { expect, onTestFinished, test } from 'vitest'
import { openTestApp } from './testing/open-test-app.ts'

async function listen(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  onTestFinished(() => void server.close())
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

test('with another server configured, calls and pictures come from there and enquiries go there', async () => {
  const other = await openTestApp()
  const apiBaseUrl = await listen(getRequestListener(other.app.fetch))
  const here = await openTestApp({ apiBaseUrl })
  await other.db.updateTable('category').set({ title: 'From elsewhere' }).execute()

  const category = await here.api.category()
  expect(category.success === '1' && category.data[0]?.title).toBe('From elsewhere')
  const picture = category.success === '1' ? (category.data[0]?.image ?? '') : ''
  expect((await here.app.request(picture)).status).toBe(200)
  await here.api.contactUs({ customer_name: 'Asha', phone_number: '98' })
  expect(await other.db.selectFrom('enquiry').select('customer_name').execute()).toEqual([{ customer_name: 'Asha' }])
  expect(await here.db.selectFrom('enquiry').select('id').execute()).toEqual([])
  await Promise.all([here.close(), other.close()])
})

test('pages read from the other server too, and are told quickly when it is down', async () => {
  const asked: string[] = []
  const apiBaseUrl = await listen((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    response.setHeader('content-type', 'application/json').end('{"success":"1","message":"OK","data":[]}')
  })
  const site = {
    handle: async (_request: Request, { callApi }: { callApi: Parameters<typeof createClient>[0] }) =>
      Response.json(await createClient(callApi).category()),
  }
  const here = await openTestApp({ apiBaseUrl, site })
  expect(await (await here.app.request('/')).json()).toMatchObject({ success: '1' })
  expect(asked).toEqual(['GET /api/category'])
  const nobody = await openTestApp({ apiBaseUrl: 'http://localhost:1' })
  expect(await nobody.api.category()).toMatchObject({ status: 503, success: '0' })
  await Promise.all([here.close(), nobody.close()])
})
