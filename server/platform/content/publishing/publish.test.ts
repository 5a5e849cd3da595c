import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { publishChanges } from '../../../testing/publish-changes.ts'
import { bumpContentVersion, contentVersion } from '../../cache/content-version.ts'
import { updateSettings } from '../../company/settings/store.ts'
import { findRedirect } from '../redirects/redirects.ts'

let { api, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
beforeEach(async () => {
  ;({ api, db, close } = await openTestApp())
})
afterEach(() => close())

const author = { staffId: null, now: new Date('2026-11-15T10:00:00Z') }

async function idOf(table: 'product' | 'category' | 'blog', slug: string) {
  return (await db.selectFrom(table).select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id
}

async function firstWindow() {
  const list = await api.product({ slug: 'window' })
  if (list.success !== '1' || !list.data[0]) throw new Error('no window')
  return list.data[0].slug
}

test('every content change raises the content version', async () => {
  const before = await contentVersion(db)
  await publishChanges(db, 'category', await idOf('category', 'alu-home-interior'), { page_title: 'Inside' }, author)
  expect(await contentVersion(db)).toBe(before + 1)
  expect(await api.subCategory({ slug: 'alu-home-interior' })).toMatchObject({ page_title: 'Inside' })
})

test('HTML is sanitised when it is stored', async () => {
  const slug = await firstWindow()
  const description =
    '<p onclick="x()">Fine</p><script>alert(1)</script><a href="javascript:x()">a</a><img src=x onerror=x()>'
  await publishChanges(
    db,
    'product',
    await idOf('product', slug),
    { description, title: 'Bay<script>x</script>' },
    author,
  )
  const answer = await api.productDetails({ slug })
  if (answer.success !== '1') throw new Error(answer.message)
  expect(answer.data.title).toBe('Bay')
  expect(answer.data.description).toBe('<p>Fine</p><a>a</a><img src="x" />')
})

test("a blog's summary is updated with its description", async () => {
  const list = await api.blogList()
  const slug = list.success === '1' ? (list.data[0]?.slug ?? '') : ''
  await publishChanges(db, 'blog', await idOf('blog', slug), { description: '<p>New first.</p><p>Second.</p>' }, author)
  const after = await api.blogList()
  expect(after.success === '1' && after.data[0]).toMatchObject({ slug, description: '<p>New first.</p>' })
})

test('old URLs redirect to the current one in one hop after several slug changes', async () => {
  const slug = await firstWindow()
  const id = await idOf('product', slug)
  await publishChanges(db, 'product', id, { slug: 'second-name' }, author)
  await publishChanges(db, 'product', id, { slug: 'Third-Name' }, author)
  expect(await findRedirect(db, `/products/${slug}`)).toBe('/products/Third-Name')
  expect(await findRedirect(db, '/products/SECOND-name/')).toBe('/products/Third-Name')
  expect(await findRedirect(db, '/products/third-name')).toBeUndefined()
})

test('a slug changed back causes no redirect loop', async () => {
  const slug = await firstWindow()
  const id = await idOf('product', slug)
  await publishChanges(db, 'product', id, { slug: 'elsewhere' }, author)
  await publishChanges(db, 'product', id, { slug }, author)
  expect(await findRedirect(db, `/products/${slug}`)).toBeUndefined()
  expect(await findRedirect(db, '/products/elsewhere')).toBe(`/products/${slug}`)
})

test('a new category slug redirects the URLs of its lists too', async () => {
  await publishChanges(db, 'category', await idOf('category', 'upvc-door-and-window'), { slug: 'upvc' }, author)
  expect(await findRedirect(db, '/upvc-door-and-window/')).toBe('/upvc')
  expect(await findRedirect(db, '/upvc-door-and-window/window')).toBe('/upvc/window')
})

test('a changed product is found by its new title', async () => {
  await publishChanges(db, 'product', await idOf('product', await firstWindow()), { title: 'Quokka Window' }, author)
  await expect
    .poll(() => api.search({ keyword: 'quoka' }))
    .toMatchObject({ search_results: [{ title: 'Quokka Window' }] })
})

test('a title in Devanagari is searchable', async () => {
  await publishChanges(db, 'product', await idOf('product', await firstWindow()), { title: 'नया झरोखा' }, author)
  await expect.poll(() => api.search({ keyword: 'झरोखा' })).toMatchObject({ search_results: [{ title: 'नया झरोखा' }] })
})

test("products are found by their category's new title", async () => {
  await publishChanges(
    db,
    'category',
    await idOf('category', 'alu-home-interior'),
    { title: 'Wombat Interiors' },
    author,
  )
  await expect
    .poll(async () => {
      const answer = await api.search({ keyword: 'wombat' })
      return answer.success === '1' && answer.search_results.length
    })
    .toBeGreaterThan(0)
})

test('a new slug of an accessory category updates its tiles and redirects both old URLs', async () => {
  const { id } = await db
    .selectFrom('accessory_category')
    .select('id')
    .where('slug', '=', 'mesh-and-screens')
    .executeTakeFirstOrThrow()
  await publishChanges(db, 'accessory_category', id, { slug: 'screens' }, author)
  expect(await findRedirect(db, '/accessories/mesh-and-screens')).toBe('/accessories/screens')
  expect(await findRedirect(db, '/accessories-shop/mesh-and-screens')).toBe('/accessories-shop/screens')
  const page = await api.subCategory({ slug: 'profiles-and-accessories' })
  expect(page.success === '1' && page.data.map(({ slug }) => slug)).toContain('screens')
})

test.each(['with space', 'Éclair', 'a/b', '', '-a', 'a--b'])('an invalid slug is rejected: %s', async (slug) => {
  const id = await idOf('category', 'alu-home-interior')
  await expect(publishChanges(db, 'category', id, { slug }, author)).rejects.toThrow(
    /^URL slug (is made of|is required)/,
  )
})

test('two product lists cannot have the same slug', async () => {
  const { id } = await db
    .selectFrom('sub_item')
    .select('id')
    .where('slug', '=', 'glass-partition')
    .executeTakeFirstOrThrow()
  await expect(publishChanges(db, 'sub_item', id, { slug: 'Window' }, author)).rejects.toThrow()
})

test('a draft is not returned by the public API', async () => {
  const list = await api.blogList()
  const slug = list.success === '1' ? (list.data[0]?.slug ?? '') : ''
  await db.updateTable('blog').set({ status: 'draft' }).where('slug', '=', slug).execute()
  await bumpContentVersion(db)
  expect(await api.blogDetail({ slug })).toMatchObject({ success: '6' })
  const after = await api.blogList()
  expect(after.success === '1' && after.data.some((blog) => blog.slug === slug)).toBe(false)
  expect(after).toMatchObject({ pagination_data: { total: 24 } })
})

test('a settings change is public and raises the content version', async () => {
  const before = await contentVersion(db)
  await updateSettings(db, { phone: '+91 555' }, author)
  expect(await api.appSetting()).toMatchObject({
    data: { phone: '+91 555', company_name: expect.stringContaining('Jharokha') },
  })
  expect(await contentVersion(db)).toBe(before + 1)
})

test('the audit log has the values before and after a change', async () => {
  const id = await idOf('category', 'alu-home-interior')
  await publishChanges(db, 'category', id, { page_title: 'Inside' }, author)
  const [entry] = await db.selectFrom('audit').selectAll().execute()
  expect(entry).toMatchObject({
    action: 'revise',
    entity: 'category',
    entity_id: String(id),
    at: '2026-11-15T10:00:00.000Z',
  })
  expect(JSON.parse(entry?.before ?? '').page_title).not.toBe('Inside')
  expect(JSON.parse(entry?.after ?? '').page_title).toBe('Inside')
})

test('a failed change is rolled back, with its audit entry', async () => {
  const before = await contentVersion(db)
  const taken = await firstWindow()
  const other = await db.selectFrom('product').select('id').where('slug', '!=', taken).executeTakeFirstOrThrow()
  await expect(publishChanges(db, 'product', other.id, { slug: taken.toUpperCase() }, author)).rejects.toThrow()
  expect(await contentVersion(db)).toBe(before)
  expect(await db.selectFrom('audit').select('id').execute()).toEqual([])
})
