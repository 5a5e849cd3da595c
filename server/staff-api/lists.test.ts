import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentResources } from '../content/resources.ts'
import { type Staff, signInAs } from '../testing/as-staff.ts'
import { openTestApp } from '../testing/open-test-app.ts'

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

test('a list comes in pages, with the number of all', async () => {
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

test('a list is sorted both ways', async () => {
  const { body: up } = await list('blogs', { sort: 'datetime', order: 'ASC', per_page: 500 })
  const { body: down } = await list('blogs', { sort: 'datetime', order: 'DESC', per_page: 500 })
  expect(valuesOf(up.data, 'id').toReversed()).toEqual(valuesOf(down.data, 'id'))
  expect(valuesOf(up.data, 'datetime')).toEqual(valuesOf(up.data, 'datetime').toSorted())
})

test('a list is searched without regard to case, and filtered by what its records belong to', async () => {
  const { body: found } = await list('products', { filter: { q: 'CASEMENT' }, per_page: 500 })
  expect(found.total).toBeGreaterThan(1)
  for (const { title, slug } of found.data) expect(`${title} ${slug}`.toLowerCase()).toContain('casement')
  const { sub_item_id } = found.data[0]
  const { body: ofList } = await list('products', { filter: { sub_item_id }, per_page: 500 })
  expect(new Set(valuesOf(ofList.data, 'sub_item_id'))).toEqual(new Set([sub_item_id]))
  expect(valuesOf(ofList.data, 'place')).toEqual(ofList.data.map((_: unknown, index: number) => index + 1))
})

test('a filter takes several values, and nothing as a value', async () => {
  const { body } = await list('accessories', { filter: { accessory_sub_category_id: null }, per_page: 500 })
  expect(new Set(valuesOf(body.data, 'accessory_sub_category_id'))).toEqual(new Set([null]))
  const { body: both } = await list('sub-items', { filter: { type: ['Product', 'Accessory'] } })
  expect(both.total).toBe((await list('sub-items')).body.total)
})

test('a filter that was cleared asks for nothing', async () => {
  const { body } = await list('products', { filter: { q: '', sub_item_id: '' } })
  expect(body.total).toBe((await list('products')).body.total)
})

test('records are found by their numbers', async () => {
  const { body } = await list('blogs', { ids: '3,1,987654' })
  expect(valuesOf(body.data, 'id').toSorted()).toEqual([1, 3])
})

test('structured fields come as structures, and pictures as addresses of the library', async () => {
  const { body } = await call('GET', '/products/1')
  expect(body.data.description_data[0].specification).toEqual(expect.any(Array))
  expect(body.data.page_banner[0]).toMatch(/^\/media\/[0-9a-f]{12}\/[\w-]+\.\w+$/)
  expect(body.data.accessory_category_ids[0]).toEqual(expect.any(Number))
  const { body: listed } = await list('products', { ids: '1' })
  expect(listed.data[0]).toEqual(body.data)
})

test.each(lists)('%s: every list can be read, searched and paged', async (resource) => {
  const { status, body } = await list(resource, { filter: { q: 'a' }, per_page: 3, sort: 'id' })
  expect([status, body.success]).toEqual([200, '1'])
  const { body: all } = await list(resource, { per_page: 3 })
  expect(all.data.length).toBe(Math.min(3, all.total))
  for (const record of all.data) expect(record.id).toBeDefined()
})

const bad: [what: string, query: Record<string, unknown>][] = [
  ['a column that is not there', { sort: 'nothing' }],
  ['a column that is not for sorting', { sort: 'description' }],
  ['SQL in the column', { sort: 'title; drop table product' }],
  ['SQL in the direction', { order: 'asc; drop table product' }],
  ['a page that is too far', { page: 100_001 }],
  ['a page of 20 digits', { page: '99999999999999999999' }],
  ['page 0', { page: 0 }],
  ['a page below 0', { page: -1 }],
  ['a page that is no number', { page: 'one' }],
  ['a page that is too long', { per_page: 501 }],
  ['an empty page', { per_page: 0 }],
  ['a filter that is no JSON', { filter: 'title' }],
  ['a filter that is a list', { filter: ['title'] }],
  ['a filter that is nothing', { filter: 'null' }],
  ['a filter that is not there', { filter: { password: 'x' } }],
  ['a filter of the object itself', { filter: '{"__proto__": 1}' }],
  ['SQL as a filter', { filter: { '1=1 or title': 'x' } }],
  ['a search for a structure', { filter: { q: { like: '%' } } }],
  ['a search with a null byte', { filter: { q: 'a\u0000b' } }],
  ['a search that is too long', { filter: { q: 'x'.repeat(101) } }],
  ['too many numbers', { ids: Array.from({ length: 501 }, (_, index) => index).join(',') }],
]

test.each(bad)('every list refuses %s', async (_, query) => {
  for (const resource of lists) {
    const { status, body } = await list(resource, query)
    expect([resource, status, body.success]).toEqual([resource, 422, '0'])
    expect(body.message).not.toMatch(/SQL|syntax|column|near/)
  }
})

test.each([
  ['a number as text', { sub_item_id: 'one' }],
  ['a number that is too large', { sub_item_id: 2 ** 31 }],
  ['a fraction', { sub_item_id: 1.5 }],
  ['a structure', { sub_item_id: { gt: 0 } }],
  ['SQL', { sub_item_id: '1 or 1=1' }],
])('a filter by number refuses %s', async (_, filter) => {
  expect((await list('products', { filter })).status).toBe(422)
})

test.each(['1) or (1=1', "1' or '1'='1", '1; drop table product', '1 union select 1', '1e0', '0x1', ' 1', '%'])(
  'every list finds no record under the number %j',
  async (ids) => {
    for (const resource of lists) {
      const { status, body } = await list(resource, { ids })
      expect([resource, status < 500, body.data ?? []]).toEqual([resource, true, []])
    }
    expect((await list('products')).body.total).toBeGreaterThan(0)
  },
)

test.each(["' or '1'='1", "x'; drop table product; --", '%', '_', '\\', '\\%', '"', '\ud800x'.toWellFormed()])(
  'a search for %j is a search for these characters',
  async (q) => {
    const { status, body } = await list('products', { filter: { q } })
    expect([status, body.total]).toEqual([200, 0])
  },
)

test.each(['0', '-1', '1.5', 'one', '99999999999', '1%00', '%00', '%F0%9F%98%80', "1' or '1'='1"])(
  'there is no record %s',
  async (id) => {
    for (const resource of lists)
      expect([resource, (await call('GET', `/${resource}/${id}`)).status]).toEqual([resource, 404])
  },
)

test('the audit trail calls what was changed by its name, and says whether it is still there', async () => {
  const { body } = await call('POST', '/reviews', { client_name: 'Meera Joshi', description: 'Quiet at last.' })
  const entity_id = String(body.data.id)
  const entries = async () => (await list('audit', { filter: { entity: 'review', entity_id } })).body.data
  const about = { resource: 'reviews', title: 'Meera Joshi' }
  expect(await entries()).toMatchObject([{ action: 'create', ...about, is_there: true }])
  const trashed = await call('DELETE', `/reviews/${entity_id}`)
  const gone = [
    { action: 'delete', ...about, is_there: false },
    { action: 'create', ...about, is_there: false },
  ]
  expect(await entries()).toMatchObject(gone)
  await call('DELETE', `/trash/${trashed.body.data.trash_id}`)
  expect(await entries()).toMatchObject([{ action: 'erase', ...about, is_there: false }, ...gone])
})
