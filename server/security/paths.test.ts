import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folderStorage } from '../platform/media/storage/folder-storage.ts'
import { signInAs } from '../testing/as-staff.ts'
import { stubSite } from '../testing/fixtures/stub-site.ts'
import { openTestApp } from '../testing/open-test-app.ts'
import { listen, rawRequest, statusOf } from '../testing/raw-http.ts'

let folder: string
let { close } = {} as Awaited<ReturnType<typeof openTestApp>>
let server: Awaited<ReturnType<typeof listen>>
let cookie = ''
/** The secret files are beside the public folders. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'house-paths-'))
  await writeFile(join(folder, 'secret.json'), 'the whole database')
  await writeFile(join(folder, 'secret.js'), 'the whole database')
  for (const part of ['media/0123456789ab', 'site/assets', 'admin/assets'])
    await mkdir(join(folder, part), { recursive: true })
  for (const file of [
    'media/0123456789ab/door.png',
    'site/assets/site.js',
    'admin/assets/admin.js',
    'admin/index.html',
  ])
    await writeFile(join(folder, file), 'public')
  const notFound = () => new Response('a page', { status: 404 })
  const opened = await openTestApp({
    media: folderStorage(join(folder, 'media')),
    adminFolder: join(folder, 'admin'),
    site: stubSite(notFound, undefined, { assets: join(folder, 'site') }),
  })
  close = opened.close
  await opened.api.contactUs({ customer_name: 'Findable Lead', phone_number: '9812345678' })
  const administrator = await signInAs(opened.app, opened.db, 'administrator')
  cookie = administrator.cookie()
  await administrator.call('POST', '/redirects', { from_path: '/old-door', to_path: '/about-us' })
  server = await listen(opened)
})
afterAll(async () => {
  await server.close()
  await close()
  await rm(folder, { recursive: true })
})

test('public files are served', async () => {
  for (const path of ['/media/0123456789ab/door.png', '/assets/site.js', '/admin/assets/admin.js', '/admin'])
    expect([path, await server.send(rawRequest(`GET ${path}`))]).toEqual([path, expect.stringMatching(/public$/)])
})

test.each([
  '/media/../secret.json',
  '/media/..%2fsecret.json',
  '/media/%2e%2e%2fsecret.json',
  '/media/..%5csecret.json',
  '/media/..\\secret.json',
  '/media/%252e%252e%252fsecret.json',
  '/media/0123456789ab/..%2f..%2fsecret.json',
  '/media/0123456789ab/../../secret.json',
  '//media/..//secret.json',
  '/media/./../secret.json',
  '/media/%c0%ae%c0%ae/secret.json',
  '/assets/..%2f..%2fsecret.js',
  '/assets/../../secret.js',
  '/assets/%2e%2e/%2e%2e/secret.js',
  '/assets//../..//secret.js',
  '/assets/..%5c..%5csecret.js',
  '/../secret.js',
  '/..%2fsecret.js',
  '/admin/assets/..%2f..%2fsecret.js',
  '/admin/assets/../../secret.js',
  '/admin/assets/%2e%2e/%2e%2e/secret.js',
  '/admin/assets/..%5c..%5csecret.js',
  '/admin/assets/%252e%252e%252f%252e%252e%252fsecret.js',
  '/admin/../secret.js',
  '/..%2f..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/media/0123456789ab/door.png%00.jpg',
])('path traversal reaches no file: %s', async (path) => {
  const answer = await server.send(rawRequest(`GET ${path}`))
  expect(answer).not.toMatch(/the whole database|root:/)
  expect(statusOf(answer)).toBeGreaterThan(0)
  expect(statusOf(answer)).toBeLessThan(500)
})

test('staff can read leads under the canonical path', async () => {
  const answer = await server.send(rawRequest('GET /admin/api/leads', { cookie }))
  expect(statusOf(answer)).toBe(200)
  expect(answer).toContain('Findable Lead')
})

test.each([
  '//admin/api/leads',
  '/admin//api/leads',
  '/admin/api//leads',
  '/admin%2Fapi/leads',
  '/admin/api%2Fleads',
  '/admin/api/leads/',
  '/admin/api/leads;x=y',
  '/admin/api/leads%20',
  '/ADMIN/API/LEADS',
])('leads are not served under another spelling of the path: %s', async (path) => {
  const answer = await server.send(rawRequest(`GET ${path}`, { cookie }))
  expect(statusOf(answer)).toBeGreaterThanOrEqual(200)
  expect(statusOf(answer)).toBeLessThan(500)
  expect(answer).not.toMatch(/"success":"1"|Findable/)
})

test.each([
  '/admin/api/leads?_method=GET',
  '/admin/./api/leads',
  '/x/../admin/api/leads',
  '/admin/api/%6ceads',
  'http://localhost/admin/api/leads',
  'http://evil.example/admin/api/leads',
])('equivalent spellings of a staff path require signing in: %s', async (path) => {
  expect(statusOf(await server.send(rawRequest(`GET ${path}`)))).toBe(401)
  expect(statusOf(await server.send(rawRequest(`GET ${path}`, { cookie })))).toBe(200)
})

test.each(['x-original-url', 'x-rewrite-url', 'x-forwarded-prefix'])(
  'the header %s does not override the path',
  async (header) => {
    const answer = await server.send(rawRequest('GET /healthz', { [header]: '/admin/api/leads', cookie }))
    expect(answer).toMatch(/alive [\d.]+$/)
  },
)

test.each(['x-http-method-override', 'x-http-method', 'x-method-override'])(
  'the header %s does not override the method',
  async (header) => {
    const headers = { [header]: 'DELETE', cookie, 'sec-fetch-site': 'same-origin' }
    expect(statusOf(await server.send(rawRequest('GET /admin/api/products/1', headers)))).toBe(200)
    expect(statusOf(await server.send(rawRequest('GET /admin/api/session', headers)))).toBe(200)
    expect(statusOf(await server.send(rawRequest('GET /admin/api/products/1', { cookie })))).toBe(200)
  },
)

test.each([
  '//evil.example',
  '//evil.example/',
  '//evil.example/%2e%2e',
  '/\\evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '///evil.example//',
  '/%0d%0aLocation:%20https://evil.example',
  '/alu-home-interior?next=https://evil.example',
  '/.evil.example',
  '//evil.example/../old-door',
])('there is no open redirect: %s', async (path) => {
  const answer = await server.send(rawRequest(`GET ${path}`))
  const location = /^location: (.*)\r$/im.exec(answer)?.[1]
  if (location !== undefined) expect(location).toMatch(/^\/[^/\\]/)
  expect(answer.split('\r\n\r\n')[0]).not.toMatch(/^location:.*evil/im)
})

test.each([
  '/old-door',
  '/old-door/',
  '/OLD-DOOR?next=https://evil.example',
  '/old-door?//evil.example',
  '/old-door?@evil.example',
  '/old-door?\\\\evil.example',
  '/old-door?%0d%0aLocation:%20https://evil.example',
  '/old-door?x#https://evil.example',
  'http://evil.example/old-door?x=//evil.example',
])('a redirect stays on this site, whatever is appended: %s', async (path) => {
  const answer = await server.send(rawRequest(`GET ${path}`))
  const locations = [...answer.matchAll(/^location: (.*)\r$/gim)].map(([, location]) => location)
  expect([statusOf(answer), locations]).toEqual([301, [expect.stringMatching(/^\/about-us(\?.*)?$/)]])
})

test.each([
  '/admin/api/session/style.css',
  '/admin/api/leads.css',
  '/admin/api/leads/logo.png',
  '/admin/api/leads%2fx.css',
  '/admin/api/leads/1/style.css',
  '/admin/api/leads;x.css',
])('staff replies cannot be cached under a file extension: %s', async (path) => {
  for (const headers of [{}, { cookie }]) {
    const answer = await server.send(rawRequest(`GET ${path}`, headers))
    const kept = /^cache-control: (.*)\r$/im.exec(answer)?.[1]
    expect([statusOf(answer), kept]).toEqual(['cookie' in headers ? 404 : 401, 'no-store'])
    expect(answer).not.toMatch(/"success":"1"|Findable/)
  }
})
