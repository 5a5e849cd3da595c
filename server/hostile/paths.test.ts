import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen, request, statusOf } from '../testing/listen.ts'
import { openTestApp } from '../testing/open-test-app.ts'

const site = { handle: async () => new Response('a page', { status: 404 }) }
let folder: string
let { close } = {} as Awaited<ReturnType<typeof openTestApp>>
let server: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'house-paths-'))
  await writeFile(join(folder, 'site.db'), 'the whole database')
  const opened = await openTestApp({ mediaFolder: join(folder, 'media'), site })
  close = opened.close
  server = await listen(opened.listener)
})
afterAll(async () => {
  await server.close()
  await close()
  await rm(folder, { recursive: true })
})

test.each([
  '/media/../site.db',
  '/media/..%2fsite.db',
  '/media/%2e%2e%2fsite.db',
  '/media/..%5csite.db',
  '/media/..\\site.db',
  '/media/%252e%252e%252fsite.db',
  '/media/0123456789ab/..%2f..%2fsite.db',
  '/media/0123456789ab/../../site.db',
  '//media/..//site.db',
  '/media/./../site.db',
  '/media/%c0%ae%c0%ae/site.db',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/assets/../../../package.json',
  '/admin/assets/..%2f..%2f..%2fpackage.json',
  '/admin/assets/..%5c..%5c..%5cpackage.json',
  '/admin/../../server/main.ts',
  '/..%2f..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/media/0123456789ab/x.jpg%00.png',
])('no file is reached by %s', async (path) => {
  const answer = await server.send(request(`GET ${path}`))
  expect(answer).not.toMatch(/the whole database|"workspaces"|root:|await run/)
  expect(statusOf(answer)).toBeGreaterThan(0)
  expect(statusOf(answer)).toBeLessThan(500)
})

test.each([
  '/admin/api/leads',
  '//admin/api/leads',
  '/admin//api/leads',
  '/admin/api//leads',
  '/admin%2Fapi/leads',
  '/admin/api%2Fleads',
  '/admin/./api/leads',
  '/x/../admin/api/leads',
  '/admin/api/leads/',
  '/admin/api/leads;x=y',
  '/admin/api/leads%20',
  '/ADMIN/API/LEADS',
  '/admin/api/leads?_method=GET',
  'http://localhost/admin/api/leads',
])('the leads are not given out under another spelling: %s', async (path) => {
  const answer = await server.send(request(`GET ${path}`))
  expect(statusOf(answer)).toBeGreaterThanOrEqual(200)
  expect(statusOf(answer)).toBeLessThan(500)
  expect(answer).not.toMatch(/"success":"1"|customer_name/)
})

test.each(['x-original-url', 'x-rewrite-url', 'x-http-method-override', 'x-forwarded-prefix'])(
  'the header %s does not lead elsewhere',
  async (header) => {
    const answer = await server.send(request('GET /healthz', { [header]: '/admin/api/leads' }))
    expect(answer).toMatch(/alive$/)
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
])('nobody is led to another site by %s', async (path) => {
  const answer = await server.send(request(`GET ${path}`))
  const location = /^location: (.*)\r$/im.exec(answer)?.[1]
  if (location !== undefined) expect(location).toMatch(/^\/[^/\\]/)
  expect(answer.split('\r\n\r\n')[0]).not.toMatch(/^location:.*evil/im)
})

test.each([
  ['/admin/api/session/style.css', 401],
  ['/admin/api/leads.css', 401],
  ['/admin/api/leads/logo.png', 401],
  ['/admin/api/leads%2fx.css', 401],
])('what staff see is never taken for a file that may be kept: %s', async (path, status) => {
  const answer = await server.send(request(`GET ${path}`))
  expect([statusOf(answer), /^cache-control: (.*)\r$/im.exec(answer)?.[1]]).toEqual([status, 'no-store'])
})
