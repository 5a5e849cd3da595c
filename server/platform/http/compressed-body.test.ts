import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import { publishChanges } from '../../testing/publish-changes.ts'
import { compressedBody } from './compressed-body.ts'

const shop = 'https://shop.example'
const decompressors = { br: brotliDecompressSync, gzip: gunzipSync }

let { app, api, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  ;({ app, api, db, close } = await openTestApp({ corsOrigins: [shop] }))
})
afterAll(() => close())

function request(path: string, accepted?: string, fields?: Record<string, string>) {
  return app.request(path, {
    method: fields ? 'POST' : 'GET',
    headers: { origin: shop, ...(accepted && { 'accept-encoding': accepted }) },
    ...(fields && { body: new URLSearchParams(fields) }),
  })
}

async function decompressed(response: Response) {
  const encoding = response.headers.get('content-encoding') as keyof typeof decompressors
  return decompressors[encoding](Buffer.from(await response.arrayBuffer())).toString()
}

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
] as const)('a reply is compressed for clients that accept %s', async (accepted, encoding) => {
  const plain = await request('/api/blog-list', undefined, { blog_page: '1' })
  const compressed = await request('/api/blog-list', accepted, { blog_page: '1' })
  expect(compressed.headers.get('content-encoding')).toBe(encoding)
  expect(compressed.headers.get('content-type')).toBe('application/json')
  expect(await decompressed(compressed)).toBe(await plain.text())
})

test.each([undefined, 'identity', 'br;q=0, gzip;q=0', 'zstd'])(
  'a reply is not compressed for clients that accept %s',
  async (accepted) => {
    const response = await request('/api/category', accepted)
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(await response.json()).toMatchObject({ success: '1' })
  },
)

test('replies vary by encoding and by origin', async () => {
  for (const accepted of ['br', 'identity']) {
    const vary = (await request('/api/category', accepted)).headers.get('vary')?.toLowerCase().split(/,\s*/)
    expect(vary?.toSorted()).toEqual(['accept-encoding', 'origin'])
  }
})

test('shared caches may store only public replies, for a second', async () => {
  const cacheControlOf = async (path: string, fields?: Record<string, string>) =>
    (await request(path, 'br', fields)).headers.get('cache-control')
  expect(await cacheControlOf('/api/category')).toMatch(/^public, max-age=0, s-maxage=1,/)
  expect(await cacheControlOf('/api/app-setting')).toBe('no-store')
  expect(await cacheControlOf('/api/no-such-call')).toBe('no-store')
  expect(await cacheControlOf('/api/contact-us', { customer_name: '' })).toBe('no-store')
})

test('a reply that fits into one packet is not compressed', async () => {
  const response = await request('/api/blog-detail', 'br', { slug: 'no-such-article' })
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(await response.json()).toMatchObject({ success: '6' })
})

test('a reply with a form token is compressed per request', async () => {
  const replies = await Promise.all([1, 2].map(async () => decompressed(await request('/api/app-setting', 'br'))))
  const tokens = replies.map((reply) => JSON.parse(reply).form_token)
  expect(tokens[0]).toEqual(expect.stringMatching(/./))
  expect(tokens[0]).not.toBe(tokens[1])
})

test('a compressed reply is recomputed when content changes', async () => {
  const before = await decompressed(await request('/api/category', 'br'))
  const answer = await api.category()
  const [first] = answer.success === '1' ? answer.data : []
  const title = 'Doors of Rajasthan'
  await publishChanges(db, 'category', first?.id ?? 0, { title }, { staffId: null, now: new Date() })
  expect(before).not.toContain(title)
  expect(await decompressed(await request('/api/category', 'br'))).toContain(title)
})

test('a text is compressed once', async () => {
  const { encodedFor } = compressedBody('windows and doors '.repeat(100))
  expect((await encodedFor('br')).body).toBe((await encodedFor('gzip, br')).body)
})
