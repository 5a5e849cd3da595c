import { type AddressInfo, connect, createServer } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { asVisitor } from '../../testing/as-visitor.ts'
import { stubSite } from '../../testing/fixtures/stub-site.ts'
import { metricSamples } from '../../testing/metric-samples.ts'
import { openWatchingApp } from '../../testing/open-test-app.ts'
import { exchange, rawRequest } from '../../testing/raw-http.ts'
import { serve } from '../../testing/serve.ts'
import { createMetrics } from './metrics.ts'
import { isAllowedHost, startMetricsServer } from './server.ts'

const site = stubSite(({ url }) => {
  const { pathname } = new URL(url)
  if (pathname === '/broken') throw new Error('a page is broken')
  const status = pathname === '/missing' ? 404 : 200
  return new Response('<h1>A page</h1>', { status, headers: { 'content-type': 'text/html' } })
})
const address = { host: '127.0.0.1', port: 0 }
const created = new Date('2026-11-15T10:00:00Z')

let lagMs = 0
let now = created
let metrics = createMetrics()
let opened = {} as Awaited<ReturnType<typeof openWatchingApp>>
let server = {} as Awaited<ReturnType<typeof serve>>
let exporter = {} as Awaited<ReturnType<typeof startMetricsServer>>
beforeEach(async () => {
  ;[lagMs, now] = [0, created]
  metrics = createMetrics()
  opened = await openWatchingApp({ site, metrics, clock: () => now, eventLoopLag: () => lagMs })
  server = await serve(opened.listener)
  exporter = await startMetricsServer(metrics, address)
})
afterEach(async () => {
  server.stop()
  await exporter.close()
  await opened.close()
})

const get = async (path: string) => (await fetch(server.url + path)).status

async function scrape() {
  return metricSamples(await (await fetch(exporter.url)).text())
}

function requestCount(samples: Map<string, number>, group: string, code: number, method = 'GET') {
  return samples.get(`http_request_duration_seconds_count{method="${method}",group="${group}",code="${code}"}`)
}

async function enquire(more: object = {}, headers = {}) {
  const visitor = asVisitor(opened.api, opened.db, () => now)
  return visitor.contactUs({ customer_name: 'Asha', phone_number: '9812345678', ...more }, { headers })
}

test('the metrics are text that Prometheus can parse, with event-loop lag and memory', async () => {
  const response = await fetch(exporter.url)
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ])
  const samples = await scrape()
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
    expect(samples.get(name)).toBeGreaterThan(0)
})

test('the metrics server answers nothing but GET /metrics', async () => {
  const { origin } = new URL(exporter.url)
  expect((await fetch(origin)).status).toBe(404)
  expect((await fetch(`${origin}/readyz`)).status).toBe(404)
  expect((await fetch(exporter.url, { method: 'POST' })).status).toBe(404)
})

test.each([
  ['127.0.0.1:9464', true],
  ['192.0.2.7', true],
  ['[::1]:9464', true],
  ['LOCALHOST:9464', true],
  ['site-1:9464', true],
  ['attacker.example', false],
  ['127.0.0.1.attacker.example:9464', false],
  ['localhost.attacker.example', false],
  ['site-2:9464', false],
  [undefined, false],
])('the metrics server on site-1 answers for the host %s: %s', (host, isAnswered) => {
  expect(isAllowedHost(host, 'site-1')).toBe(isAnswered)
})

test('a website that points its name at the metrics cannot read them', async () => {
  const port = Number(new URL(exporter.url).port)
  const request = (host: string) => exchange(connect(port, '127.0.0.1'), rawRequest('GET /metrics', { host }))
  expect(await request(`attacker.example:${port}`)).toMatch(/^HTTP\/1\.1 421 .*METRICS_ADDRESS\.\n/s)
  expect(await request(`127.0.0.1:${port}`)).toMatch(/^HTTP\/1\.1 200 /)
})

test('requests are counted by method, group and status code, at any log level', async () => {
  await get('/about-us')
  await get('/api/category')
  await get('/missing')
  await get('/broken')
  await get('/healthz')
  await fetch(`${server.url}/api/contact-us`, { method: 'POST' })
  await expect.poll(async () => requestCount(await scrape(), 'enquiry', 422, 'POST')).toBe(1)
  const samples = await scrape()
  expect(requestCount(samples, 'page', 200)).toBe(1)
  expect(requestCount(samples, 'api', 200)).toBe(1)
  expect(requestCount(samples, 'page', 404)).toBe(1)
  expect(requestCount(samples, 'page', 500)).toBe(1)
  expect(requestCount(samples, 'other', 200)).toBe(1)
})

test('a page is a cache miss first and a hit afterwards', async () => {
  for (let count = 0; count < 3; count += 1) await get('/about-us')
  await fetch(`${server.url}/about-us`, { method: 'POST' })
  const samples = await scrape()
  const counts = ['miss', 'hit', 'bypass'].map((result) => samples.get(`page_cache_requests_total{result="${result}"}`))
  expect(counts).toEqual([1, 2, 1])
  expect(requestCount(samples, 'page', 200)).toBe(3)
  expect(samples.get('page_render_duration_seconds_count')).toBe(2)
  expect(samples.get('page_renders_in_progress')).toBe(0)
})

test('shed requests are counted', async () => {
  lagMs = 3000
  const statuses: number[] = []
  for (let count = 0; count < 20; count += 1) statuses.push(await get('/api/category'))
  const shed = statuses.filter((status) => status === 503).length
  expect(shed).toBeGreaterThan(0)
  const samples = await scrape()
  expect(samples.get('http_requests_shed_total')).toBe(shed)
  expect(requestCount(samples, 'api', 503)).toBe(shed)
})

test('stored leads are counted by kind and status, retries are not', async () => {
  await enquire()
  const [key, phone_number] = ['a-key-of-the-client-0123456789', '9812345679']
  for (let attempt = 0; attempt < 2; attempt += 1) await enquire({ phone_number }, { 'idempotency-key': key })
  await opened.api.contactUs({ customer_name: 'A robot', phone_number: '9812345670' })
  const samples = await scrape()
  expect(samples.get('leads_stored_total{kind="enquiry",status="new"}')).toBe(2)
  expect(samples.get('leads_stored_total{kind="enquiry",status="quarantine"}')).toBe(1)
  expect(samples.get('leads_stored_total{kind="dealer",status="new"}')).toBe(0)
})

test('a gauge can be added from outside', async () => {
  metrics.addGauge({ name: 'worker_queue_length', help: 'Tasks that wait for a worker.', read: () => 7 })
  expect((await scrape()).get('worker_queue_length')).toBe(7)
})

test('an address in use is reported in one sentence with the way out', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  await expect(startMetricsServer(metrics, { ...address, port })).rejects.toThrow(
    `port ${port} is in use by another program. Stop that one, or choose another with METRICS_ADDRESS=127.0.0.1:9465.`,
  )
  await expect(startMetricsServer(metrics, { host: '203.0.113.9', port: 0 })).rejects.toThrow(
    'METRICS_ADDRESS is not an address of this machine',
  )
  other.close()
})
