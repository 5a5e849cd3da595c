import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stubSite } from '../../testing/fixtures/stub-site.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { serve } from '../../testing/serve.ts'

const script = 'console.log("a script that is long enough to be compressed")'.repeat(20)
const folder = mkdtempSync(join(tmpdir(), 'house-assets-'))
const notFound = () => new Response('not found', { status: 404 })
let opened = {} as Awaited<ReturnType<typeof openTestApp>>
let server = {} as Awaited<ReturnType<typeof serve>>
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  const file = join(folder, 'assets/site-abc123.js')
  writeFileSync(file, script)
  writeFileSync(`${file}.br`, brotliCompressSync(script))
  writeFileSync(`${file}.gz`, gzipSync(script))
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  opened = await openTestApp({ site: stubSite(notFound, undefined, { assets: folder }) })
  server = await serve(opened.listener)
})
afterAll(async () => {
  server.stop()
  rmSync(folder, { recursive: true })
  await opened.close()
})

test.each([
  ['gzip, br', 'br', brotliCompressSync(script).length],
  ['gzip', 'gzip', gzipSync(script).length],
  ['identity', null, script.length],
])('a script is sent as compressed at build time: %s', async (accepted, encoding, length) => {
  const response = await fetch(`${server.url}/assets/site-abc123.js`, { headers: { 'accept-encoding': accepted } })
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(response.headers.get('content-length')).toBe(String(length))
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(await response.text()).toBe(script)
})

test('files with a content hash in their name are cached forever, others for an hour', async () => {
  const cachingOf = async (path: string) => (await fetch(server.url + path)).headers.get('cache-control')
  expect(await cachingOf('/assets/site-abc123.js')).toBe('public, max-age=31536000, immutable')
  expect(await cachingOf('/favicon.svg')).toBe('public, max-age=3600')
})

test('a matching If-None-Match gets 304, and HEAD has no body', async () => {
  const path = `${server.url}/assets/site-abc123.js`
  const etag = (await fetch(path)).headers.get('etag') ?? ''
  expect((await fetch(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
  const head = await fetch(path, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test.each(['/assets/none.js', '/assets/site-abc123.js.br', '/assets/'])('any other path is 404: %s', async (path) => {
  expect((await fetch(server.url + path)).status).toBe(404)
})
