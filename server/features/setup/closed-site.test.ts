import { routePatterns, serverPaths, urls } from '@house/contract/urls'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { signInAs } from '../../testing/as-staff.ts'
import { stubSite } from '../../testing/fixtures/stub-site.ts'
import { openWatchingApp } from '../../testing/open-test-app.ts'

const site = stubSite((request, { isComingSoon = false }) => {
  const { pathname } = new URL(request.url)
  return new Response(`${isComingSoon ? 'soon' : 'real'} ${pathname}`, { headers: { 'content-type': 'text/html' } })
})

let now = new Date()
let opened = {} as Awaited<ReturnType<typeof openWatchingApp>>
let administrator = {} as Awaited<ReturnType<typeof signInAs>>
beforeEach(async () => {
  now = new Date()
  opened = await openWatchingApp({ site, clock: () => now })
  await opened.db.insertInto('setup').values({ id: 1, code_hash: null, opened_at: null }).execute()
  administrator = await signInAs(opened.app, opened.db, 'administrator')
})
afterEach(() => opened.close())

async function get(path: string, cookie = '') {
  const response = await opened.app.request(path, { headers: { cookie } })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text }
}

const pages = Object.values(routePatterns).map((pattern) => pattern.replace(/:\w+/g, 'window'))
const documents = [
  ...[serverPaths.feed, serverPaths.llms, serverPaths.sitemapIndex, serverPaths.brochure],
  ...[urls.dataSheet('window'), urls.dataSheet('window', 1), urls.productDxf('window')],
  ...[`${serverPaths.sitemaps}/pages.xml`, `${serverPaths.ogImages}/about-us.jpg`],
]

test('before the site is open, every page is the coming-soon page, which nobody indexes or caches', async () => {
  for (const path of [...pages, '/no/such/page', '/about-us/?utm_source=x']) {
    const { status, headers, text } = await get(path)
    expect([status, text], path).toEqual([200, `soon ${routePatterns.comingSoon}`])
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('cache-control')).toBe('no-store')
  }
})

test('before the site is open, robots.txt keeps search engines away, and feed, sitemap and brochure are not there', async () => {
  expect((await get(serverPaths.robots)).text).toBe('User-agent: *\nDisallow: /\n')
  for (const path of documents) expect((await get(path)).status, path).toBe(404)
  for (const path of [...documents, serverPaths.robots])
    expect((await get(path)).headers.get('cache-control'), path).toBe('no-store')
})

test('before the site is open, the API, enquiries and health checks answer as usual', async () => {
  expect(await opened.api.category()).toMatchObject({ success: '1' })
  expect((await get(serverPaths.readiness)).status).toBe(200)
  expect((await get(serverPaths.manifest)).text).toBe(`real ${serverPaths.manifest}`)
  const enquiry = { customer_name: 'Asha Rao', phone_number: '9812345678', email: 'asha@example.in' }
  expect(await opened.api.contactUs(enquiry)).toMatchObject({ success: '1' })
})

test('staff see the real site, and visitors do not get it from the cache', async () => {
  const cookie = await viewCookie()
  expect(await get('/about-us/', cookie)).toMatchObject({ status: 200, text: 'real /about-us/' })
  const sitemap = await get(serverPaths.sitemapIndex, cookie)
  expect([sitemap.status, sitemap.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect((await get('/about-us/')).text).toMatch(/^soon/)
})

test('a closed site stays closed while its database fails', async () => {
  expect((await get('/')).text).toMatch(/^soon/)
  await opened.db.schema.alterTable('setup').renameTo('lost').execute()
  expect((await get('/')).text).toMatch(/^soon/)
})

test('visitors, forged cookies and old ones do not see the real site', async () => {
  expect((await opened.app.request('/admin/api/setup')).headers.getSetCookie()).toEqual([])
  const cookie = await viewCookie()
  const later = cookie.replace(/\d{10,}/, String(now.getTime() * 2))
  for (const forged of [later, `${cookie}x`, 'house.view=', 'house.view=9999999999999.'])
    expect((await get('/', forged)).text, forged).toMatch(/^soon/)
  now = new Date(now.getTime() + 13 * 60 * 60 * 1000)
  expect((await get('/', cookie)).text).toMatch(/^soon/)
})

test('once it is open, everyone sees the site, on other instances too', async () => {
  const other = await opened.openInstance()
  expect(await (await other.app.request('/')).text()).toMatch(/^soon/)
  await administrator.call('POST', '/setup/open', {})
  for (const app of [opened.app, other.app]) {
    const response = await app.request('/')
    expect([await response.text(), response.headers.get('x-robots-tag')]).toEqual(['real /', null])
    expect(await (await app.request(serverPaths.robots)).text()).toContain('Sitemap:')
  }
})

/** As the back office gets it with its first call. */
async function viewCookie() {
  const { headers } = await administrator.call('GET', '/setup')
  const cookie = headers.getSetCookie().find((each) => each.startsWith('house.view='))
  expect(cookie).toMatch(/Path=\/; HttpOnly; SameSite=Lax/)
  return cookie?.split(';')[0] ?? ''
}
