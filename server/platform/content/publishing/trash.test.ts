import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ContentFixture, openContentFixture } from '../../../testing/fixtures/content.ts'
import { purgeExpiredTrash } from './trash.ts'

let now = new Date('2026-11-15T04:30:00Z')
let { api, db, call, close, begin, listOf, blog, published } = {} as ContentFixture
let slug = ''
beforeAll(async () => {
  ;({ api, db, call, close, begin, listOf, blog, published } = await openContentFixture({ clock: () => now }))
})
beforeEach(() => {
  ;({ slug } = begin())
})
afterAll(() => close())

function later(minutes: number) {
  return new Date(now.getTime() + minutes * 60_000)
}

test('a deleted product is moved to the trash and restored with its draft and position', async () => {
  const [, second] = await db
    .selectFrom('product')
    .selectAll()
    .where('sub_item_id', '=', (await listOf('door')).id)
    .orderBy('position')
    .execute()
  if (!second) throw new Error('too few doors')
  await call('PUT', `/products/${second.id}/draft`, { title: 'Written since' })
  const { trash_id } = (await call('DELETE', `/products/${second.id}`)).body.data
  expect(await api.productDetails({ slug: second.slug })).toMatchObject({ success: '6' })
  expect((await call('GET', `/products/${second.id}`)).status).toBe(404)
  const [trashed] = (await call('GET', '/trash')).body.data
  expect(trashed).toMatchObject({
    id: trash_id,
    resource: 'products',
    entity_id: second.id,
    was_published: true,
    trashed_at: now.toISOString(),
    erased_at: later(30 * 24 * 60).toISOString(),
    staff: expect.any(String),
  })
  const { body } = await call('POST', `/trash/${trash_id}/restore`, {})
  expect(body).toMatchObject({ message: 'Restored.', data: { id: second.id, position: 2, title: 'Written since' } })
  expect(body.data.state).toBe('changed')
  expect(await api.productDetails({ slug: second.slug })).toMatchObject({ data: { title: second.title } })
  expect((await call('GET', '/trash')).body.data).toEqual([])
})

test('a trashed draft is restored as a draft', async () => {
  const { id } = (await call('POST', '/blogs/draft', blog())).body.data
  const { trash_id } = (await call('DELETE', `/blogs/${id}`)).body.data
  expect((await call('GET', `/blogs/${id}`)).status).toBe(404)
  expect((await call('POST', `/trash/${trash_id}/restore`, {})).body.data).toMatchObject({ id, slug, state: 'draft' })
})

test('a record that cannot be published again is restored as a draft, with the reason', async () => {
  const { id } = await published()
  const { trash_id } = (await call('DELETE', `/products/${id}`)).body.data
  await published({ title: 'Has the slug now' })
  const { body } = await call('POST', `/trash/${trash_id}/restore`, {})
  expect(body).toMatchObject({ problem: 'Another record already uses this URL', data: { id, state: 'draft' } })
  expect(body.message).toBe('Restored as a draft: Another record already uses this URL.')
})

test('a record erased from the trash cannot be restored and stays in the audit log', async () => {
  const { id } = await published()
  const { trash_id } = (await call('DELETE', `/products/${id}`)).body.data
  expect((await call('DELETE', `/trash/${trash_id}`)).status).toBe(200)
  expect((await call('POST', `/trash/${trash_id}/restore`, {})).status).toBe(404)
  const entries = await db.selectFrom('audit').selectAll().where('entity_id', '=', String(id)).orderBy('id').execute()
  expect(entries.filter(({ entity }) => entity === 'product').map(({ action }) => action)).toEqual([
    ...['create', 'delete', 'erase'],
  ])
})

test('records are erased after thirty days in the trash, or when it is emptied', async () => {
  const expired = await published()
  await call('DELETE', `/products/${expired.id}`)
  now = later(60)
  const recent = await published({ slug: `${slug}-recent` })
  await call('DELETE', `/products/${recent.id}`)
  expect(await purgeExpiredTrash(db, later(30 * 24 * 60 - 1))).toBe(1)
  expect((await call('GET', '/trash')).body.data).toMatchObject([{ entity_id: recent.id }])
  expect((await call('DELETE', '/trash')).body.data).toEqual({ erased: 1 })
})
