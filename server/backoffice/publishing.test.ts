import { readFile } from 'node:fs/promises'
import { reservedSlugs } from '@house/contract/limits'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findRedirect } from '../domain/addresses.ts'
import { contentVersion } from '../domain/content-version.ts'
import { publishDue } from '../domain/scheduling.ts'
import { emptyOldTrash } from '../domain/trash.ts'
import { createLog } from '../log.ts'
import type { Site } from '../pages/rendering.ts'
import { startPublisher } from '../publisher.ts'
import { type Staff, signInAs } from '../testing/as-staff.ts'
import { openTestApp } from '../testing/open-test-app.ts'

let now = new Date('2026-11-15T04:30:00Z')
let { api, app, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
let { call } = {} as Staff
let count = 0
let slug = ''

/** Shows what a page would read. */
const site: Site = {
  handle: async (request, { callApi, preview }) => {
    const { pathname } = new URL(request.url)
    const [, kind, name] = pathname.split('/')
    const form = new FormData()
    form.set('slug', name ?? '')
    const path = kind === 'products' ? '/api/product-details' : '/api/blog-detail'
    const reply = await (await callApi(path, { method: 'POST', body: form })).json()
    return Response.json({ preview, reply }, { headers: { 'cache-control': 'public' } })
  },
}

beforeAll(async () => {
  ;({ api, app, db, close } = await openTestApp({ clock: () => now, site }))
  ;({ call } = await signInAs(app, db, 'editor'))
})
beforeEach(() => {
  count += 1
  slug = `quux-${count}`
})
afterAll(() => close())

const blog = (more: object = {}) => ({
  ...{ slug, title: `Quux ${count}`, description: '<p>One.</p><script>x</script>', category: 'Glass' },
  ...{ datetime: '2026-11-15T10:00:00+05:30', ...more },
})

async function newProduct(more: object = {}) {
  const { id: sub_item_id } = await listOf('window')
  return { sub_item_id, slug, title: `Zyx${count} window`, ...more }
}

function listOf(name: string) {
  return db.selectFrom('sub_item').selectAll().where('slug', '=', name).executeTakeFirstOrThrow()
}

async function placesOf(sub_item_id: number) {
  const rows = await db
    .selectFrom('product')
    .select('place')
    .where('sub_item_id', '=', sub_item_id)
    .orderBy('place')
    .execute()
  return rows.map(({ place }) => place)
}

async function published(more: object = {}) {
  return (await call('POST', '/products', await newProduct(more))).body.data
}

function later(minutes: number) {
  return new Date(now.getTime() + minutes * 60_000)
}

test('a new draft is nowhere on the site, and first in the list of staff', async () => {
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

test('a published draft keeps its number, is last in its list, found, and raises the content version once', async () => {
  const { id } = (await call('POST', '/products/draft', await newProduct())).body.data
  const list = await listOf('window')
  const version = await contentVersion(db)
  const { body } = await call('PUT', `/products/${id}`, {})
  expect(body.data).toMatchObject({ id, slug, state: 'published', place: list.product_count + 1 })
  expect(await contentVersion(db)).toBe(version + 1)
  expect(await api.productDetails({ slug })).toMatchObject({ success: '1' })
  expect(await api.search({ keyword: `zyx${count}` })).toMatchObject({ search_results: [{}] })
  const next = await published({ slug: `${slug}-next` })
  expect(next.id).toBeGreaterThan(id)
})

test('changes kept as a draft show to staff and not on the site, until they are published', async () => {
  const { id } = await published()
  const { body } = await call('PUT', `/products/${id}/draft`, { title: 'Later', description: '<p onclick="x">y</p>' })
  expect(body.data).toMatchObject({ title: 'Later', description: '<p>y</p>', state: 'changed' })
  expect(await api.productDetails({ slug })).toMatchObject({ data: { title: `Zyx${count} window` } })
  const done = await call('PUT', `/products/${id}`, { keywords: 'more' })
  expect(done.body.data).toMatchObject({ title: 'Later', keywords: 'more', state: 'published' })
  expect(await api.productDetails({ slug })).toMatchObject({ data: { title: 'Later' } })
})

test('a draft with another slug says where the site has the page meanwhile', async () => {
  const { id } = await published()
  const { body } = await call('PUT', `/products/${id}/draft`, { slug: `${slug}-new` })
  expect(body.data).toMatchObject({ state: 'changed', slug: `${slug}-new`, site_slug: slug })
})

test('a draft that is taken back to what is on the site is no draft any more', async () => {
  const { id, title } = await published()
  await call('PUT', `/products/${id}/draft`, { title: 'Later' })
  expect((await call('PUT', `/products/${id}/draft`, { title })).body.data.state).toBe('published')
  await call('PUT', `/products/${id}/draft`, { title: 'Later' })
  expect((await call('DELETE', `/products/${id}/draft`)).body.data).toMatchObject({ title, state: 'published' })
})

test('who writes over a draft that someone else has changed is told so', async () => {
  const { id, version } = await published()
  expect((await call('PUT', `/products/${id}/draft`, { title: 'One', version })).status).toBe(200)
  expect((await call('PUT', `/products/${id}/draft`, { title: 'Two', version })).status).toBe(409)
  expect((await call('PUT', `/products/${id}`, { title: 'Two', version })).status).toBe(409)
})

test('a draft may not name what no record may, and its address is checked when it is published', async () => {
  const taken = await published()
  const draft = await call('POST', '/products/draft', await newProduct())
  expect(draft.status).toBe(200)
  const refused = await call('PUT', `/products/${draft.body.data.id}`, {})
  expect([refused.status, refused.body.field]).toEqual([422, 'slug'])
  expect((await call('GET', `/products/${draft.body.data.id}`)).body.data.state).toBe('draft')
  for (const wrong of [{ title: '' }, { image: '/media/000000000000/none.jpg' }, { slug: 'a b' }])
    expect((await call('PUT', `/products/${taken.id}/draft`, wrong)).status).toBe(422)
})

test('lists are filtered by state', async () => {
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

test('pages of a list go on behind its drafts without leaving out or repeating a record', async () => {
  for (const each of [1, 2, 3])
    await call('POST', '/reviews/draft', { client_name: `Draft ${each}`, description: 'x', designation: '' })
  const ids: number[] = []
  const { total } = (await call('GET', '/reviews?per_page=2')).body
  for (let page = 1; page <= Math.ceil(total / 2); page += 1)
    ids.push(...(await call('GET', `/reviews?per_page=2&page=${page}`)).body.data.map(({ id }: { id: number }) => id))
  expect(new Set(ids).size).toBe(total)
  expect(ids).toHaveLength(total)
})

test('products are filtered by the category of their list, drafts too', async () => {
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

test('what is withdrawn is off the site, keeps its words, and comes back with its old addresses', async () => {
  const { id } = await published()
  await call('PUT', `/products/${id}`, { slug: `${slug}-second` })
  const { body } = await call('POST', `/products/${id}/withdraw`, {})
  expect(body.data).toMatchObject({ slug: `${slug}-second`, state: 'draft' })
  expect(await api.productDetails({ slug: `${slug}-second` })).toMatchObject({ success: '6' })
  expect(await findRedirect(db, `/products/${slug}`)).toBeUndefined()
  const list = await listOf('window')
  expect(await placesOf(list.id)).toEqual(Array.from({ length: list.product_count }, (_, index) => index + 1))
  await call('PUT', `/products/${id}`, { slug: `${slug}-third` })
  for (const old of [slug, `${slug}-second`])
    expect(await findRedirect(db, `/products/${old}`)).toBe(`/products/${slug}-third`)
  expect((await call('POST', `/categories/${list.category_id}/withdraw`, {})).status).toBe(409)
  expect((await call('POST', '/pages/1/withdraw', {})).status).toBe(405)
})

test('what is scheduled is published at its time and not before, under the name of whoever scheduled it', async () => {
  const publish_at = later(60).toISOString()
  const { id } = (await call('POST', '/blogs/draft', blog({ publish_at }))).body.data
  expect(await publishDue(db, later(59))).toEqual([])
  expect(await api.blogDetail({ slug })).toMatchObject({ success: '6' })
  const version = await contentVersion(db)
  expect(await publishDue(db, later(60))).toEqual([{ entity: 'blog', entity_id: id, problem: null }])
  expect(await contentVersion(db)).toBe(version + 1)
  expect(await api.blogDetail({ slug })).toMatchObject({ success: '1', data: { description: '<p>One.</p>' } })
  const [entry] = (await call('GET', `/blogs/${id}/history`)).body.data
  expect(entry).toMatchObject({
    action: 'publish',
    at: later(60).toISOString(),
    staff: expect.stringMatching(/^editor/),
  })
  expect((await call('GET', `/blogs/${id}`)).body.data).toMatchObject({ state: 'published', publish_at: null })
})

test('several copies of the program publish what is due once', async () => {
  const publish_at = later(5).toISOString()
  const { id } = (await call('POST', '/blogs/draft', blog({ publish_at }))).body.data
  const version = await contentVersion(db)
  const outcomes = await Promise.all([1, 2, 3].map(() => publishDue(db, later(600))))
  expect(outcomes.flat()).toEqual([{ entity: 'blog', entity_id: id, problem: null }])
  expect(await contentVersion(db)).toBe(version + 1)
})

test('a schedule can be moved and cancelled, and lies in the future', async () => {
  const { id } = (await call('POST', '/blogs/draft', blog({ publish_at: later(5).toISOString() }))).body.data
  await call('PUT', `/blogs/${id}/draft`, { publish_at: later(10).toISOString() })
  expect(await publishDue(db, later(9))).toEqual([])
  expect((await call('PUT', `/blogs/${id}/draft`, { publish_at: null })).body.data.publish_at).toBeNull()
  expect(await publishDue(db, later(600))).toEqual([])
  for (const publish_at of [now.toISOString(), '2020-01-01T00:00:00Z', 'tomorrow'])
    expect((await call('PUT', `/blogs/${id}/draft`, { publish_at })).body.field).toBe('publish_at')
})

test('what cannot be published at its time stays a draft and says why', async () => {
  const { id } = (await call('POST', '/blogs/draft', blog({ publish_at: later(5).toISOString() }))).body.data
  await call('POST', '/blogs', blog())
  expect(await publishDue(db, later(6))).toMatchObject([{ entity_id: id, problem: 'This address is taken by another' }])
  expect((await call('GET', `/blogs/${id}`)).body.data).toMatchObject({
    ...{ state: 'draft', publish_at: null, problem: 'This address is taken by another' },
  })
  expect(await publishDue(db, later(7))).toEqual([])
})

async function open(address: string) {
  const response = await app.request(address)
  const text = await response.text()
  return { status: response.status, headers: response.headers, text }
}

test('a preview shows the draft on its page to whoever has the link, and leaves everything as it was', async () => {
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

test('what was never published can be previewed at the address it will have', async () => {
  const { id } = (await call('POST', '/blogs/draft', blog())).body.data
  const { address } = (await call('POST', `/blogs/${id}/preview`, { hours: 24 })).body.data
  expect(JSON.parse((await open(address)).text)).toMatchObject({ reply: { data: { slug, title: `Quux ${count}` } } })
  expect(await api.blogDetail({ slug })).toMatchObject({ success: '6' })
})

test('a preview link ends at its time, and one that we did not make opens nothing', async () => {
  const { id } = (await call('POST', '/blogs/draft', blog())).body.data
  const { address } = (await call('POST', `/blogs/${id}/preview`, {})).body.data
  const [path, token = ''] = address.split('?preview=')
  for (const wrong of [
    token.replace('blog', 'page'),
    `${token}x`,
    'x',
    '',
    '....',
    token.replace(/^(\w+)\.\d+/, '$1.1'),
  ]) {
    const { status, text, headers } = await open(`${path}?preview=${wrong}`)
    expect([status, text, headers.get('cache-control')]).toEqual([410, expect.stringMatching(/has ended/), 'no-store'])
  }
  now = later(61)
  expect((await open(address)).status).toBe(410)
})

test('a preview that could not be published is refused with the reason', async () => {
  await call('POST', '/blogs', blog())
  const { id } = (await call('POST', '/blogs/draft', blog())).body.data
  expect((await call('POST', `/blogs/${id}/preview`, {})).body).toMatchObject({ success: '0', field: 'slug' })
})

test.each(
  Object.entries({ categories: /^\/[^/]+\?/, 'sub-items': /^\/[^/]+\/[^/]+\?/, accessories: /^\/accessories\// }),
)('a preview of %s leads to the page that shows it', async (resource, address) => {
  const { id } = (await call('GET', `/${resource}?per_page=1`)).body.data[0]
  expect((await call('POST', `/${resource}/${id}/preview`, {})).body.data.address).toMatch(address)
})

test('what is deleted goes to the trash, its address is free, and it comes back to its place', async () => {
  const [, second] = await db
    .selectFrom('product')
    .selectAll()
    .where('sub_item_id', '=', (await listOf('door')).id)
    .orderBy('place')
    .execute()
  if (!second) throw new Error('too few doors')
  await call('PUT', `/products/${second.id}/draft`, { title: 'Written since' })
  const { trash_id } = (await call('DELETE', `/products/${second.id}`)).body.data
  expect(await api.productDetails({ slug: second.slug })).toMatchObject({ success: '6' })
  expect((await call('GET', `/products/${second.id}`)).status).toBe(404)
  const [trashed] = (await call('GET', '/trash')).body.data
  expect(trashed).toMatchObject({
    ...{ id: trash_id, resource: 'products', entity_id: second.id, was_published: true },
    ...{ trashed_at: now.toISOString(), erased_at: later(30 * 24 * 60).toISOString(), staff: expect.any(String) },
  })
  const { body } = await call('POST', `/trash/${trash_id}/restore`, {})
  expect(body).toMatchObject({ message: 'Brought back.', data: { id: second.id, place: 2, title: 'Written since' } })
  expect(body.data.state).toBe('changed')
  expect(await api.productDetails({ slug: second.slug })).toMatchObject({ data: { title: second.title } })
  expect((await call('GET', '/trash')).body.data).toEqual([])
})

test('what was a draft comes back as a draft', async () => {
  const { id } = (await call('POST', '/blogs/draft', blog())).body.data
  const { trash_id } = (await call('DELETE', `/blogs/${id}`)).body.data
  expect((await call('GET', `/blogs/${id}`)).status).toBe(404)
  expect((await call('POST', `/trash/${trash_id}/restore`, {})).body.data).toMatchObject({ id, slug, state: 'draft' })
})

test('what cannot go back to the site comes back as a draft, with the reason', async () => {
  const { id } = await published()
  const { trash_id } = (await call('DELETE', `/products/${id}`)).body.data
  await published({ title: 'Has the address now' })
  const { body } = await call('POST', `/trash/${trash_id}/restore`, {})
  expect(body).toMatchObject({ problem: 'This address is taken by another', data: { id, state: 'draft' } })
  expect(body.message).toBe('Brought back as a draft: This address is taken by another.')
})

test('what is deleted for good cannot come back, and the audit trail keeps it', async () => {
  const { id } = await published()
  const { trash_id } = (await call('DELETE', `/products/${id}`)).body.data
  expect((await call('DELETE', `/trash/${trash_id}`)).status).toBe(200)
  expect((await call('POST', `/trash/${trash_id}/restore`, {})).status).toBe(404)
  const entries = await db.selectFrom('audit').selectAll().where('entity_id', '=', String(id)).orderBy('id').execute()
  expect(entries.filter(({ entity }) => entity === 'product').map(({ action }) => action)).toEqual([
    ...['create', 'delete', 'erase'],
  ])
})

test('the trash is emptied of what lies in it for thirty days, and by hand', async () => {
  const old = await published()
  await call('DELETE', `/products/${old.id}`)
  now = later(60)
  const young = await published({ slug: `${slug}-young` })
  await call('DELETE', `/products/${young.id}`)
  expect(await emptyOldTrash(db, later(30 * 24 * 60 - 1))).toBe(1)
  expect((await call('GET', '/trash')).body.data).toMatchObject([{ entity_id: young.id }])
  expect((await call('DELETE', '/trash')).body.data).toEqual({ erased: 1 })
})

test('several records are changed at once, and what one refuses does not hold up the others', async () => {
  const one = await published()
  const other = (await call('POST', '/products/draft', await newProduct({ slug: `${slug}-other` }))).body.data
  const ids = [one.id, other.id, 987654]
  const bulk = async (action: string, values?: object) =>
    (await call('POST', '/products/bulk', { action, ids, ...(values && { values }) })).body.data
  const done = (result: { done: { id: number }[] }) => result.done.map(({ id }) => id)
  expect(done(await bulk('publish'))).toEqual([one.id, other.id])
  expect(await api.productDetails({ slug: `${slug}-other` })).toMatchObject({ success: '1' })
  const to = await listOf('door')
  const set = await bulk('set', { sub_item_id: to.id })
  expect(set.refused).toMatchObject([{ id: 987654 }])
  expect((await call('GET', `/products/${one.id}`)).body.data.sub_item_id).toBe(to.id)
  expect(await placesOf(to.id)).toEqual(Array.from({ length: to.product_count + 2 }, (_, index) => index + 1))
  expect(done(await bulk('withdraw'))).toEqual([one.id, other.id])
  const trashed = await bulk('trash')
  expect(trashed.done).toEqual([one.id, other.id].map((id) => ({ id, trash_id: expect.any(Number) })))
  expect((await call('POST', '/products/bulk', { action: 'burn', ids })).body.field).toBe('action')
})

test('what several records are set to stays when their drafts are published', async () => {
  const { id } = await published()
  const [from, to] = [await listOf('window'), await listOf('door')]
  await call('PUT', `/products/${id}/draft`, { title: 'Later' })
  await call('POST', '/products/bulk', { action: 'set', ids: [id], values: { sub_item_id: to.id } })
  const { body } = await call('PUT', `/products/${id}`, {})
  expect(body.data).toMatchObject({ title: 'Later', sub_item_id: to.id })
  expect(await placesOf(from.id)).toHaveLength((await listOf('window')).product_count)
})

test('an undone draft is a draft again, and does not reach the site', async () => {
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

test('a category cannot take an address of the site itself', async () => {
  for (const reserved of ['about-us', 'Blogs', 'admin']) {
    const { status, body } = await call('POST', '/categories', { slug: reserved, title: 'Quux' })
    expect([status, body.field]).toEqual([422, 'slug'])
    expect(body.message).toMatch(/^Address is one of the site itself/)
  }
})

test('every fixed beginning of an address of the site is reserved', async () => {
  const routes = await readFile(new URL('../../web/app/routes.ts', import.meta.url), 'utf8')
  const beginnings = [...routes.matchAll(/route\('([a-z-]+)['/]/g)].map(([, beginning]) => beginning)
  expect(beginnings.length).toBeGreaterThan(10)
  for (const beginning of beginnings) expect(reservedSlugs).toContain(beginning)
})

test('what fell due while the program did not run is published when it starts', async () => {
  await call('POST', '/blogs/draft', blog({ publish_at: later(5).toISOString() }))
  now = later(60)
  const publisher = startPublisher({ db, clock: () => now, log: createLog('silent') })
  await expect.poll(() => api.blogDetail({ slug })).toMatchObject({ success: '1' })
  await publisher.stop()
})

test('a picture that only a draft or the trash shows is in use', async () => {
  const { url, id: picture } = await db
    .insertInto('media')
    .values({
      ...{ url: `/media/0123456789ab/only-${count}.jpg`, mime: 'image/jpeg', bytes: 1, width: 1, height: 1 },
      ...{ alt: '', focus_x: 0.5, focus_y: 0.5, tone: '', created_at: '' },
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
