import { createClient } from '@house/contract/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateSettings } from '../../settings/store.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { brochureRoutes } from './routes.ts'

let { app, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  ;({ app, db, close } = await openTestApp())
  // Pictures take most of the time: seven products of the first list, which need two pages, and one of each other list.
  const lists = db.selectFrom('sub_item').select('id').where('type', '=', 'Product')
  const { id: first } = await lists.orderBy('id').executeTakeFirstOrThrow()
  await db.deleteFrom('product').where('place', '>', 7).execute()
  await db.deleteFrom('product').where('place', '>', 1).where('sub_item_id', '!=', first).execute()
})
afterAll(() => close())

async function download() {
  const response = await app.request('/brochure.pdf')
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

test('the brochure is a PDF of the catalogue, drawn once per content change', async () => {
  const first = await download()
  expect(first.response.headers.get('content-type')).toBe('application/pdf')
  expect(first.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const pages = first.bytes.toString('latin1').match(/\/Type \/Page\b/g)
  const families = await db.selectFrom('category').select('id').execute()
  const lists = await db.selectFrom('sub_item').select('id').where('type', '=', 'Product').execute()
  // Cover, contents, a page for each family, one for each list and a second one for the first, offices.
  expect(pages).toHaveLength(2 + families.length + lists.length + 1 + 1)
  expect((await download()).bytes.equals(first.bytes)).toBe(true)
  // The fewer products, the faster the second rendering.
  await db.deleteFrom('product').where('id', '>', 3).execute()
  await updateSettings(db, { company_name: 'Another Name' }, { staffId: null, now: new Date() })
  const again = await download()
  expect(again.bytes.equals(first.bytes)).toBe(false)
}, 180_000)

test('the brochure has nosniff, a frame ban and a CSP that allows nothing', async () => {
  const { headers } = (await download()).response
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; base-uri 'none'; frame-ancestors 'none'")
}, 180_000)

test('a client that reads slowly keeps no copy of the brochure in memory', async () => {
  const { body, headers } = await app.request('/brochure.pdf')
  const { value } = (await body?.getReader().read()) ?? {}
  expect(value).toHaveLength(64 * 1024)
  expect(Number(headers.get('content-length'))).toBeGreaterThan(64 * 1024)
}, 180_000)

test('the catalogue is read once per content version, however often the brochure is requested', async () => {
  const replies: Record<string, unknown> = {
    '/api/app-setting': { success: '1', data: { brochure: '/media/0123456789ab/own.pdf' } },
    '/api/category': { success: '1', data: [] },
  }
  const calls: string[] = []
  const fetchReply = async (path: string) => {
    calls.push(path)
    return Response.json(replies[path])
  }
  let version = 1
  const routes = brochureRoutes(createClient(fetchReply), fetchReply, {
    known: () => version,
    current: async () => version,
  })
  const request = async () => (await routes.request('/brochure.pdf')).headers.get('location')
  expect(await Promise.all([request(), request()])).toEqual(Array(2).fill('/media/0123456789ab/own.pdf'))
  await request()
  expect(calls).toHaveLength(2)
  version = 2
  await request()
  expect(calls).toHaveLength(4)
})
