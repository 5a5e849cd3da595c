import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentResources } from '../../features.ts'
import { type Staff, signInAs } from '../../testing/as-staff.ts'
import { openTestApp } from '../../testing/open-test-app.ts'

let { app, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
let { call } = {} as Staff
beforeAll(async () => {
  ;({ app, db, close } = await openTestApp())
  ;({ call } = await signInAs(app, db, 'administrator'))
})
afterAll(() => close())

const lists = [...Object.keys(contentResources), 'synonyms', 'redirects', 'media', 'leads', 'staff', 'audit']

function list(resource: string, query: Record<string, unknown> = {}) {
  const parameters = Object.entries(query).map(([name, value]) => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ])
  return call('GET', `/${resource}?${new URLSearchParams(parameters)}`)
}

function valuesOf(rows: Record<string, unknown>[], name: string) {
  return rows.map((row) => row[name])
}

test('a list is paged, with the total count', async () => {
  const { body: first } = await list('products', { page: 1, per_page: 10, sort: 'title', order: 'ASC' })
  const { body: second } = await list('products', { page: 2, per_page: 10, sort: 'title', order: 'ASC' })
  const titles = await db.selectFrom('product').select('title').orderBy('title').orderBy('id').limit(20).execute()
  expect([...first.data, ...second.data].map(({ title }) => title)).toEqual(titles.map(({ title }) => title))
  expect(first.total).toBeGreaterThanOrEqual(70)
  expect((await list('products', { page: 1000 })).body).toMatchObject({ data: [], total: first.total })
  const { body: found } = await list('products', { filter: { q: 'window' }, per_page: 1 })
  expect(found.total).toBeGreaterThan(10)
  const pastTheEnd = await list('products', { filter: { q: 'window' }, page: 1000 })
  expect(pastTheEnd.body).toMatchObject({ data: [], total: found.total })
})

test('a list can be sorted in both directions', async () => {
  const { body: ascending } = await list('blogs', { sort: 'datetime', order: 'ASC', per_page: 500 })
  const { body: descending } = await list('blogs', { sort: 'datetime', order: 'DESC', per_page: 500 })
  expect(valuesOf(ascending.data, 'id').toReversed()).toEqual(valuesOf(descending.data, 'id'))
  expect(valuesOf(ascending.data, 'datetime')).toEqual(valuesOf(ascending.data, 'datetime').toSorted())
})

test('a list can be searched regardless of case, and filtered by a reference', async () => {
  const { body: found } = await list('products', { filter: { q: 'CASEMENT' }, per_page: 500 })
  expect(found.total).toBeGreaterThan(1)
  for (const { title, slug } of found.data) expect(`${title} ${slug}`.toLowerCase()).toContain('casement')
  const { sub_item_id } = found.data[0]
  const { body: ofList } = await list('products', { filter: { sub_item_id }, per_page: 500 })
  expect(new Set(valuesOf(ofList.data, 'sub_item_id'))).toEqual(new Set([sub_item_id]))
  expect(valuesOf(ofList.data, 'position')).toEqual(ofList.data.map((_: unknown, index: number) => index + 1))
})

test('a filter accepts several values and null', async () => {
  const { body } = await list('accessories', { filter: { accessory_sub_category_id: null }, per_page: 500 })
  expect(new Set(valuesOf(body.data, 'accessory_sub_category_id'))).toEqual(new Set([null]))
  const { body: both } = await list('sub-items', { filter: { type: ['Product', 'Accessory'] } })
  expect(both.total).toBe((await list('sub-items')).body.total)
})

test('an empty filter value is ignored', async () => {
  const { body } = await list('products', { filter: { q: '', sub_item_id: '' } })
  expect(body.total).toBe((await list('products')).body.total)
})

test('records can be selected by id', async () => {
  const { body } = await list('blogs', { ids: '3,1,987654' })
  expect(valuesOf(body.data, 'id').toSorted()).toEqual([1, 3])
})

test('JSON fields are decoded, and images are media URLs', async () => {
  const { body } = await call('GET', '/products/1')
  expect(body.data.description_data[0].specification).toEqual(expect.any(Array))
  expect(body.data.page_banner[0]).toMatch(/^\/media\/[0-9a-f]{12}\/[\w-]+\.\w+$/)
  expect(body.data.accessory_category_ids[0]).toEqual(expect.any(Number))
  const { body: listed } = await list('products', { ids: '1' })
  expect(listed.data[0]).toEqual(body.data)
})

test.each(lists)('%s: the list can be read, searched and paged', async (resource) => {
  const { status, body } = await list(resource, { filter: { q: 'a' }, per_page: 3, sort: 'id' })
  expect([status, body.success]).toEqual([200, '1'])
  const { body: all } = await list(resource, { per_page: 3 })
  expect(all.data.length).toBe(Math.min(3, all.total))
  for (const record of all.data) expect(record.id).toBeDefined()
})

const invalidQueries: [what: string, query: Record<string, unknown>][] = [
  ['an unknown sort column', { sort: 'nothing' }],
  ['a column that is not sortable', { sort: 'description' }],
  ['SQL in the sort column', { sort: 'title; drop table product' }],
  ['SQL in the sort direction', { order: 'asc; drop table product' }],
  ['a page number above the limit', { page: 100_001 }],
  ['a page number of 20 digits', { page: '99999999999999999999' }],
  ['page 0', { page: 0 }],
  ['a negative page number', { page: -1 }],
  ['a page number that is text', { page: 'one' }],
  ['a page size above the limit', { per_page: 501 }],
  ['a page size of 0', { per_page: 0 }],
  ['a filter that is not JSON', { filter: 'title' }],
  ['a filter that is an array', { filter: ['title'] }],
  ['a filter that is null', { filter: 'null' }],
  ['an unknown filter', { filter: { password: 'x' } }],
  ['a filter named __proto__', { filter: '{"__proto__": 1}' }],
  ['SQL as a filter', { filter: { '1=1 or title': 'x' } }],
  ['an object as search text', { filter: { q: { like: '%' } } }],
  ['a search with a null byte', { filter: { q: 'a\u0000b' } }],
  ['a search text above the limit', { filter: { q: 'x'.repeat(101) } }],
  ['too many ids', { ids: Array.from({ length: 501 }, (_, index) => index).join(',') }],
]

test.each(invalidQueries)('every list rejects %s', async (_, query) => {
  for (const resource of lists) {
    const { status, body } = await list(resource, query)
    expect([resource, status, body.success]).toEqual([resource, 422, '0'])
    expect(body.message).not.toMatch(/SQL|syntax|column|near/)
  }
})

test.each([
  ['text', { sub_item_id: 'one' }],
  ['an id above 2^31', { sub_item_id: 2 ** 31 }],
  ['a fraction', { sub_item_id: 1.5 }],
  ['an object', { sub_item_id: { gt: 0 } }],
  ['SQL', { sub_item_id: '1 or 1=1' }],
])('an id filter rejects %s', async (_, filter) => {
  expect((await list('products', { filter })).status).toBe(422)
})

test.each(['1) or (1=1', "1' or '1'='1", '1; drop table product', '1 union select 1', '1e0', '0x1', ' 1', '%'])(
  'every list finds no record for the id %j',
  async (ids) => {
    for (const resource of lists) {
      const { status, body } = await list(resource, { ids })
      expect([resource, status < 500, body.data ?? []]).toEqual([resource, true, []])
    }
    expect((await list('products')).body.total).toBeGreaterThan(0)
  },
)

test.each(["' or '1'='1", "x'; drop table product; --", '%', '_', '\\', '\\%', '"', '\ud800x'.toWellFormed()])(
  'a search for %j matches these characters literally',
  async (q) => {
    const { status, body } = await list('products', { filter: { q } })
    expect([status, body.total]).toEqual([200, 0])
  },
)

test.each(['0', '-1', '1.5', 'one', '99999999999', '1%00', '%00', '%F0%9F%98%80', "1' or '1'='1"])(
  'an unknown or malformed id is 404: %s',
  async (id) => {
    for (const resource of lists)
      expect([resource, (await call('GET', `/${resource}/${id}`)).status]).toEqual([resource, 404])
  },
)

test('audit entries have the title of their record and whether it still exists', async () => {
  const { body } = await call('POST', '/reviews', { client_name: 'Meera Joshi', description: 'Quiet at last.' })
  const entity_id = String(body.data.id)
  const entries = async () => (await list('audit', { filter: { entity: 'review', entity_id } })).body.data
  const review = { resource: 'reviews', title: 'Meera Joshi' }
  expect(await entries()).toMatchObject([{ action: 'create', ...review, exists: true }])
  const trashed = await call('DELETE', `/reviews/${entity_id}`)
  const afterDeletion = [
    { action: 'delete', ...review, exists: false },
    { action: 'create', ...review, exists: false },
  ]
  expect(await entries()).toMatchObject(afterDeletion)
  await call('DELETE', `/trash/${trashed.body.data.trash_id}`)
  expect(await entries()).toMatchObject([{ action: 'erase', ...review, exists: false }, ...afterDeletion])
})

test('audit entries of a page have its key as the title', async () => {
  await call('PUT', '/pages/1', { title: 'A door you walk through' })
  const { body } = await list('audit', { filter: { entity: 'page', entity_id: '1' } })
  expect(body.data[0]).toMatchObject({ resource: 'pages', title: 'Home' })
})
