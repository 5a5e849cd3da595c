import { expect, inject, test } from 'vitest'
import { rememberPages } from './remembered-pages.ts'

const content = { known: () => 1, current: async () => 1, ask: async () => 1, onChange() {} }

/** Pages that say how large they are, without being it. */
const render = async () => ({
  ...{ status: 200, version: 1, bytes: 1024 * 1024, timesSent: 0, ready: {} },
  as: () => Promise.reject(),
  squeeze: async () => {},
})

/** The same on either database. */
const isRepetition = inject('seeded').databaseUrl !== undefined

test.skipIf(isRepetition)('however much is searched for, the pages of the site are remembered', async () => {
  const pages = rememberPages(content, render)
  const site = Array.from({ length: 50 }, (_, number) => `http://site/products/${number}`)
  for (const address of site) await pages.at(address)
  for (let search = 0; search < 200; search += 1) await pages.at(`http://site/search?q=${search}`)
  expect(site.filter((address) => !pages.isKnown(address))).toEqual([])
  expect(pages.isKnown('http://site/search?q=199')).toBe(true)
  expect(pages.isKnown('http://site/search?q=0')).toBe(false)
})
