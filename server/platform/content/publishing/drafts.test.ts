import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ContentFixture, openContentFixture } from '../../../testing/fixtures/content.ts'
import { contentVersion } from '../../cache/content-version.ts'
import { findRedirect } from '../redirects/redirects.ts'

let { api, db, call, close, begin, listOf, positionsOf, blog, newProduct, published } = {} as ContentFixture
let slug = ''
let count = 0
beforeAll(async () => {
  ;({ api, db, call, close, begin, listOf, positionsOf, blog, newProduct, published } = await openContentFixture())
})
beforeEach(() => {
  ;({ slug, count } = begin())
})
afterAll(() => close())

test('a new draft is not on the site, and is first in the staff list', async () => {
  const version = await contentVersion(db)
  const { status, body } = await call('POST', '/products/draft', await newProduct())
  expect([status, body.data.state, body.data.publish_at]).toEqual([200, 'draft', null])
  expect(await api.productDetails({ slug })).toMatchObject({ success: '6' })
  expect(await api.search({ keyword: `zyx${count}` })).toMatchObject({ search_results: [] })
  expect(await contentVersion(db)).toBe(version)
  const { data } = (await call('GET', '/products?sort=title')).body
  expect(data[0]).toMatchObject({ id: body.data.id, slug, state: 'draft' })
  expect((await call('GET', `/products/${body.data.id}`)).body.data).toMatchObject({ slug, state: 'draft' })
})

test('publishing a draft keeps its id, appends it to its list, indexes it and raises the content version once', async () => {
  const { id } = (await call('POST', '/products/draft', await newProduct())).body.data
  const list = await listOf('window')
  const version = await contentVersion(db)
  const { body } = await call('PUT', `/products/${id}`, {})
  expect(body.data).toMatchObject({ id, slug, state: 'published', position: list.product_count + 1 })
  expect(await contentVersion(db)).toBe(version + 1)
  expect(await api.productDetails({ slug })).toMatchObject({ success: '1' })
  await expect.poll(() => api.search({ keyword: `zyx${count}` })).toMatchObject({ search_results: [{}] })
  const next = await published({ slug: `${slug}-next` })
  expect(next.id).toBeGreaterThan(id)
})

test('edits of a published record stay in its draft until published', async () => {
  const { id } = await published()
  const { body } = await call('PUT', `/products/${id}/draft`, { title: 'Later', description: '<p onclick="x">y</p>' })
  expect(body.data).toMatchObject({ title: 'Later', description: '<p>y</p>', state: 'changed' })
  expect(await api.productDetails({ slug })).toMatchObject({ data: { title: `Zyx${count} window` } })
  const done = await call('PUT', `/products/${id}`, { keywords: 'more' })
  expect(done.body.data).toMatchObject({ title: 'Later', keywords: 'more', state: 'published' })
  expect(await api.productDetails({ slug })).toMatchObject({ data: { title: 'Later' } })
})

test('a draft with a new slug includes the published slug', async () => {
  const { id } = await published()
  const { body } = await call('PUT', `/products/${id}/draft`, { slug: `${slug}-new` })
  expect(body.data).toMatchObject({ state: 'changed', slug: `${slug}-new`, site_slug: slug })
})

test('a draft equal to the published record, or discarded, is deleted', async () => {
  const { id, title } = await published()
  await call('PUT', `/products/${id}/draft`, { title: 'Later' })
  expect((await call('PUT', `/products/${id}/draft`, { title })).body.data.state).toBe('published')
  await call('PUT', `/products/${id}/draft`, { title: 'Later' })
  expect((await call('DELETE', `/products/${id}/draft`)).body.data).toMatchObject({ title, state: 'published' })
})

test('saving over a changed draft is a conflict', async () => {
  const { id, version } = await published()
  expect((await call('PUT', `/products/${id}/draft`, { title: 'One', version })).status).toBe(200)
  expect((await call('PUT', `/products/${id}/draft`, { title: 'Two', version })).status).toBe(409)
  expect((await call('PUT', `/products/${id}`, { title: 'Two', version })).status).toBe(409)
})

test('a draft is validated when it is saved, its slug for uniqueness when it is published', async () => {
  const taken = await published()
  const draft = await call('POST', '/products/draft', await newProduct())
  expect(draft.status).toBe(200)
  const rejected = await call('PUT', `/products/${draft.body.data.id}`, {})
  expect([rejected.status, rejected.body.field]).toEqual([422, 'slug'])
  expect((await call('GET', `/products/${draft.body.data.id}`)).body.data.state).toBe('draft')
  for (const invalid of [{ title: '' }, { image: '/media/000000000000/none.jpg' }, { slug: 'a b' }])
    expect((await call('PUT', `/products/${taken.id}/draft`, invalid)).status).toBe(422)
})

test('restoring a draft revision restores the draft, not the published record', async () => {
  const { id, title } = await published()
  await call('PUT', `/products/${id}/draft`, { title: 'First thought' })
  await call('PUT', `/products/${id}/draft`, { title: 'Second thought' })
  const [latest] = (await call('GET', `/products/${id}/history`)).body.data
  const { body } = await call('POST', `/products/${id}/restore`, { audit_id: latest.id })
  expect(body.data).toMatchObject({ title: 'First thought', state: 'changed' })
  await call('DELETE', `/products/${id}/draft`)
  const [discarded] = (await call('GET', `/products/${id}/history`)).body.data
  await call('POST', `/products/${id}/restore`, { audit_id: discarded.id })
  expect((await call('GET', `/products/${id}`)).body.data).toMatchObject({ title: 'First thought', state: 'changed' })
  expect(await api.productDetails({ slug })).toMatchObject({ data: { title } })
})

test('media used only by a draft or in the trash cannot be deleted', async () => {
  const { url, id: picture } = await db
    .insertInto('media')
    .values({
      url: `/media/0123456789ab/only-${count}.jpg`,
      mime: 'image/jpeg',
      bytes: 1,
      width: 1,
      height: 1,
      alt: '',
      focus_x: 0.5,
      focus_y: 0.5,
      tone: '',
      created_at: '',
    })
    .returning(['id', 'url'])
    .executeTakeFirstOrThrow()
  const { id } = (await call('POST', '/blogs/draft', blog({ image: url }))).body.data
  const uses = async () => (await call('GET', `/media/${picture}`)).body.data.uses
  expect(await uses()).toEqual([{ resource: 'blogs', id, title: `Quux ${count}`, where: 'draft' }])
  expect((await call('DELETE', `/media/${picture}`)).status).toBe(409)
  const { trash_id } = (await call('DELETE', `/blogs/${id}`)).body.data
  expect(await uses()).toEqual([{ resource: 'trash', id: trash_id, title: `Quux ${count}`, where: 'trash' }])
  expect((await call('DELETE', `/media/${picture}`)).status).toBe(409)
})

test('records can be filtered by state', async () => {
  const live = await published()
  const changed = await published({ slug: `${slug}-changed` })
  await call('PUT', `/products/${changed.id}/draft`, { keywords: 'x', publish_at: '2030-01-01T00:00:00Z' })
  const draft = (await call('POST', '/products/draft', await newProduct({ slug: `${slug}-draft` }))).body.data
  const slugs = async (state: unknown) => {
    const filter = encodeURIComponent(JSON.stringify({ q: slug, ...(state !== undefined && { state }) }))
    const { data, total } = (await call('GET', `/products?filter=${filter}&sort=id`)).body
    expect(total).toBe(data.length)
    return data.map((record: { id: number }) => record.id)
  }
  expect(await slugs(undefined)).toEqual([draft.id, live.id, changed.id])
  expect(await slugs('published')).toEqual([live.id])
  expect(await slugs('changed')).toEqual([changed.id])
  expect(await slugs('draft')).toEqual([draft.id])
  expect(await slugs('scheduled')).toEqual([changed.id])
  expect(await slugs(['published', 'changed'])).toEqual([live.id, changed.id])
  expect((await call('GET', '/products?filter={"state":"gone"}')).status).toBe(422)
})

test('paging across drafts and published records skips and repeats none', async () => {
  for (const each of [1, 2, 3])
    await call('POST', '/reviews/draft', { client_name: `Draft ${each}`, description: 'x', designation: '' })
  const ids: number[] = []
  const { total } = (await call('GET', '/reviews?per_page=2')).body
  for (let page = 1; page <= Math.ceil(total / 2); page += 1)
    ids.push(...(await call('GET', `/reviews?per_page=2&page=${page}`)).body.data.map(({ id }: { id: number }) => id))
  expect(new Set(ids).size).toBe(total)
  expect(ids).toHaveLength(total)
})

test('products and drafts can be filtered by the category of their list', async () => {
  const list = await listOf('window')
  const draft = (await call('POST', '/products/draft', await newProduct())).body.data
  const idsIn = async (category_id: number) => {
    const { data } = (await call('GET', `/products?per_page=500&filter={"category_id":${category_id}}`)).body
    return data.map(({ sub_item_id }: { sub_item_id: number }) => sub_item_id)
  }
  const inside = await idsIn(list.category_id)
  expect(inside.length).toBeGreaterThan(list.product_count)
  const other = await db
    .selectFrom('category')
    .select('id')
    .where('id', '!=', list.category_id)
    .executeTakeFirstOrThrow()
  expect(await idsIn(other.id)).not.toContain(draft.sub_item_id)
})

test('an unpublished record keeps its content as a draft, and its redirects when published again', async () => {
  const { id } = await published()
  await call('PUT', `/products/${id}`, { slug: `${slug}-second` })
  const { body } = await call('POST', `/products/${id}/unpublish`, {})
  expect(body.data).toMatchObject({ slug: `${slug}-second`, state: 'draft' })
  expect(await api.productDetails({ slug: `${slug}-second` })).toMatchObject({ success: '6' })
  expect(await findRedirect(db, `/products/${slug}`)).toBeUndefined()
  const list = await listOf('window')
  expect(await positionsOf(list.id)).toEqual(Array.from({ length: list.product_count }, (_, index) => index + 1))
  await call('PUT', `/products/${id}`, { slug: `${slug}-third` })
  for (const old of [slug, `${slug}-second`])
    expect(await findRedirect(db, `/products/${old}`)).toBe(`/products/${slug}-third`)
  expect((await call('POST', `/categories/${list.category_id}/unpublish`, {})).status).toBe(409)
  expect((await call('POST', '/pages/1/unpublish', {})).status).toBe(405)
})
