import { expect, test } from 'vitest'
import { isPrivate } from './cache-key.ts'

test.each([
  '/quotation/token',
  '/QUOTATION/token?x=1',
  '/%71uotation/token',
  '/%71uotation/token?x=%ff',
  '/quotatio%6e/token?as=%c0',
  '/%70lan/JH-7K3P-9Q?x=%ff',
  '/quotation/%ff',
])('however it is spelled, the page of a plan or quotation is private: %s', (url) => {
  expect(isPrivate(url)).toBe(true)
})

test.each(['/', '/about-us?x=/quotation/token', '/quotations'])('other pages are not: %s', (url) => {
  expect(isPrivate(url)).toBe(false)
})
