import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { screens } from '../../ops/screenshots/screens.ts'
import { serve } from '../../server/testing/serve.ts'
import { faultsOf, secret, startFaultyApi } from '../fixtures/faulty-api.ts'
import { openSite } from './open-page.ts'

/** Every read call, with a screen that needs it. */
const reads = [
  ['category', screens['not-found']],
  ['app-setting', screens.home],
  ['banner', screens.home],
  ['review-list', screens.home],
  ['our-projects', screens.projects],
  ['blog-list', screens.blogs],
  ['blog-detail', '/blog-details-page/new-windows-in-a-lived-in-flat'],
  ['sub-category', screens.category],
  ['product', screens['product-list']],
  ['product-details', screens.product],
  ['accessory-category', screens['accessories-grouped']],
  ['accessory', '/accessories/profile-and-accessories'],
  ['project-details', screens.project],
  ['search', screens.search],
] as const

let working: Awaited<ReturnType<typeof openSite>>
let server: Awaited<ReturnType<typeof serve>>
let api: Awaited<ReturnType<typeof startFaultyApi>>
let site: Awaited<ReturnType<typeof openSite>>
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})

beforeAll(async () => {
  working = await openSite()
  server = await serve(working.listener)
  api = await startFaultyApi(server.url)
  site = await openSite({ apiBaseUrl: api.url })
})
afterAll(async () => {
  warn.mockRestore()
  await site.close()
  api.stop()
  server.stop()
  await working.close()
})
beforeEach(() => {
  api.repair()
  warn.mockClear()
})

const cases = reads.flatMap(([call, path]) => faultsOf(call).map(([kind, fault]) => [call, kind, path, fault] as const))

test.each(cases)(
  '%s fails with %s while the server renders: it is logged, and the page shows nothing about it (§8)',
  async (call, _kind, path, fault) => {
    api.breakCall(call, fault)
    const response = await site.request(path)
    expect(response.status).toBe(path === screens['not-found'] ? 404 : 200)
    expect(warn.mock.calls.map(([message]) => message)).toContainEqual(expect.stringMatching(/^A read call /))
    const html = await response.text()
    expect(html).toContain('<footer')
    const visible = html.replace(/<script[\s\S]*?<\/script>/g, '')
    expect(visible).not.toContain(secret)
    expect(visible).not.toContain('Something went wrong')
  },
)

test('the links of the not-found page come from the category call, and its failure is silent (§2 Not-found, §7)', async () => {
  const category = { id: 1, slug: 'made-for-this-test', title: 'Made for <em>this</em> test', image: '' }
  api.breakCall('category', { status: 200, body: JSON.stringify({ success: '1', message: 'OK', data: [category] }) })
  const links = async () => linksInMain(await (await site.request('/no/such/page')).text())
  expect(await links()).toEqual(['/ Back to Home', expect.stringMatching(/^\/made-for-this-test .*Made for this test/)])
  api.breakCall('category', 'no connection')
  expect(await links()).toEqual(['/ Back to Home'])
})

/** The path and the text of each link. */
function linksInMain(html: string) {
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
  return [...main.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, path, content = '']) => `${path} ${content.replace(/<[^>]*>/g, '').trim()}`,
  )
}
