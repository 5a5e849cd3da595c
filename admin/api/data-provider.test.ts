import { afterEach, expect, test, vi } from 'vitest'
import { dataProvider, withSaveOptions } from './data-provider.ts'

afterEach(() => vi.unstubAllGlobals())

function stubFetch(status: number, body: unknown) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response(JSON.stringify(body), { status }))
  vi.stubGlobal('fetch', fetch)
  return () => {
    const [url = '', { method, body: sent } = {}] = fetch.mock.calls[0] ?? []
    return { url, method, sent: typeof sent === 'string' ? JSON.parse(sent) : sent }
  }
}

test('a list is requested with page, order and filter', async () => {
  const request = stubFetch(200, { success: '1', data: [], total: 0 })
  const params = {
    pagination: { page: 2, perPage: 25 },
    sort: { field: 'title', order: 'ASC' as const },
    filter: { q: 'bay' },
  }
  await expect(dataProvider.getList('products', params)).resolves.toMatchObject({ data: [], total: 0 })
  const url = new URL(request().url, 'http://site')
  expect(url.pathname).toBe('/admin/api/products')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    page: '2',
    per_page: '25',
    sort: 'title',
    order: 'ASC',
    filter: '{"q":"bay"}',
  })
})

test('an update sends only changed fields and the version they were changed from', async () => {
  const request = stubFetch(200, { success: '1', data: {} })
  const previousData = { id: 1, version: 7, title: 'Bay', slug: 'bay', image: null }
  await dataProvider.update('products', { id: 1, data: { ...previousData, title: 'Bow', image: '' }, previousData })
  expect(request()).toEqual({ url: '/admin/api/products/1', method: 'PUT', sent: { title: 'Bow', version: 7 } })
})

test.each([
  ['a draft', { draft: true }, { url: '/admin/api/blogs/draft', sent: { title: 'Glass' } }],
  [
    'a scheduled draft',
    { draft: true, publishAt: '2026-01-01T04:30:00.000Z' },
    { url: '/admin/api/blogs/draft', sent: { title: 'Glass', publish_at: '2026-01-01T04:30:00.000Z' } },
  ],
  ['a published record', {}, { url: '/admin/api/blogs', sent: { title: 'Glass' } }],
])('a new record is saved as %s', async (_, options, expected) => {
  const request = stubFetch(200, { success: '1', data: { id: 1 } })
  await dataProvider.create('blogs', { data: withSaveOptions(options)({ title: 'Glass' }) })
  expect(request()).toEqual({ method: 'POST', ...expected })
})

test('an error carries the sentence of the server, at the field it names', async () => {
  stubFetch(422, { success: '0', message: 'URL slug is taken', field: 'slug' })
  await expect(dataProvider.create('blogs', { data: {} })).rejects.toMatchObject({
    status: 422,
    message: 'URL slug is taken',
    body: { errors: { slug: 'URL slug is taken', root: { serverError: 'URL slug is taken' } } },
  })
})

test('an unreachable server is reported in a sentence', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(dataProvider.getOne('blogs', { id: 1 })).rejects.toMatchObject({
    status: 0,
    message: 'The server cannot be reached. Check your connection, then try again.',
  })
})

test('a reply that is not JSON is reported in a sentence', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>Bad gateway</html>', { status: 502 }))
  await expect(dataProvider.getOne('blogs', { id: 1 })).rejects.toMatchObject({
    status: 502,
    message: 'Something went wrong on the server. Please try again.',
  })
})

test('restoring from trash says why a record was restored as a draft', async () => {
  const request = stubFetch(200, { success: '1', data: {}, problem: 'This address is taken' })
  await expect(dataProvider.restoreFromTrash(3)).resolves.toBe('This address is taken')
  expect(request()).toMatchObject({ url: '/admin/api/trash/3/restore', method: 'POST' })
})
