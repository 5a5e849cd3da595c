import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ogImagePath } from '@house/contract/pages/og-image'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppOptions } from '../../app.ts'
import { scriptSources } from '../../testing/fixtures/script-sources.ts'
import { stubSite } from '../../testing/fixtures/stub-site.ts'
import { openTestApp, openWatchingApp } from '../../testing/open-test-app.ts'
import { serve } from '../../testing/serve.ts'

const ogImage = ogImagePath('/', {
  title: 'Hello',
  picture: '',
  company: 'Jharokha Doors',
  shortName: 'Jharokha',
  brand: '',
})
const html = `<head><meta property="og:title" content="Hello"/><meta property="og:site_name" content="Jharokha"/>
  <meta property="og:image" content="http://localhost${ogImage}"/></head><h1>Hello</h1>`
const page = () => new Response(html, { headers: { 'content-type': 'text/html' } })
const site = stubSite(() => page())
let opened = {} as Awaited<ReturnType<typeof openTestApp>>
let picture = ''
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'house-headers-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', 'site.js'), 'hello()')
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(folder, 'index.html'), '<script nonce="{{nonce}}">hello()</script>')
  opened = await openTestApp({ site: { ...site, assets: folder }, adminFolder: folder })
  const category = await opened.api.category()
  picture = category.success === '1' ? (category.data[0]?.image ?? '') : ''
})
afterAll(async () => {
  await opened.close()
  await rm(folder, { recursive: true })
})

test('in development the CSP allows the scripts of Vite', async () => {
  const development = await openTestApp({ site: { ...site, isDevelopment: true } })
  const policy = (await development.app.request('/')).headers.get('content-security-policy')
  expect(policy).toMatch(/^default-src \* .*'unsafe-inline'/)
  await development.close()
})

const paths = ['/', '/api/category', '/healthz', '/never/here/at/all', '/admin/api/session', '/admin', 'a picture']
const documents = ['/feed.xml', '/sitemap.xml', '/sitemaps/products-1.xml', '/llms.txt', '/robots.txt', ogImage]

test.each([...paths, ...documents])('%s has the security headers', async (path) => {
  const { headers } = await opened.app.request(path === 'a picture' ? picture : path)
  expectSecurityHeaders(headers)
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  // Search engines and feed readers embed our pictures.
  expect(headers.get('cross-origin-resource-policy')).toBe(path === 'a picture' ? 'cross-origin' : 'same-origin')
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'midi', 'display-capture'])
    expect(headers.get('permissions-policy')).toContain(`${feature}=()`)
})

test.each(['/assets/site.js', '/favicon.svg'])('the built file %s has the security headers', async (path) => {
  const { status, headers } = await opened.app.request(path)
  expect(status).toBe(200)
  expectSecurityHeaders(headers)
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
})

test.each(['/', '/feed.xml', '/assets/site.js', '/favicon.svg'])(
  'a 304 of %s has the security headers',
  async (path) => {
    const etag = (await opened.app.request(path)).headers.get('etag') ?? ''
    const { status, headers } = await opened.app.request(path, { headers: { 'if-none-match': etag } })
    expect(status).toBe(304)
    expectSecurityHeaders(headers)
  },
)

/** The back office shows mails in a sandboxed frame, which has its policy, and mails need style attributes. */
const mailPreviewStyles = "style-src-attr 'unsafe-inline';"

function expectSecurityHeaders(headers: Headers) {
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-frame-options')).toBe('DENY')
  const policy = headers.get('content-security-policy')
  expect(policy).toMatch(/^default-src 'none'/)
  expect(policy).toContain("base-uri 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy?.replace(mailPreviewStyles, '')).not.toMatch(/unsafe|\*/)
}

test.each([
  ['/', ["script-src 'self'"]],
  ['/never/here/at/all', ["script-src 'self'"]],
  ['/api/category', []],
  ['/healthz', []],
  ['/admin/api/session', []],
  ['/feed.xml', []],
  ['/sitemap.xml', []],
  [ogImage, []],
  ['/assets/site.js', []],
  ['/favicon.svg', []],
  ['a picture', []],
])('the CSP of %s allows only these scripts: %j', async (path, sources) => {
  const answer = await opened.app.request(path === 'a picture' ? picture : path)
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none';/)
  expect(scriptSources(answer)).toEqual(sources)
})

test('the CSP of media is a sandbox that allows nothing', async () => {
  const { headers } = await opened.app.request(picture)
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
  )
})

test('the back office runs only its own scripts, by a nonce per response', async () => {
  const answers = await Promise.all(['/admin', '/admin/leads'].map((path) => opened.app.request(path)))
  const nonces = await Promise.all(
    answers.map(async (answer) => {
      const [, nonce = ''] = /nonce="([\w-]{20,})"/.exec(await answer.text()) ?? []
      expect(scriptSources(answer)).toEqual([`script-src 'self' 'nonce-${nonce}'`])
      return nonce
    }),
  )
  expect(new Set(nonces).size).toBe(2)
})

test.each<[string, Partial<AppOptions>, string | undefined, boolean]>([
  ['plain HTTP', {}, undefined, false],
  ['X-Forwarded-Proto without a trusted proxy', {}, 'https', false],
  ['PUBLIC_URL is https', { publicUrl: 'https://jharokha.example' }, undefined, true],
  ['PUBLIC_URL is http', { publicUrl: 'http://jharokha.example' }, 'https', false],
  ['a trusted proxy forwards https', { trustedProxies: 1 }, 'https', true],
  ['a trusted proxy forwards http', { trustedProxies: 1 }, 'http', false],
])('HSTS is sent only over HTTPS: %s', async (_, options, forwarded, isSent) => {
  let lagMs = 0
  const appOptions = { site: { ...site, assets: folder }, eventLoopLag: () => lagMs, ...options }
  const { listener, close } = await openWatchingApp(appOptions)
  const { url, stop } = await serve(listener)
  const headers: Record<string, string> = forwarded ? { 'x-forwarded-proto': forwarded } : {}
  const request = async (path: string) => {
    const answer = await fetch(url + path, { headers })
    expect([path, answer.headers.get('strict-transport-security')]).toEqual([
      path,
      isSent ? 'max-age=31536000; includeSubDomains' : null,
    ])
    return answer.status
  }
  // A rendered page, a cached one, an asset, a picture, API calls; then load shedding.
  for (const path of ['/', '/', '/assets/site.js', picture, '/api/category', '/admin/api/session']) await request(path)
  lagMs = 3000
  for (let count = 0; count < 20; count += 1) await request('/api/category')
  expect(await request('/api/category')).toBe(503)
  stop()
  await close()
})
