import { expect, test } from 'vitest'
import { isOwnAddress } from './page-address.ts'
import { rememberPages } from './remembered-pages.ts'

const content = { known: () => 1, current: async () => 1, ask: async () => 1, onChange() {} }

/** Pages that say how large they are, without being it. */
const render = async (address: string) => ({
  isAtOwnAddress: /^http:\/\/site\/products\/\d+$/.test(address),
  ...{ status: 200, version: 1, bytes: 1024 * 1024, timesSent: 0, ready: {} },
  as: () => Promise.reject(),
  squeeze: async () => {},
})

test.each([
  ['is searched for', 'http://site/search?q='],
  ['addresses are spelled in other ways', 'http://site/%70roducts/'],
])('however much %s, the pages of the site are remembered', async (_, madeUp) => {
  const pages = rememberPages(content, render)
  const site = Array.from({ length: 50 }, (_, number) => `http://site/products/${number}`)
  for (const address of site) await pages.at(address)
  for (let number = 0; number < 200; number += 1) await pages.at(madeUp + number)
  expect(site.filter((address) => !pages.isKnown(address))).toEqual([])
  expect(pages.isKnown(`${madeUp}199`)).toBe(true)
  expect(pages.isKnown(`${madeUp}0`)).toBe(false)
})

test.each([
  ['http://site/terms-&-Condition/', true],
  ['http://site/terms-&-Condition', true],
  ['http://site/terms-&-condition/', false],
  ['http://site/terms-%26-Condition/', false],
  ['http://site/terms-&-Condition/?page=2', false],
])('%s is an address that the page calls its own: %s', (address, isOwn) => {
  const html = '<link rel="canonical" href="http://site/terms-&amp;-Condition/"/>'
  expect(isOwnAddress(address, html)).toBe(isOwn)
})
