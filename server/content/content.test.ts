import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentVersion } from '../cache/content-version.ts'
import { type Staff, signInAs } from '../testing/as-staff.ts'
import { openTestApp } from '../testing/open-test-app.ts'
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
    .select(['id', 'slug', 'place', 'title'])
    .where('sub_item_id', '=', sub_item_id)
    .orderBy('place')
    .execute()
}

async function aPicture() {
  return (await db.selectFrom('media').select('url').where('mime', '=', 'image/jpeg').executeTakeFirstOrThrow()).url
}

async function newProduct(more: object = {}) {
  const { id: sub_item_id } = await listOf('window')
  return { sub_item_id, slug: 'round-teal-window', title: 'Round teal window', image: await aPicture(), ...more }
}

test('a product that is added is at the end of its list, found by search and on the site', async () => {
  const list = await listOf('window')
  const version = await contentVersion(db)
  const { status, body } = await call('POST', '/products', await newProduct({ description: '<p>Quux</p>' }))
  expect([status, body.success]).toEqual([200, '1'])
  expect(body.data).toMatchObject({ slug: 'round-teal-window', place: list.product_count + 1, page_banner: [] })
  expect(await api.productDetails({ slug: 'round-teal-window' })).toMatchObject({
    data: { title: 'Round teal window' },
  })
  expect(await api.search({ keyword: 'quux' })).toMatchObject({ search_results: [{ title: 'Round teal window' }] })
  const shown = await api.product({ slug: 'window', product_page: Math.ceil((list.product_count + 1) / 8) })
  expect(shown.success === '1' && shown.data.at(-1)).toMatchObject({ slug: 'round-teal-window' })
  expect(await contentVersion(db)).toBe(version + 1)
})

test('content is sanitised and audited under the name of its author', async () => {
  const description = '<p onclick="x()">Fine</p><script>alert(1)</script>'
  const { body } = await call('PUT', '/products/1', { description })
  expect(body.data.description).toBe('<p>Fine</p>')
  const [entry] = (await call('GET', '/products/1/history')).body.data
  expect(entry).toMatchObject({ action: 'revise', staff_id: editorId, after: { description: '<p>Fine</p>' } })
  expect(entry.before.description).not.toBe('<p>Fine</p>')
  expect(entry.staff).toMatch(/^editor/)
})

test('a new slug leaves the old address working', async () => {
  const { body } = await call('GET', '/products/1')
  await call('PUT', '/products/1', { slug: 'Another-Name' })
  expect(await findRedirect(db, `/products/${body.data.slug}`)).toBe('/products/Another-Name')
})

test('a change reaches search and site at once, and only the sent fields change', async () => {
  const before = (await call('GET', '/products/1')).body.data
  const { body } = await call('PUT', '/products/1', { title: 'Zephyr sash' })
  expect(body.data).toEqual({ ...before, title: 'Zephyr sash', version: expect.any(String) })
  expect(await api.search({ keyword: 'zephyr' })).toMatchObject({ search_results: [{ title: 'Zephyr sash' }] })
})

test('saving an outdated version is a conflict, and nothing is lost', async () => {
  const { version } = (await call('GET', '/blogs/1')).body.data
  expect((await call('PUT', '/blogs/1', { title: 'The first to save', version })).status).toBe(200)
  const late = await call('PUT', '/blogs/1', { category: 'Late', version })
  expect(late.status).toBe(409)
  expect(late.body.message).toMatch(/Someone else has changed this/)
  expect((await call('GET', '/blogs/1')).body.data).toMatchObject({ title: 'The first to save' })
})

test('of two concurrent saves one is a conflict', async () => {
  const { version } = (await call('GET', '/blogs/1')).body.data
  const answers = await Promise.all(['One', 'Other'].map((title) => call('PUT', '/blogs/1', { title, version })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('saving without a change leaves no trace', async () => {
  const version = await contentVersion(db)
  const { data } = (await call('GET', '/products/1')).body
  expect((await call('PUT', '/products/1', data)).body.data).toEqual(data)
  expect(await contentVersion(db)).toBe(version)
  expect((await call('GET', '/products/1/history')).body.data).toEqual([])
})

test('a new part of a product is numbered, what was left empty in it is empty, and the others keep their numbers', async () => {
  const row = { title: 'Frame', value: '60 mm' }
  const written = { title: 'Make', description: null, specification: [row, { title: 'Glass', value: null }] }
  const added = await call('POST', '/products', await newProduct({ description_data: [written, { title: 'Care' }] }))
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

test('a new entry in which something was left empty is taken in pages, categories and settings', async () => {
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

  const administrator = await signInAs(app, db, 'administrator')
  const counters = [{ target: 5, label: 'Showrooms', suffix: null }]
  const { body: settings } = await administrator.call('PUT', '/settings/1', { counters })
  expect(settings.data.counters).toEqual([{ target: 5, suffix: '', label: 'Showrooms' }])
})

const mistakes: [what: string, given: object, field: string][] = [
  ['a slug with spaces', { slug: 'round window' }, 'slug'],
  ['no title', { title: '' }, 'title'],
  ['only spaces as a title', { title: '   ' }, 'title'],
  ['a title that is too long', { title: 'x'.repeat(201) }, 'title'],
  ['a number as a title', { title: 5 }, 'title'],
  ['control characters', { title: 'a\u0000b' }, 'title'],
  ['a lone surrogate', { title: 'a\ud800' }, 'title'],
  ['a picture that is not in the library', { image: '/media/000000000000/none.jpg' }, 'image'],
  ['a picture of another site', { image: 'https://evil.example/x.jpg' }, 'image'],
  ['a list as a picture', { image: ['/x'] }, 'image'],
  ['text as blocks', { description_data: 'text' }, 'description_data'],
  ['blocks of another shape', { description_data: [{ title: 5 }] }, 'description_data'],
  ['a list that is not there', { sub_item_id: 987654 }, ''],
  ['a list that is no number', { sub_item_id: '1; drop table product' }, 'sub_item_id'],
  ['an accessory category that is not there', { accessory_category_ids: [987654] }, ''],
]

test.each(mistakes)(
  '%s is refused with the field it is about, when added and when changed',
  async (_, given, field) => {
    const before = (await call('GET', '/products/1')).body.data
    for (const answer of [
      await call('POST', '/products', await newProduct(given)),
      await call('PUT', '/products/1', given),
    ]) {
      expect([answer.status, answer.body.success, answer.body.field ?? '']).toEqual([422, '0', field])
      expect(answer.body.message).not.toMatch(/SQL|constraint|zod|undefined/i)
    }
    expect((await call('GET', '/products/1')).body.data).toEqual(before)
  },
)

test('a slug is taken whatever its case', async () => {
  const { slug } = (await call('GET', '/products/1')).body.data
  const { status, body } = await call('POST', '/products', await newProduct({ slug: slug.toUpperCase() }))
  expect([status, body.field]).toEqual([422, 'slug'])
})

test('a product that is deleted leaves no gap, no search hit and no address', async () => {
  const list = await listOf('window')
  const [, second, third] = await productsOf(list.id)
  if (!second || !third) throw new Error('too few windows')
  await call('PUT', `/products/${second.id}`, { title: 'Zephyr sash', slug: 'zephyr' })
  expect((await call('DELETE', `/products/${second.id}`)).status).toBe(200)
  const left = await productsOf(list.id)
  expect(left.map(({ place }) => place)).toEqual(left.map((_, index) => index + 1))
  expect(left[1]?.id).toBe(third.id)
  expect((await listOf('window')).product_count).toBe(left.length)
  expect(await api.search({ keyword: 'zephyr' })).toMatchObject({ search_results: [] })
  expect(await db.selectFrom('search_term').select('term').where('term', '=', 'zephyr').execute()).toEqual([])
  expect(await api.productDetails({ slug: 'zephyr' })).toMatchObject({ success: '6' })
  expect(await findRedirect(db, `/products/${second.slug}`)).toBeUndefined()
  expect((await call('GET', `/products/${second.id}`)).status).toBe(404)
})

test('a deleted product comes back with all that belonged to it', async () => {
  const before = (await call('GET', '/products/1')).body.data
  await call('DELETE', '/products/1')
  const [entry] = (await call('GET', '/products/1/history')).body.data
  expect(entry).toMatchObject({ action: 'delete', after: null })
  const { status, body } = await call('POST', '/products/1/restore', { audit_id: entry.id })
  expect(status).toBe(200)
  const { place, ...rest } = before
  expect(body.data).toMatchObject(rest)
  const list = await productsOf(before.sub_item_id)
  expect(list.map((product) => product.place)).toEqual(list.map((_, index) => index + 1))
  expect(await api.productDetails({ slug: before.slug })).toMatchObject({ success: '1' })
  expect((await call('POST', '/products', await newProduct())).status).toBe(200)
})

test('an earlier version is restored, and that is a change like any other', async () => {
  const before = (await call('GET', '/pages/1')).body.data
  await call('PUT', '/pages/1', { description: 'Second', blocks: [] })
  await call('PUT', '/pages/1', { description: 'Third' })
  const history = (await call('GET', '/pages/1/history')).body.data
  const { body } = await call('POST', '/pages/1/restore', { audit_id: history.at(-1).id })
  expect(body.data).toEqual(before)
  expect((await call('GET', '/pages/1/history')).body.data).toHaveLength(3)
})

test('the history of one record cannot be restored into another', async () => {
  await call('PUT', '/blogs/1', { title: 'First' })
  const [entry] = (await call('GET', '/blogs/1/history')).body.data
  for (const path of ['/blogs/2/restore', '/products/1/restore'])
    expect((await call('POST', path, { audit_id: entry.id })).status).toBe(404)
})

test('products move within their list', async () => {
  const list = await listOf('window')
  const slugs = (await productsOf(list.id)).map(({ slug }) => slug)
  const idOf = async (slug: string | undefined) =>
    (await productsOf(list.id)).find((product) => product.slug === slug)?.id ?? 0
  await call('POST', `/products/${await idOf(slugs[4])}/move`, { to: 2 })
  await call('POST', `/products/${await idOf(slugs[0])}/move`, { to: 3 })
  const moved = await productsOf(list.id)
  expect(moved.map(({ place }) => place)).toEqual(moved.map((_, index) => index + 1))
  const [a, b, c, d, e, ...rest] = slugs
  expect(moved.map(({ slug }) => slug)).toEqual([e, b, a, c, d, ...rest])
  await call('POST', `/products/${await idOf(a)}/move`, { to: 1_000_000 })
  expect((await productsOf(list.id)).at(-1)).toMatchObject({ slug: a, place: slugs.length })
})

test('a product that changes lists leaves no gap in the one and is last in the other', async () => {
  const [from, to] = [await listOf('window'), await listOf('door')]
  const [first] = await productsOf(from.id)
  const { body } = await call('PUT', `/products/${first?.id}`, { sub_item_id: to.id })
  expect(body.data).toMatchObject({ sub_item_id: to.id, place: to.product_count + 1 })
  expect(await listOf('window')).toMatchObject({ product_count: from.product_count - 1 })
  expect(await listOf('door')).toMatchObject({ product_count: to.product_count + 1 })
  const left = await productsOf(from.id)
  expect(left.map(({ place }) => place)).toEqual(left.map((_, index) => index + 1))
})

test('what has an order can be reordered, and the site follows', async () => {
  const before = await api.category()
  const { body } = await call('GET', '/categories?sort=position')
  await call('POST', `/categories/${body.data.at(-1).id}/move`, { to: 1 })
  const after = await api.category()
  if (before.success !== '1' || after.success !== '1') throw new Error('no categories')
  expect(after.data[0]?.slug).toBe(before.data.at(-1)?.slug)
  expect(after.data.slice(1).map(({ slug }) => slug)).toEqual(before.data.slice(0, -1).map(({ slug }) => slug))
  expect((await call('POST', '/blogs/1/move', { to: 1 })).status).toBe(405)
})

test('nothing is deleted that something else needs', async () => {
  const refusals: [path: string, sentence: RegExp][] = [
    ['/categories/1', /lists still belong to this/],
    [`/sub-items/${(await listOf('window')).id}`, /products still belong to this/],
    ['/accessory-categories/1', /still belong to this/],
    ['/pages/1', /none can be deleted/],
  ]
  for (const [path, sentence] of refusals) {
    const { status, body } = await call('DELETE', path)
    expect([path, status]).toEqual([path, path === '/pages/1' ? 405 : 409])
    expect(body.message).toMatch(sentence)
    expect((await call('GET', path)).status).toBe(200)
  }
})

test('a tile leads to a list of its own or to an accessory category that is there', async () => {
  const category = (await call('GET', '/categories?filter={"q":"profiles"}')).body.data[0]
  const tile = { category_id: category.id, type: 'Accessory', slug: 'nowhere', title: 'Nowhere', image: '' }
  expect((await call('POST', '/sub-items', tile)).body.field).toBe('slug')
  const list = await listOf('window')
  expect((await call('PUT', `/sub-items/${list.id}`, { type: 'Accessory' })).status).toBe(409)
})

test('the date of a blog is stored in UTC, and its first paragraph as the summary', async () => {
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
])('%s can be added, changed and deleted again', async (resource, given) => {
  const added = await call('POST', `/${resource}`, given)
  expect([added.status, added.body.message]).toEqual([200, 'Added.'])
  const { id } = added.body.data
  const field = 'title' in given ? 'title' : 'client_name' in given ? 'client_name' : 'name'
  expect((await call('PUT', `/${resource}/${id}`, { [field]: 'Other' })).body.data).toMatchObject({ [field]: 'Other' })
  expect((await call('DELETE', `/${resource}/${id}`)).status).toBe(200)
  expect((await call('GET', `/${resource}/${id}`)).status).toBe(404)
})

test('the settings are changed by administrators, with the same care', async () => {
  const administrator = await signInAs(app, db, 'administrator')
  const { data } = (await administrator.call('GET', '/settings/1')).body
  const { body } = await administrator.call('PUT', '/settings/1', { ...data, phone: '+91 129 555 0199' })
  expect(body.data).toMatchObject({ id: 1, phone: '+91 129 555 0199', company_name: data.company_name })
  expect(await api.appSetting()).toMatchObject({ data: { phone: '+91 129 555 0199' } })
  const late = await administrator.call('PUT', '/settings/1', { phone: '+91 129 555 0200', version: data.version })
  expect(late.status).toBe(409)
  expect((await administrator.call('PUT', '/settings/1', { facebook: 'javascript:alert(1)' })).body.field).toBe(
    'facebook',
  )
  const [entry] = (await administrator.call('GET', '/settings/1/history')).body.data
  const restored = await administrator.call('POST', '/settings/1/restore', { audit_id: entry.id })
  expect(restored.body.data).toEqual(data)
})

const unreachable: [field: string, values: string[], sentence: RegExp][] = [
  ['whatsapp', ['call me', '+91 99555 01420', '0995550142', '123'], /^WhatsApp must be 8 to 15 digits/],
  ['phone', ['abc', '12345', '+91 129 555 0142 ask for Asha'], /^Phone must be a telephone number/],
  ['email', ['notmail', 'a@b', 'two words@jharokha.example'], /^E-mail must be an e-mail address/],
  ['website', ['our site', 'javascript:alert(1)'], /^Website must be the address of a website/],
  ['linkedin', ['jharokha', 'http://linkedin.example/jharokha', '/jharokha'], /^LinkedIn must be .* https:/],
  ['instagram', ['@jharokha', 'https://'], /^Instagram must be/],
  ['facebook', ['javascript:alert(1)'], /^Facebook must be/],
  ['brochure', ['brochure.pdf', '//evil.example'], /^Brochure must begin with/],
]

test.each(unreachable)('a %s that leads nowhere is refused at its field', async (field, values, sentence) => {
  const administrator = await signInAs(app, db, 'administrator')
  for (const value of values) {
    const { status, body } = await administrator.call('PUT', '/settings/1', { [field]: value })
    expect([value, status, body.field]).toEqual([value, 422, field])
    expect(body.message).toMatch(sentence)
  }
})

test('the settings that the site begins with can be saved again, and each way to be reached can be left empty', async () => {
  const administrator = await signInAs(app, db, 'administrator')
  const { data } = (await administrator.call('GET', '/settings/1')).body
  expect((await administrator.call('PUT', '/settings/1', data)).status).toBe(200)
  const empty = Object.fromEntries(unreachable.map(([field]) => [field, '']))
  expect((await administrator.call('PUT', '/settings/1', empty)).body.data).toMatchObject(empty)
})

test('an office has a telephone number that can be called and a place on the map', async () => {
  const { data } = (await call('GET', '/offices/1')).body
  expect((await call('PUT', '/offices/1', data)).status).toBe(200)
  const refusals: [given: object, message: RegExp][] = [
    [{ phone: 'abc' }, /^Phone must be a telephone number/],
    [{ latitude: 200 }, /^Latitude must lie between -90 and 90 degrees/],
    [{ longitude: -181 }, /^Longitude must lie between -180 and 180 degrees/],
  ]
  for (const [given, message] of refusals) {
    const { status, body } = await call('PUT', '/offices/1', given)
    expect([status, body.field]).toEqual([422, Object.keys(given)[0]])
    expect(body.message).toMatch(message)
  }
})

test('a word that staff teach the search finds what it means', async () => {
  expect(await api.search({ keyword: 'quux' })).toMatchObject({ search_results: [] })
  const { body } = await call('POST', '/synonyms', { word: 'Quux', means: ['window'] })
  expect(body.data).toEqual({ id: 'quux', word: 'quux', means: ['window'] })
  const found = await api.search({ keyword: 'quux' })
  expect(found.success === '1' && found.search_results.length).toBeGreaterThan(0)
  expect((await call('POST', '/synonyms', { word: 'quux', means: ['door'] })).body.field).toBe('word')
  expect((await call('POST', '/synonyms', { word: 'two words', means: ['door'] })).body.field).toBe('word')
  await call('DELETE', '/synonyms/quux')
  expect(await api.search({ keyword: 'quux' })).toMatchObject({ search_results: [] })
})

test('staff lead an address of their own to a page of this site, and nowhere else', async () => {
  const id = encodeURIComponent('/old-offer')
  const { body } = await call('POST', '/redirects', { from_path: '/Old-Offer/', to_path: '/about-us' })
  expect(body.data).toMatchObject({ id: '/old-offer', to_path: '/about-us' })
  expect(await findRedirect(db, '/old-offer/')).toBe('/about-us')
  expect((await call('PUT', `/redirects/${id}`, { to_path: '/locate-us' })).body.data.to_path).toBe('/locate-us')
  for (const to_path of ['https://evil.example', '//evil.example', '/\\evil.example', 'about-us', '/old-offer', ''])
    expect((await call('PUT', `/redirects/${id}`, { to_path })).body.field).toBe('to_path')
  expect((await call('POST', '/redirects', { from_path: '/a', to_path: '/old-offer' })).body.field).toBe('to_path')
  expect((await call('DELETE', `/redirects/${id}`)).status).toBe(200)
  expect(await findRedirect(db, '/old-offer')).toBeUndefined()
})
