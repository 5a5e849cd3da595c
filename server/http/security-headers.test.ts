import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ogImagePath } from '@house/contract/og-image'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppOptions } from '../app.ts'
import { scriptSources } from '../testing/fixtures/script-sources.ts'
import { stubSite } from '../testing/fixtures/stub-site.ts'
import { openTestApp, openWatchingApp } from '../testing/open-test-app.ts'
import { serve } from '../testing/serve.ts'

const card = ogImagePath('/', { title: 'Hello', picture: '', company: 'Jharokha' })
const html = `<head><meta property="og:title" content="Hello"/><meta property="og:site_name" content="Jharokha"/>
  <meta property="og:image" content="http://localhost${card}"/></head><h1>Hello</h1>`
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

test('a site that is being edited runs what Vite puts into its pages', async () => {
  const edited = await openTestApp({ site: { ...site, isDevelopment: true } })
  const policy = (await edited.app.request('/')).headers.get('content-security-policy')
  expect(policy).toMatch(/^default-src \* .*'unsafe-inline'/)
  await edited.close()
})

const addresses = ['/', '/api/category', '/healthz', '/never/here/at/all', '/admin/api/session', '/admin', 'a picture']
const documents = ['/feed.xml', '/sitemap.xml', '/sitemaps/products-1.xml', '/llms.txt', '/robots.txt', card]

test.each([...addresses, ...documents])('%s is not guessed at, framed, or shared with other sites', async (path) => {
  const { headers } = await opened.app.request(path === 'a picture' ? picture : path)
  expectUnframed(headers)
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  // Search engines and feed readers show our pictures on pages of their own.
  expect(headers.get('cross-origin-resource-policy')).toBe(path === 'a picture' ? 'cross-origin' : 'same-origin')
  for (const power of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'midi', 'display-capture'])
    expect(headers.get('permissions-policy')).toContain(`${power}=()`)
})

test.each(['/assets/site.js', '/favicon.svg'])('%s, a file of the build, is not guessed at or framed', async (path) => {
  const { status, headers } = await opened.app.request(path)
  expect(status).toBe(200)
  expectUnframed(headers)
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
})

test.each(['/', '/feed.xml', '/assets/site.js', '/favicon.svg'])(
  '%s is not guessed at or framed by whoever has it already',
  async (path) => {
    const etag = (await opened.app.request(path)).headers.get('etag') ?? ''
    const { status, headers } = await opened.app.request(path, { headers: { 'if-none-match': etag } })
    expect(status).toBe(304)
    expectUnframed(headers)
  },
)

function expectUnframed(headers: Headers) {
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-frame-options')).toBe('DENY')
  const policy = headers.get('content-security-policy')
  expect(policy).toMatch(/^default-src 'none'/)
  expect(policy).toContain("base-uri 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/unsafe|\*/)
}

test.each([
  ['/', ["script-src 'self'"]],
  ['/never/here/at/all', ["script-src 'self'"]],
  ['/api/category', []],
  ['/healthz', []],
  ['/admin/api/session', []],
  ['/feed.xml', []],
  ['/sitemap.xml', []],
  [card, []],
  ['/assets/site.js', []],
  ['/favicon.svg', []],
  ['a picture', []],
])('%s lets these scripts run and no others: %j', async (path, sources) => {
  const answer = await opened.app.request(path === 'a picture' ? picture : path)
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none';/)
  expect(scriptSources(answer)).toEqual(sources)
})

test('pictures, opened by themselves, run and load nothing', async () => {
  const { headers } = await opened.app.request(picture)
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
  )
})

test('the back office runs only its own scripts, by a nonce per response', async () => {
  const answers = await Promise.all(['/admin', '/admin/leads'].map((path) => opened.app.request(path)))
  const words = await Promise.all(
    answers.map(async (answer) => {
      const [, word = ''] = /nonce="([\w-]{20,})"/.exec(await answer.text()) ?? []
      expect(scriptSources(answer)).toEqual([`script-src 'self' 'nonce-${word}'`])
      return word
    }),
  )
  expect(new Set(words).size).toBe(2)
})

test.each<[string, Partial<AppOptions>, string | undefined, boolean]>([
  ['nothing says that it is', {}, undefined, false],
  ['only the visitor says so', {}, 'https', false],
  ['its own address is', { publicUrl: 'https://jharokha.example' }, undefined, true],
  ['its own address is not', { publicUrl: 'http://jharokha.example' }, 'https', false],
  ['a proxy of ours says so', { trustedProxies: 1 }, 'https', true],
  ['a proxy of ours says it is not', { trustedProxies: 1 }, 'http', false],
])('a year of https is asked for where the site is reached by it: %s', async (_, options, forwarded, isAsked) => {
  let late = 0
  const given = { site: { ...site, assets: folder }, eventLoopLag: () => late, ...options }
  const { listener, close } = await openWatchingApp(given)
  const { url, stop } = await serve(listener)
  const headers: Record<string, string> = forwarded ? { 'x-forwarded-proto': forwarded } : {}
  const ask = async (path: string) => {
    const answer = await fetch(url + path, { headers })
    expect([path, answer.headers.get('strict-transport-security')]).toEqual([
      path,
      isAsked ? 'max-age=31536000; includeSubDomains' : null,
    ])
    return answer.status
  }
  // Made, remembered, a file, a picture, a call; and turned away.
  for (const path of ['/', '/', '/assets/site.js', picture, '/api/category', '/admin/api/session']) await ask(path)
  late = 1000
  for (let count = 0; count < 20; count += 1) await ask('/api/category')
  expect(await ask('/api/category')).toBe(503)
  stop()
  await close()
})
