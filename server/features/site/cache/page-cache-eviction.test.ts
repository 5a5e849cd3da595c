import { expect, test } from 'vitest'
import { createLog } from '../../../platform/process/log.ts'
import { isCanonical } from './cache-key.ts'
import { type CachedPage, createPageCache } from './page-cache.ts'

const content = { known: () => 1, current: async () => 1, refresh: async () => 1, onChange() {} }

/** Pages with a declared size but no body. */
const render = async (url: string): Promise<CachedPage> => ({
  isCanonical: /^http:\/\/site\/products\/\d+$/.test(url),
  status: 200,
  info: {},
  bytes: 1024 * 1024,
  ready: {},
  respond: () => Promise.reject(),
})

test.each([
  ['searches', 'http://site/search?q='],
  ['other spellings of URLs', 'http://site/%70roducts/'],
])('%s do not evict canonical pages', async (_, prefix) => {
  const pages = createPageCache(content, createLog('silent'), render)
  const site = Array.from({ length: 50 }, (_, number) => `http://site/products/${number}`)
  for (const url of site) await pages.get(url)
  for (let number = 0; number < 200; number += 1) await pages.get(prefix + number)
  expect(site.filter((url) => !pages.has(url))).toEqual([])
  expect(pages.has(`${prefix}199`)).toBe(true)
  expect(pages.has(`${prefix}0`)).toBe(false)
})

test.each([
  ['http://site/terms-&-Condition/', true],
  ['http://site/terms-&-Condition', true],
  ['http://site/terms-&-condition/', false],
  ['http://site/terms-%26-Condition/', false],
  ['http://site/terms-&-Condition/?page=2', false],
])('%s is canonical: %s', (url, expected) => {
  expect(isCanonical(url, 'http://site/terms-&-Condition/')).toBe(expected)
})
