import { expect, test } from 'vitest'
import { isCanonical } from './cache-key.ts'
import { type CachedPage, createPageCache } from './page-cache.ts'

const content = { known: () => 1, current: async () => 1, refresh: async () => 1, onChange() {} }

/** Pages that say how large they are, without being it. */
const render = async (url: string): Promise<CachedPage> => ({
  isCanonical: /^http:\/\/site\/products\/\d+$/.test(url),
  ...{ status: 200, bytes: 1024 * 1024, ready: {} },
  respond: () => Promise.reject(),
})

test.each([
  ['is searched for', 'http://site/search?q='],
  ['addresses are spelled in other ways', 'http://site/%70roducts/'],
])('however much %s, the canonical pages stay cached', async (_, madeUp) => {
  const pages = createPageCache(content, render)
  const site = Array.from({ length: 50 }, (_, number) => `http://site/products/${number}`)
  for (const address of site) await pages.get(address)
  for (let number = 0; number < 200; number += 1) await pages.get(madeUp + number)
  expect(site.filter((address) => !pages.has(address))).toEqual([])
  expect(pages.has(`${madeUp}199`)).toBe(true)
  expect(pages.has(`${madeUp}0`)).toBe(false)
})

test.each([
  ['http://site/terms-&-Condition/', true],
  ['http://site/terms-&-Condition', true],
  ['http://site/terms-&-condition/', false],
  ['http://site/terms-%26-Condition/', false],
  ['http://site/terms-&-Condition/?page=2', false],
])('%s is an address that the page calls its own: %s', (address, isOwn) => {
  expect(isCanonical(address, 'http://site/terms-&-Condition/')).toBe(isOwn)
})
