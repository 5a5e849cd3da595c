import { afterEach, expect, test, vi } from 'vitest'
import { stubApi } from '../../testing/stub-api.ts'
import { clientLoader as loadAccessories } from './accessories.tsx'
import { clientLoader as loadAccessoriesShop } from './accessories-shop.tsx'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['/accessories/handles', loadAccessories, 'accessory_slug'],
  ['/accessories-shop/handles', loadAccessoriesShop, 'product_slug'],
])('%s requests its categories by the type of its slug (§2 Routes, §7)', async (path, load, slug_type) => {
  const reply = { success: '1', message: 'OK', data: [] }
  const api = stubApi({ '/api/accessory-category': [{ json: reply }] })
  const request = new Request(`https://jharokha.example${path}`)
  const { categories } = load({ request, params: { slug: 'handles' } } as never)
  expect(await categories).toMatchObject(reply)
  expect(api.calls.map(({ body }) => body)).toEqual([{ slug: 'handles', slug_type }])
})
