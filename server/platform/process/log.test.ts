import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { callAs } from '../../testing/as-staff.ts'
import { stubSite } from '../../testing/fixtures/stub-site.ts'
import { openWatchingApp } from '../../testing/open-test-app.ts'
import { serve } from '../../testing/serve.ts'
import { isPostgres } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import { createLog, logRequest } from './log.ts'

/** Matches all personal data that the tests send. */
const personal = /findable|9812345678|203\.0\.113/i
const headers = {
  'content-type': 'application/json',
  'user-agent': 'Findable agent',
  referer: 'https://findable.example',
  cookie: 'x=findable',
  'x-forwarded-for': '203.0.113.77',
  'accept-encoding': 'gzip',
}
const body = JSON.stringify({ customer_name: 'Findable Name', phone_number: '9812345678', email: 'findable@x.in' })

const site = stubSite((request) => {
  if (new URL(request.url).pathname === '/broken') throw new Error('a page is broken')
  return new Response('<h1>A page</h1>', { headers: { 'content-type': 'text/html' } })
})

let lines: { msg: string; path?: string; status?: number; err?: unknown }[] = []
let lagMs = 0
const write = (line: string) => void lines.push(JSON.parse(line))
let opened = {} as Awaited<ReturnType<typeof openWatchingApp>>
let server = {} as Awaited<ReturnType<typeof serve>>
beforeEach(async () => {
  ;[lines, lagMs] = [[], 0]
  const log = createLog('info', () => ({ write }))
  opened = await openWatchingApp({ site, log, trustedProxies: 1, eventLoopLag: () => lagMs })
  server = await serve(opened.listener)
})
afterEach(async () => {
  server.stop()
  await opened.close()
})

const get = async (path: string) => (await fetch(server.url + path, { headers })).status
const enquire = () => fetch(`${server.url}/api/contact-us?x=findable`, { method: 'POST', headers, body })

function loggedStatuses(path: string) {
  return lines.flatMap((line) => (line.msg === 'request' && line.path === path ? [line.status] : []))
}

function expectNoPersonalData() {
  expect(JSON.stringify(lines)).not.toMatch(personal)
  for (const line of lines.filter(({ msg }) => msg === 'request'))
    expect(Object.keys(line)).toEqual(['level', 'time', 'id', 'method', 'path', 'status', 'ms', 'msg'])
}

test('a request is logged with path, status and time, without personal data', async () => {
  expect((await enquire()).status).toBe(200)
  await get('/search?q=findable&preview=findable')
  await callAs(opened.app)('POST', '/session', { email: 'findable@x.in', password: 'a findable password' }, headers)
  await expect.poll(() => loggedStatuses('/admin/api/session')).toEqual([401])
  expect([loggedStatuses('/api/contact-us'), loggedStatuses('/search')]).toEqual([[200], [410]])
  expectNoPersonalData()
})

test('a health check is logged only when it fails, or at the level debug', async () => {
  await get('/healthz')
  await get('/readyz')
  await opened.db.destroy()
  expect(await get('/readyz')).toBe(503)
  await expect.poll(() => loggedStatuses('/readyz')).toEqual([503])
  expect(loggedStatuses('/healthz')).toEqual([])
  logRequest(
    createLog('debug', () => ({ write })),
    { id: '', method: 'GET', path: '/readyz', status: 200, ms: 1 },
  )
  expect(loggedStatuses('/readyz')).toEqual([503, 200])
})

test('cached and rejected requests log no personal data', async () => {
  await get('/about-us?x=findable')
  await get('/about-us?x=findable')
  lagMs = 3000
  for (let count = 0; count < 20; count += 1) await get('/api/category?x=findable')
  await expect.poll(() => loggedStatuses('/api/category')).toContain(503)
  expect(loggedStatuses('/about-us')).toEqual([200, 200])
  expectNoPersonalData()
})

test('errors log no personal data, even if the database quotes its input', async () => {
  await rejectLeads(opened.db)
  expect((await enquire()).status).toBe(500)
  expect(await get('/broken?x=findable')).toBe(500)
  await expect.poll(() => lines.map(({ msg }) => msg)).toContain('request failed')
  expect(lines.map(({ msg }) => msg)).toContain('API call failed')
  const errors = lines.filter(({ msg }) => msg?.endsWith('failed'))
  for (const { err } of errors)
    expect(err).toMatchObject({ message: expect.stringMatching(/./), stack: expect.any(String) })
  expect([loggedStatuses('/api/contact-us'), loggedStatuses('/broken')]).toEqual([[500], [500]])
  expectNoPersonalData()
})

/** Makes inserts fail. PostgreSQL quotes the whole row in its error. */
async function rejectLeads(db: Db) {
  if (isPostgres(db)) await sql`alter table enquiry add constraint none check (customer_name = '')`.execute(db)
  else await sql`create trigger none before insert on enquiry begin select raise(abort, 'none'); end`.execute(db)
}

test('the private link of a quotation is not logged', async () => {
  await get('/quotation/findable-token/quotation.pdf')
  await get('/Quotation/findable-token')
  await get('//quotation/findable-token')
  await get('/quotation%2Ffindable-token')
  expect(lines.map(({ path }) => path)).toEqual([
    ...['/quotation/…/quotation.pdf', '/Quotation/…'],
    ...['//quotation/…', '/quotation%2F…'],
  ])
})
