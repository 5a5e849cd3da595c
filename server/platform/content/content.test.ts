import { emptyAttributes } from '@house/contract/products/attributes'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Staff, signInAs } from '../../testing/as-staff.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { contentVersion } from '../cache/content-version.ts'
import { findRedirect } from './redirects/redirects.ts'

let { api, app, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
let { call, id: editorId } = {} as Staff
beforeEach(async () => {
  ;({ api, app, db, close } = await openTestApp())
  ;({ call, id: editorId } = await signInAs(app, db, 'editor'))
})
afterEach(() => close())

async function listOf(slug: string) {
  return db
    .selectFrom('sub_item')
    .selectAll()
    .where('slug', '=', slug)
    .where('type', '=', 'Product')
    .executeTakeFirstOrThrow()
}

async function productsOf(sub_item_id: number) {
  return db
    .selectFrom('product')
    .select(['id', 'slug', 'position', 'title'])
    .where('sub_item_id', '=', sub_item_id)
    .orderBy('position')
    .execute()
}

async function anyImage() {
  return (await db.selectFrom('media').select('url').where('mime', '=', 'image/jpeg').executeTakeFirstOrThrow()).url
}

async function newProduct(more: object = {}) {
  const { id: sub_item_id } = await listOf('window')
  return { sub_item_id, slug: 'round-teal-window', title: 'Round teal window', image: await anyImage(), ...more }
}

test('a new product is last in its list, searchable and on the site', async () => {
  const list = await listOf('window')
  const version = await contentVersion(db)
  const { status, body } = await call('POST', '/products', await newProduct({ description: '<p>Quux</p>' }))
  expect([status, body.success]).toEqual([200, '1'])
  expect(body.data).toMatchObject({ slug: 'round-teal-window', position: list.product_count + 1, page_banner: [] })
  expect(await api.productDetails({ slug: 'round-teal-window' })).toMatchObject({
    data: { title: 'Round teal window' },
  })
  await expect
    .poll(() => api.search({ keyword: 'quux' }))
    .toMatchObject({ search_results: [{ title: 'Round teal window' }] })
  const shown = await api.product({ slug: 'window', product_page: Math.ceil((list.product_count + 1) / 8) })
  expect(shown.success === '1' && shown.data.at(-1)).toMatchObject({ slug: 'round-teal-window' })
  expect(await contentVersion(db)).toBe(version + 1)
})

test('content is sanitised, and the audit log names its author', async () => {
  const description = '<p onclick="x()">Fine</p><script>alert(1)</script>'
  const { body } = await call('PUT', '/products/1', { description })
  expect(body.data.description).toBe('<p>Fine</p>')
  const [entry] = (await call('GET', '/products/1/history')).body.data
  expect(entry).toMatchObject({ action: 'revise', staff_id: editorId, after: { description: '<p>Fine</p>' } })
  expect(entry.before.description).not.toBe('<p>Fine</p>')
  expect(entry.staff).toMatch(/^editor/)
})

test('a new slug redirects from the old URL', async () => {
  const { body } = await call('GET', '/products/1')
  await call('PUT', '/products/1', { slug: 'Another-Name' })
  expect(await findRedirect(db, `/products/${body.data.slug}`)).toBe('/products/Another-Name')
})

test('an update changes only the sent fields and is searchable at once', async () => {
  const before = (await call('GET', '/products/1')).body.data
  const { body } = await call('PUT', '/products/1', { title: 'Zephyr sash' })
  expect(body.data).toEqual({ ...before, title: 'Zephyr sash', version: expect.any(String) })
  await expect
    .poll(() => api.search({ keyword: 'zephyr' }))
    .toMatchObject({ search_results: [{ title: 'Zephyr sash' }] })
})

test('saving a stale version is a conflict and overwrites nothing', async () => {
  const { version } = (await call('GET', '/blogs/1')).body.data
  expect((await call('PUT', '/blogs/1', { title: 'The first to save', version })).status).toBe(200)
  const stale = await call('PUT', '/blogs/1', { category: 'Late', version })
  expect(stale.status).toBe(409)
  expect(stale.body.message).toMatch(/Someone else has changed this/)
  expect((await call('GET', '/blogs/1')).body.data).toMatchObject({ title: 'The first to save' })
})

test('of two concurrent saves one is a conflict', async () => {
  const { version } = (await call('GET', '/blogs/1')).body.data
  const answers = await Promise.all(['One', 'Other'].map((title) => call('PUT', '/blogs/1', { title, version })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('saving without a change writes no revision and keeps the content version', async () => {
  const version = await contentVersion(db)
  const { data } = (await call('GET', '/products/1')).body
  expect((await call('PUT', '/products/1', data)).body.data).toEqual(data)
  expect(await contentVersion(db)).toBe(version)
  expect((await call('GET', '/products/1/history')).body.data).toEqual([])
})

test('attributes that the form leaves empty get empty values', async () => {
  const measure = { measure: 'sash_width', max: 750, source: 'Test report' }
  const attributes = { rooms: ['bedroom'], colours: null, measures: [measure] }
  const added = await call('POST', '/products', await newProduct({ attributes }))
  expect(added.body.data.attributes).toEqual({
    ...emptyAttributes,
    rooms: ['bedroom'],
    measures: [{ ...measure, min: null }],
  })
})

test('a reason with a number is refused, because it has no source', async () => {
  const problems = [{ problem: 'insects', reason: 'The mesh closes 4 metres.' }]
  const { status, body } = await call('POST', '/products', await newProduct({ attributes: { problems } }))
  expect([status, body.message]).toEqual([422, expect.stringContaining('states no number')])
})

test('a new description block gets an id and empty values; existing blocks keep their ids', async () => {
  const row = { title: 'Frame', value: '60 mm', source: 'Measured by us' }
  const glass = { title: 'Glass', value: null, source: null }
  const block = { title: 'Make', description: null, specification: [row, glass] }
  const added = await call('POST', '/products', await newProduct({ description_data: [block, { title: 'Care' }] }))
  const [make, care] = [
    { id: 1, title: 'Make', description: '', specification: [row, { title: 'Glass', value: '' }] },
    { id: 2, title: 'Care', description: '', specification: [] },
  ]
  expect(added.body.data.description_data).toEqual([make, care])
  const { id, slug } = added.body.data
  const parts = { description_data: [{ title: 'Size', description: ['S', 'M'] }, care] }
  for (const path of [`/products/${id}/draft`, `/products/${id}`])
    expect((await call('PUT', path, parts)).status).toBe(200)
  expect(await api.productDetails({ slug })).toMatchObject({
    data: { description_data: [{ id: 3, title: 'Size', specification: [] }, care] },
  })
})

test('null fields of entries in pages and categories are stored as empty text', async () => {
  const { data: page } = (await call('GET', '/pages/1')).body
  const blocks = page.blocks.with(0, { ...page.blocks[0], items: [{ title: 'One', text: null }] })
  const { body: paged } = await call('PUT', '/pages/1', { blocks })
  expect(paged.data.blocks[0].items).toEqual([{ title: 'One', text: '', icon: '' }])

  const explanation = { title: null, text: null, benefits: [{ title: 'Quiet', text: null, icon: null }] }
  const { body: explained } = await call('PUT', '/categories/1', { explanation })
  expect(explained.data.explanation).toEqual({
    title: '',
    text: '',
    benefits: [{ title: 'Quiet', text: '', icon: '' }],
  })
  const { body: plain } = await call('PUT', '/categories/1', { explanation: { title: null, text: '', benefits: [] } })
  expect(plain.data.explanation).toBeNull()
})

test('an icon that the site does not have is rejected', async () => {
  const { data: page } = (await call('GET', '/pages/1')).body
  const blocks = page.blocks.with(0, { ...page.blocks[0], items: [{ title: 'One', text: '', icon: 'rocket' }] })
  const refused = await call('PUT', '/pages/1', { blocks })
  expect([refused.status, refused.body.field]).toEqual([422, 'blocks'])
  expect(refused.body.message).toMatch(/^There is no icon "rocket"/)
  const explanation = { title: 'Why', text: '', benefits: [{ title: 'Quiet', text: '', icon: 'rocket' }] }
  expect((await call('PUT', '/categories/1', { explanation })).body.field).toBe('explanation')
  explanation.benefits = [{ title: 'Quiet', text: '', icon: 'quiet' }]
  expect((await call('PUT', '/categories/1', { explanation })).status).toBe(200)
})

const invalidFields: [what: string, fields: object, field: string][] = [
  ['a slug with spaces', { slug: 'round window' }, 'slug'],
  ['no title', { title: '' }, 'title'],
  ['only spaces as a title', { title: '   ' }, 'title'],
  ['a title that is too long', { title: 'x'.repeat(201) }, 'title'],
  ['a number as a title', { title: 5 }, 'title'],
  ['control characters', { title: 'a\u0000b' }, 'title'],
  ['a lone surrogate', { title: 'a\ud800' }, 'title'],
  ['an image that is not in the media library', { image: '/media/000000000000/none.jpg' }, 'image'],
  ['an image of another site', { image: 'https://evil.example/x.jpg' }, 'image'],
  ['an array as an image', { image: ['/x'] }, 'image'],
  ['text as blocks', { description_data: 'text' }, 'description_data'],
  ['malformed blocks', { description_data: [{ title: 5 }] }, 'description_data'],
  ['an unknown list', { sub_item_id: 987654 }, ''],
  ['a list id that is not a number', { sub_item_id: '1; drop table product' }, 'sub_item_id'],
  ['an unknown accessory category', { accessory_category_ids: [987654] }, ''],
]

test.each(invalidFields)(
  '%s is rejected with the name of its field, on create and update',
  async (_, fields, field) => {
    const before = (await call('GET', '/products/1')).body.data
    for (const answer of [
      await call('POST', '/products', await newProduct(fields)),
      await call('PUT', '/products/1', fields),
    ]) {
      expect([answer.status, answer.body.success, answer.body.field ?? '']).toEqual([422, '0', field])
      expect(answer.body.message).not.toMatch(/SQL|constraint|zod|undefined/i)
    }
    expect((await call('GET', '/products/1')).body.data).toEqual(before)
  },
)

test('slugs are unique regardless of case', async () => {
  const { slug } = (await call('GET', '/products/1')).body.data
  const { status, body } = await call('POST', '/products', await newProduct({ slug: slug.toUpperCase() }))
  expect([status, body.field]).toEqual([422, 'slug'])
})

test('deleting a product closes its gap in the list and removes it from search and URLs', async () => {
  const list = await listOf('window')
  const [, second, third] = await productsOf(list.id)
  if (!second || !third) throw new Error('too few windows')
  await call('PUT', `/products/${second.id}`, { title: 'Zephyr sash', slug: 'zephyr' })
  expect((await call('DELETE', `/products/${second.id}`)).status).toBe(200)
  const remaining = await productsOf(list.id)
  expect(remaining.map(({ position }) => position)).toEqual(remaining.map((_, index) => index + 1))
  expect(remaining[1]?.id).toBe(third.id)
  expect((await listOf('window')).product_count).toBe(remaining.length)
  await expect.poll(() => api.search({ keyword: 'zephyr' })).toMatchObject({ search_results: [] })
  expect(await api.productDetails({ slug: 'zephyr' })).toMatchObject({ success: '6' })
  expect(await findRedirect(db, `/products/${second.slug}`)).toBeUndefined()
  expect((await call('GET', `/products/${second.id}`)).status).toBe(404)
})

test('a deleted product can be restored with all its fields', async () => {
  const before = (await call('GET', '/products/2')).body.data
  await call('DELETE', '/products/2')
  const [entry] = (await call('GET', '/products/2/history')).body.data
  expect(entry).toMatchObject({ action: 'delete', after: null })
  const { status, body } = await call('POST', '/products/2/restore', { audit_id: entry.id })
  expect(status).toBe(200)
  const { position, ...rest } = before
  expect(body.data).toMatchObject(rest)
  const list = await productsOf(before.sub_item_id)
  expect(list.map((product) => product.position)).toEqual(list.map((_, index) => index + 1))
  expect(await api.productDetails({ slug: before.slug })).toMatchObject({ success: '1' })
  expect((await call('POST', '/products', await newProduct())).status).toBe(200)
})

test('restoring a revision is a new revision', async () => {
  const before = (await call('GET', '/pages/1')).body.data
  await call('PUT', '/pages/1', { description: 'Second', blocks: [] })
  await call('PUT', '/pages/1', { description: 'Third' })
  const history = (await call('GET', '/pages/1/history')).body.data
  const { body } = await call('POST', '/pages/1/restore', { audit_id: history.at(-1).id })
  expect(body.data).toEqual(before)
  expect((await call('GET', '/pages/1/history')).body.data).toHaveLength(3)
})

test('a revision of one record cannot be restored into another', async () => {
  await call('PUT', '/blogs/1', { title: 'First' })
  const [entry] = (await call('GET', '/blogs/1/history')).body.data
  for (const path of ['/blogs/2/restore', '/products/1/restore'])
    expect((await call('POST', path, { audit_id: entry.id })).status).toBe(404)
})

test('products can be reordered within their list', async () => {
  const list = await listOf('window')
  const slugs = (await productsOf(list.id)).map(({ slug }) => slug)
  const idOf = async (slug: string | undefined) =>
    (await productsOf(list.id)).find((product) => product.slug === slug)?.id ?? 0
  await call('POST', `/products/${await idOf(slugs[4])}/move`, { to: 2 })
  await call('POST', `/products/${await idOf(slugs[0])}/move`, { to: 3 })
  const reordered = await productsOf(list.id)
  expect(reordered.map(({ position }) => position)).toEqual(reordered.map((_, index) => index + 1))
  const [a, b, c, d, e, ...rest] = slugs
  expect(reordered.map(({ slug }) => slug)).toEqual([e, b, a, c, d, ...rest])
  await call('POST', `/products/${await idOf(a)}/move`, { to: 1_000_000 })
  expect((await productsOf(list.id)).at(-1)).toMatchObject({ slug: a, position: slugs.length })
})

test('a product moved to another list is last there and leaves no gap', async () => {
  const [from, to] = [await listOf('window'), await listOf('door')]
  const [first] = await productsOf(from.id)
  const { body } = await call('PUT', `/products/${first?.id}`, { sub_item_id: to.id })
  expect(body.data).toMatchObject({ sub_item_id: to.id, position: to.product_count + 1 })
  expect(await listOf('window')).toMatchObject({ product_count: from.product_count - 1 })
  expect(await listOf('door')).toMatchObject({ product_count: to.product_count + 1 })
  const remaining = await productsOf(from.id)
  expect(remaining.map(({ position }) => position)).toEqual(remaining.map((_, index) => index + 1))
})

test('categories can be reordered, unordered resources cannot', async () => {
  const before = await api.category()
  const { body } = await call('GET', '/categories?sort=position')
  await call('POST', `/categories/${body.data.at(-1).id}/move`, { to: 1 })
  const after = await api.category()
  if (before.success !== '1' || after.success !== '1') throw new Error('no categories')
  expect(after.data[0]?.slug).toBe(before.data.at(-1)?.slug)
  expect(after.data.slice(1).map(({ slug }) => slug)).toEqual(before.data.slice(0, -1).map(({ slug }) => slug))
  expect((await call('POST', '/blogs/1/move', { to: 1 })).status).toBe(405)
})

test('a referenced or fixed record cannot be deleted', async () => {
  const rejected: [path: string, message: RegExp][] = [
    ['/categories/1', /lists still belong to this/],
    [`/sub-items/${(await listOf('window')).id}`, /products still belong to this/],
    ['/accessory-categories/1', /still belong to this/],
    ['/pages/1', /none can be deleted/],
  ]
  for (const [path, message] of rejected) {
    const { status, body } = await call('DELETE', path)
    expect([path, status]).toEqual([path, path === '/pages/1' ? 405 : 409])
    expect(body.message).toMatch(message)
    expect((await call('GET', path)).status).toBe(200)
  }
})

test('an accessory tile requires an existing accessory category, and a list with products stays a list', async () => {
  const category = (await call('GET', '/categories?filter={"q":"profiles"}')).body.data[0]
  const tile = { category_id: category.id, type: 'Accessory', slug: 'nowhere', title: 'Nowhere', image: '' }
  expect((await call('POST', '/sub-items', tile)).body.field).toBe('slug')
  const list = await listOf('window')
  expect((await call('PUT', `/sub-items/${list.id}`, { type: 'Accessory' })).status).toBe(409)
})

test('a renamed accessory category takes its tile along, whatever the case of its slug', async () => {
  const tile = await db
    .selectFrom('sub_item')
    .selectAll()
    .where('type', '=', 'Accessory')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const categories = (await call('GET', '/accessory-categories?range=[0,99]')).body.data
  const category = categories.find(({ slug }: { slug: string }) => slug.toLowerCase() === tile.slug.toLowerCase())
  await db.updateTable('sub_item').set({ slug: tile.slug.toUpperCase() }).where('id', '=', tile.id).execute()
  expect((await call('PUT', `/accessory-categories/${category.id}`, { slug: 'quux-renamed' })).status).toBe(200)
  const after = await db.selectFrom('sub_item').select('slug').where('id', '=', tile.id).executeTakeFirstOrThrow()
  expect(after.slug).toBe('quux-renamed')
})

test('a blog stores its date in UTC and its first paragraph as the summary', async () => {
  const blog = { slug: 'quux-on-glass', title: 'Quux', description: '<p>One.</p><p>Two.</p>', category: 'Glass' }
  const { body } = await call('POST', '/blogs', { ...blog, datetime: '2027-01-01T10:00:00+05:30' })
  expect(body.data).toMatchObject({ datetime: '2027-01-01T04:30:00.000Z', summary: '<p>One.</p>' })
  expect(await api.blogDetail({ slug: blog.slug })).toMatchObject({ success: '1', data: { title: 'Quux' } })
  expect((await call('PUT', `/blogs/${body.data.id}`, { datetime: 'tomorrow' })).body.field).toBe('datetime')
})

test.each([
  ['projects', { slug: 'quux-house', title: 'Quux house', description: '<p>x</p>', image: '', image2: '' }],
  ['reviews', { description: 'Good work', client_name: 'A. Rao', designation: '', image: null }],
  ['offices', { kind: 'showroom', name: 'Jaipur', address: 'MI Road', latitude: 26.9, longitude: 75.8 }],
  ['accessory-groups', { accessory_category_id: 1, title: 'Quux' }],
  ['accessories', { accessory_category_id: 1, title: 'Quux', description: '' }],
  ['accessory-categories', { slug: 'quux', title: 'Quux' }],
  ['categories', { slug: 'quux', title: 'Quux', explanation: { title: 'Why', text: '<p>x</p>', benefits: [] } }],
])('%s can be created, updated and deleted', async (resource, fields) => {
  const added = await call('POST', `/${resource}`, fields)
  expect([added.status, added.body.message]).toEqual([200, 'Added.'])
  const { id } = added.body.data
  const field = 'title' in fields ? 'title' : 'client_name' in fields ? 'client_name' : 'name'
  expect((await call('PUT', `/${resource}/${id}`, { [field]: 'Other' })).body.data).toMatchObject({ [field]: 'Other' })
  expect((await call('DELETE', `/${resource}/${id}`)).status).toBe(200)
  expect((await call('GET', `/${resource}/${id}`)).status).toBe(404)
})
