import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createClient } from '@house/contract/client'
import { formTokenSlot } from '@house/contract/enquiry/form-token'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { contentVersion } from '../../../platform/cache/content-version.ts'
import { signInAs } from '../../../testing/as-staff.ts'
import { scriptSources } from '../../../testing/fixtures/script-sources.ts'
import { stubSite } from '../../../testing/fixtures/stub-site.ts'
import { openWatchingApp } from '../../../testing/open-test-app.ts'
import { publishChanges } from '../../../testing/publish-changes.ts'
import { serve } from '../../../testing/serve.ts'

const author = { staffId: null, now: new Date() }
let rendered: { url: string; headers: Headers }[] = []
let counted: string[] = []
let isFailing = false
let gone = ''
let blockedUntil: Promise<void> | undefined

/** Shows the categories, read through the API as the real site does, and everything it knows about the request. */
const site = stubSite(
  async (request, { callApi, nonce }) => {
    rendered.push({ url: request.url, headers: request.headers })
    await blockedUntil
    const { pathname } = new URL(request.url)
    if (isFailing) return html('<h1>Something went wrong</h1>', 500)
    if (pathname.startsWith('/never') || pathname === gone) return html('<h1>Not found</h1>', 404)
    const category = await createClient(callApi).category()
    const titles = category.success === '1' ? category.data.map(({ title }) => title).join() : ''
    const form = pathname === '/form' ? `<input value="${formTokenSlot}">` : ''
    const script = `<script nonce="${nonce}">go()</script><script>evil()</script>`
    return html(`<h1>${titles}</h1><p>${request.url}</p>${form}${script}${request.method === 'POST' ? 'thanks' : ''}`)
  },
  ({ url }) => ({ canonicalUrl: `http://localhost${decodeURIComponent(new URL(url).pathname).toLowerCase()}` }),
  { queryParametersOf: (path) => (path === '/search' ? ['q'] : []) },
)

const analytics = {
  countPage: (path: string) => void counted.push(path),
  countSearch() {},
  countVitals() {},
  flush: async () => {},
}

function html(text: string, status = 200) {
  return new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

let opened = {} as Awaited<ReturnType<typeof openWatchingApp>>
let server = {} as Awaited<ReturnType<typeof serve>>
beforeAll(async () => {
  opened = await openWatchingApp({ site, analytics })
  server = await serve(opened.listener)
})
afterAll(async () => {
  server.stop()
  await opened.close()
})
beforeEach(() => {
  ;[rendered, counted, isFailing, gone, blockedUntil] = [[], [], false, '', undefined]
})

const asBrowser = { 'accept-encoding': 'gzip, deflate, br' }

function get(path: string, headers: Record<string, string> = asBrowser, method = 'GET') {
  return fetch(server.url + path, { headers, method, redirect: 'manual' })
}

function timesRendered(path: string) {
  return rendered.filter(({ url }) => new URL(url).pathname === path).length
}

async function rename(title: string, db = opened.db) {
  const { id } = await db.selectFrom('category').select('id').orderBy('id').executeTakeFirstOrThrow()
  await publishChanges(db, 'category', id, { title }, author)
}

test('a page is rendered once and cached', async () => {
  const first = await (await get('/once')).text()
  const second = await get('/once')
  expect(await second.text()).toBe(first)
  expect(second.status).toBe(200)
  expect(timesRendered('/once')).toBe(1)
})

test('a page is sent in brotli, gzip or uncompressed, as negotiated', async () => {
  const plain = await (await get('/compressed', { 'accept-encoding': 'identity' })).text()
  for (const [accepted, encoding, decompress] of [
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip;q=1, br;q=0', 'gzip', gunzipSync],
    ['deflate', null, (bytes: Buffer) => bytes],
  ] as const) {
    const response = await opened.app.request('/compressed', {
      headers: { host: hostOf(), 'accept-encoding': accepted },
    })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toBe('accept-encoding')
    expect(decompress(Buffer.from(await response.arrayBuffer())).toString()).toContain(plain.slice(0, 40))
  }
})

test('a matching If-None-Match gets 304 with the caching headers', async () => {
  const etag = (await get('/tagged')).headers.get('etag') ?? ''
  const response = await get('/tagged', { ...asBrowser, 'if-none-match': `"other", ${etag}` })
  expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([304, '', etag])
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1, stale-if-error=86400')
})

test('HEAD has the headers of GET and no body', async () => {
  const page = await get('/head')
  const head = await get('/head', asBrowser, 'HEAD')
  expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, page.headers.get('etag'), ''])
  expect(head.headers.get('content-length')).toBe(page.headers.get('content-length'))
})

test('a cached page has the common headers and its own request id', async () => {
  await get('/headers')
  const [one, other] = [await get('/headers'), await get('/headers', { ...asBrowser, 'x-request-id': 'from-a-proxy' })]
  expect(one.headers.get('x-content-type-options')).toBe('nosniff')
  expect(one.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
  expect(other.headers.get('x-request-id')).toBe('from-a-proxy')
})

test('concurrent requests share one rendering', async () => {
  let release = () => {}
  blockedUntil = new Promise((resolve) => (release = resolve))
  const responses = Array.from({ length: 6 }, () => get('/together'))
  await expect.poll(() => timesRendered('/together')).toBe(1)
  release()
  expect(new Set((await Promise.all(responses)).map(({ status }) => status))).toEqual(new Set([200]))
  expect(timesRendered('/together')).toBe(1)
})

test('a cached page contains nothing of the visitor who requested it', async () => {
  const forged = {
    ...asBrowser,
    cookie: 'session=secret',
    'accept-language': 'hi',
    range: 'bytes=0-10',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '203.0.113.7',
    'x-original-url': '/other',
    'user-agent': 'odd',
  }
  const first = await (await get('/clean', forged)).text()
  expect([...(rendered[0]?.headers.keys() ?? [])]).toEqual([])
  expect(first).toContain(`<p>${server.url}/clean</p>`)
  const next = await get('/clean')
  expect([next.status, await next.text()]).toEqual([200, first])
  expect(next.headers.get('set-cookie')).toBeNull()
})

test('pages are cached per Host', async () => {
  await get('/hosted')
  const other = await opened.app.request('http://evil.example/hosted')
  expect(await other.text()).toContain('http://evil.example/hosted')
  expect(await (await get('/hosted')).text()).toContain(`${server.url}/hosted`)
})

test('unused query parameters do not reach a page, and used ones are part of its cache key', async () => {
  await get('/campaign?utm_source=x&q=1')
  await get('/campaign?gclid=y')
  await get('/search?q=door&utm_source=x')
  await get('/search?utm_source=z&q=door')
  await get('/search?q=window')
  expect(rendered.map(({ url }) => url.replace(server.url, ''))).toEqual([
    '/campaign',
    '/search?q=door',
    '/search?q=window',
  ])
})

test('a staff change is on the site when its reply arrives', async () => {
  await get('/changing')
  const { call } = await signInAs(opened.app, opened.db, 'editor')
  const { status } = await call('PUT', '/categories/1', { title: 'Changed by staff' })
  expect(status).toBe(200)
  expect(await (await get('/changing')).text()).toContain('Changed by staff')
  const category = await opened.api.category()
  expect(category.success === '1' && category.data[0]?.title).toBe('Changed by staff')
})

test('a change by another instance reaches this one', async () => {
  const other = await opened.openInstance()
  await get('/elsewhere')
  await rename('Changed elsewhere', other.db)
  await expect.poll(async () => (await get('/elsewhere')).text()).toContain('Changed elsewhere')
  const version = await contentVersion(other.db)
  expect(opened.content.known()).toBe(version)
})

test('canonical pages are rendered again after a content change, before the next request', async () => {
  const variants = ['/Popular', '/%70opular', '/pop%C3%A4R', '/popular-%26-known']
  for (const path of variants) expect((await get(path)).status).toBe(200)
  const canonical = ['/popular', '/pop%C3%A4r', '/popular-&-known']
  for (const path of canonical) await get(path)
  await rename('Changed for the popular')
  await opened.content.refresh()
  for (const path of canonical) await expect.poll(() => timesRendered(path), { message: path }).toBe(2)
  expect(variants.map(timesRendered)).toEqual([1, 1, 1, 1])
})

test('when rendering fails, the previous page is served', async () => {
  const before = await (await get('/faulty')).text()
  isFailing = true
  await rename('Nobody can see this')
  await opened.content.refresh()
  const response = await get('/faulty')
  expect([response.status, await response.text()]).toEqual([200, before])
  expect((await get('/faulty-from-the-start')).status).toBe(500)
  isFailing = false
  expect(await (await get('/faulty')).text()).toContain('Nobody can see this')
  expect((await get('/faulty-from-the-start')).status).toBe(200)
})

test('what is made while a query fails is marked as stale, and never stored as current', async () => {
  await get('/shown-before')
  await get('/feed.xml')
  await rename('Published while the query fails')
  await opened.db.schema.alterTable('category').renameTo('category_away').execute()
  await opened.content.refresh()
  const api = await fetch(`${server.url}/api/category`)
  for (const response of [await get('/shown-before'), await get('/shown-first'), api]) {
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('cache-status')).toBe('house; hit; detail=stale')
    expect(await response.text()).not.toContain('Published while the query fails')
  }
  await opened.db.schema.alterTable('category_away').renameTo('category').execute()
  for (const path of ['/shown-before', '/shown-first', '/api/category']) {
    const response = await get(path)
    expect(await response.text()).toContain('Published while the query fails')
    expect(response.headers.get('cache-status')).toBeNull()
  }
})

test('a 404 is cached until content changes', async () => {
  expect((await get('/never/here')).status).toBe(404)
  expect((await get('/never/here')).status).toBe(404)
  expect(timesRendered('/never/here')).toBe(1)
})

test('a removed page is cached as 404 too', async () => {
  expect((await get('/leaving')).status).toBe(200)
  gone = '/leaving'
  await rename('Changed when it was gone')
  await opened.content.refresh()
  for (let count = 0; count < 3; count += 1) expect((await get('/leaving')).status).toBe(404)
  expect(timesRendered('/leaving')).toBe(2)
})

test('each visitor gets their own form token, and the page is not stored by shared caches', async () => {
  const [one, other] = [await get('/form'), await get('/form')]
  const tokens = [await one.text(), await other.text()].map((text) => /<input value="([^"]+)"/.exec(text)?.[1])
  expect(tokens[0]).toMatch(/^[\w.-]{30,}$/)
  expect(tokens[0]).not.toBe(tokens[1])
  expect(one.headers.get('cache-control')).toBe('private, no-cache')
  expect(timesRendered('/form')).toBe(1)
})

test('a POST is never cached', async () => {
  const response = await get('/form', asBrowser, 'POST')
  expect(await response.text()).toContain('thanks')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await (await get('/form')).text()).not.toContain('thanks')
})

test('a preview is never cached', async () => {
  const [path, headers] = ['/shown?preview=token', {}]
  await get('/shown')
  rendered = []
  const response = await get(path, { ...asBrowser, ...headers })
  expect(response.headers.get('cache-control')).toBe('no-store')
  const forPreview = timesRendered('/shown')
  await get('/shown')
  expect(timesRendered('/shown')).toBe(forPreview)
})

test('the CSP allows the scripts of the page itself, and none injected through content', async () => {
  const response = await get('/scripts')
  const hash = createHash('sha256').update('go()').digest('base64')
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none';/)
  expect(scriptSources(response)).toEqual([`script-src 'self' 'sha256-${hash}'`])
  expect(await response.text()).toContain('<script>go()</script>')
})

test('every page sent to a browser is counted, cached or not', async () => {
  const browser = { ...asBrowser, 'user-agent': 'Mozilla/5.0 (Android 16; Mobile) Firefox/149.0' }
  await get('/counted?utm_source=x', browser)
  await get('/counted', browser)
  await get('/counted', { ...asBrowser, 'user-agent': 'Googlebot' })
  expect(counted).toEqual(['/counted', '/counted'])
})

test('cached pages and replies are served while the database is down', async () => {
  await get('/lasting')
  const before = await opened.api.category()
  await opened.db.destroy()
  expect((await get('/lasting')).status).toBe(200)
  expect(await opened.api.category()).toEqual(before)
  expect((await get('/readyz')).status).toBe(503)
})

function hostOf() {
  return new URL(server.url).host
}

test('the page of a saved plan is rendered for every request, however its URL is written', async () => {
  for (const path of ['/plan/JH-7K3P-9Q', '/PLAN/jh-7k3p-9q', '/%70lan/JH-7K3P-9Q', '/plan/JH-7K3P-9Q?x=1']) {
    rendered = []
    for (let count = 0; count < 2; count += 1) {
      const response = await fetch(server.url + path)
      expect(response.headers.get('cache-control')).toBe('private, no-cache')
    }
    expect(rendered).toHaveLength(2)
  }
})
