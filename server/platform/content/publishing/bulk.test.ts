import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ContentFixture, openContentFixture } from '../../../testing/fixtures/content.ts'
import { turnsDuring } from '../../../testing/turns-during.ts'

let { api, call, close, begin, listOf, positionsOf, newProduct, published } = {} as ContentFixture
let slug = ''
beforeAll(async () => {
  ;({ api, call, close, begin, listOf, positionsOf, newProduct, published } = await openContentFixture())
})
beforeEach(() => {
  ;({ slug } = begin())
})
afterAll(() => close())

test('a bulk action changes every record it can and reports the others', async () => {
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
  expect(set.failed).toMatchObject([{ id: 987654 }])
  expect((await call('GET', `/products/${one.id}`)).body.data.sub_item_id).toBe(to.id)
  expect(await positionsOf(to.id)).toEqual(Array.from({ length: to.product_count + 2 }, (_, index) => index + 1))
  expect(done(await bulk('unpublish'))).toEqual([one.id, other.id])
  const trashed = await bulk('trash')
  expect(trashed.done).toEqual([one.id, other.id].map((id) => ({ id, trash_id: expect.any(Number) })))
  expect((await call('POST', '/products/bulk', { action: 'burn', ids })).body.field).toBe('action')
})

test('a bulk change applies to published records and their drafts', async () => {
  const { id } = await published()
  const [from, to] = [await listOf('window'), await listOf('door')]
  await call('PUT', `/products/${id}/draft`, { title: 'Later' })
  await call('POST', '/products/bulk', { action: 'set', ids: [id], values: { sub_item_id: to.id } })
  const { body } = await call('PUT', `/products/${id}`, {})
  expect(body.data).toMatchObject({ title: 'Later', sub_item_id: to.id })
  expect(await positionsOf(from.id)).toHaveLength((await listOf('window')).product_count)
})

test('other requests are answered during a bulk action', async () => {
  const ids = Array.from({ length: 100 }, (_, index) => 100_000 + index)
  const bulk = call('POST', '/products/bulk', { action: 'trash', ids })
  expect(await turnsDuring(bulk)).toBeGreaterThan(ids.length)
  expect((await bulk).body.data.failed).toHaveLength(ids.length)
})
