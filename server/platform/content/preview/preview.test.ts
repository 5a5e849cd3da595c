import { createClient } from '@house/contract/client'
import { pageSize } from '@house/contract/ui-config'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { contentResources, createFeatures } from '../../../features.ts'
import { cheapHashing } from '../../../testing/cheap-hashing.ts'
import { type ContentFixture, openContentFixture } from '../../../testing/fixtures/content.ts'
import { stubSite } from '../../../testing/fixtures/stub-site.ts'
import { localApi } from '../../api/api-source.ts'
import { contentVersion, queriedVersion } from '../../cache/content-version.ts'
import type { Db } from '../../db/schema.ts'
import { folderStorage } from '../../media/storage/folder-storage.ts'
import { createLog } from '../../process/log.ts'
import { withDraftPublished } from './preview.ts'

/** The public API over another view of the database. */
function apiOf(other: Db) {
  const options = {
    clock: () => now,
    log: createLog('silent'),
    corsOrigins: [],
    trustedProxies: 0,
    media: folderStorage(''),
  }
  const { publicHandlers: handlers } = createFeatures({
    ...options,
    db: other,
    mail: { publicUrl: '' },
    hashing: cheapHashing,
    enquiries: { limitPerMinute: 0, channels: [] },
    findProblems: async () => [],
    shutdown: new AbortController().signal,
  })
  return localApi({ ...options, db: other, content: queriedVersion(other), handlers }).callApi
}

let now = new Date('2026-11-15T04:30:00Z')
let { api, app, db, call, close, begin, blog, published, listOf, newProduct } = {} as ContentFixture
let slug = ''
let count = 0

/** Renders the API reply that a page would read. */
const site = stubSite(async (request, { callApi, preview }) => {
  const { pathname } = new URL(request.url)
  const [, kind, name] = pathname.split('/')
  const form = new FormData()
  form.set('slug', name ?? '')
  const path = kind === 'products' ? '/api/product-details' : '/api/blog-detail'
  const reply = await (await callApi(path, { method: 'POST', body: form })).json()
  return Response.json({ preview, reply }, { headers: { 'cache-control': 'public' } })
})

beforeAll(async () => {
  ;({ api, app, db, call, close, begin, blog, published, listOf, newProduct } = await openContentFixture({
    clock: () => now,
    site,
  }))
})
beforeEach(() => {
  ;({ slug, count } = begin())
})
afterAll(() => close())

function later(minutes: number) {
  return new Date(now.getTime() + minutes * 60_000)
}

test('a preview link shows the draft on its page to anyone, and writes nothing', async () => {
  const { id } = await published()
  await call('PUT', `/products/${id}/draft`, { title: 'Seen before all others' })
  const version = await contentVersion(db)
  const history = (await call('GET', `/products/${id}/history`)).body.data.length
  const { address, until } = (await call('POST', `/products/${id}/preview`, {})).body.data
  expect(address).toMatch(new RegExp(`^/products/${slug}\\?preview=`))
  expect(until).toBe(later(60).toISOString())
  const { status, headers, text } = await open(address)
  expect([status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
    ...[200, 'no-store', 'noindex, nofollow'],
  ])
  expect(JSON.parse(text)).toMatchObject({ preview: until, reply: { data: { title: 'Seen before all others' } } })
  expect(JSON.parse((await open(`/products/${slug}`)).text)).toMatchObject({
    reply: { data: { title: `Zyx${count} window` } },
  })
  expect(await contentVersion(db)).toBe(version)
  expect((await call('GET', `/products/${id}/history`)).body.data).toHaveLength(history)
  expect((await call('GET', `/products/${id}`)).body.data.state).toBe('changed')
})

test('an unpublished record is previewed at its future URL', async () => {
  const { id } = (await call('POST', '/blogs/draft', blog())).body.data
  const { address } = (await call('POST', `/blogs/${id}/preview`, { hours: 24 })).body.data
  expect(JSON.parse((await open(address)).text)).toMatchObject({ reply: { data: { slug, title: `Quux ${count}` } } })
  expect(await api.blogDetail({ slug })).toMatchObject({ success: '6' })
})

test('an expired, forged or modified preview link gets 410', async () => {
  const { id } = (await call('POST', '/blogs/draft', blog())).body.data
  const { address } = (await call('POST', `/blogs/${id}/preview`, {})).body.data
  const [path, token = ''] = address.split('?preview=')
  const aDayLater = later(24 * 60)
    .getTime()
    .toString(36)
  for (const invalid of [
    token.replace('blog', 'page'),
    `${token}x`,
    'x',
    '',
    '....',
    token.replace(/^(\w+)\.\d+/, '$1.1'),
    token.replace(/^(\w+\.\d+)\.\w+/, `$1.${aDayLater}`),
  ]) {
    const { status, text, headers } = await open(`${path}?preview=${invalid}`)
    expect([status, text, headers.get('cache-control')]).toEqual([
      410,
      expect.stringMatching(/has expired/),
      'no-store',
    ])
  }
  now = later(61)
  expect((await open(address)).status).toBe(410)
})

test('a draft that cannot be published cannot be previewed, and the reply has the reason', async () => {
  await call('POST', '/blogs', blog())
  const { id } = (await call('POST', '/blogs/draft', blog())).body.data
  expect((await call('POST', `/blogs/${id}/preview`, {})).body).toMatchObject({ success: '0', field: 'slug' })
})

test.each(
  Object.entries({ categories: /^\/[^/]+\?/, 'sub-items': /^\/[^/]+\/[^/]+\?/, accessories: /^\/accessories\// }),
)('a preview of %s links to the page that shows it', async (resource, urlPattern) => {
  const { id } = (await call('GET', `/${resource}?per_page=1`)).body.data[0]
  expect((await call('POST', `/${resource}/${id}/preview`, {})).body.data.address).toMatch(urlPattern)
})

test('a new list is previewed at its URL, with its own count of products', async () => {
  const { category_id } = await listOf('window')
  const draft = { category_id, type: 'Product', slug, title: `Quux ${count}`, image: '' }
  const { id } = (await call('POST', '/sub-items/draft', draft)).body.data
  const { address } = (await call('POST', `/sub-items/${id}/preview`, {})).body.data
  expect(address).toMatch(new RegExp(`/${slug}\\?preview=`))
  const list = createClient(apiOf(await withDraftPublished(db, { resource: contentResources['sub-items'], id })))
  expect(await list.product({ slug })).toMatchObject({ success: '1', data: [], pagination_data: { total: 0 } })
})

test('a new product is previewed at the end of its list', async () => {
  const { id } = (await call('POST', '/products/draft', await newProduct())).body.data
  const { product_count } = await listOf('window')
  const api = createClient(apiOf(await withDraftPublished(db, { resource: contentResources.products, id })))
  const last = await api.product({ slug: 'window', product_page: Math.ceil((product_count + 1) / pageSize.products) })
  expect(last.success === '1' && last.data.at(-1)).toMatchObject({ slug })
  expect(last).toMatchObject({ pagination_data: { total: product_count + 1 } })
  expect((await listOf('window')).product_count).toBe(product_count)
})

test('a preview does not validate unchanged media fields', async () => {
  const { id } = await published()
  await db.updateTable('product').set({ image: 'https://elsewhere.example/a.jpg' }).where('id', '=', id).execute()
  await call('PUT', `/products/${id}/draft`, { title: 'Corrected' })
  expect((await call('POST', `/products/${id}/preview`, {})).status).toBe(200)
})

async function open(url: string) {
  const response = await app.request(url)
  const text = await response.text()
  return { status: response.status, headers: response.headers, text }
}
