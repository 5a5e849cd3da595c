import { priceBook } from '@house/demo/planner/price-book'
import { expect, test } from 'vitest'
import { parsePriceBook } from './price-book.ts'

const [rate] = priceBook.rates

test('the price book of the demonstration is valid', () => {
  expect(parsePriceBook(structuredClone(priceBook))).toEqual(priceBook)
})

test.each([
  ['nothing', null, 'The price book cannot be read.'],
  ['another version', { v: 2 }, 'The document is a version of the price book we do not know.'],
  ['paise with a fraction', { installation: { low: 1.5, high: 2 } }, 'Installation, low is a whole number of paise.'],
  [
    'a negative price',
    { hardware: [{ key: 'hinged', low: -1, high: 2 }] },
    'Hardware, entry 1, low cannot be below 0.',
  ],
  [
    'a high price below the low one',
    { meshes: [{ key: 'pleated', low: 3, high: 2 }] },
    'Mesh, entry 1 has a high price below its low price.',
  ],
  [
    'a rate that is no range',
    { rates: [{ ...rate, low: 5, high: 5 }] },
    'Rates, entry 1 needs a high price above its low price, because an estimate is a range.',
  ],
  ['a rate twice', { rates: [rate, rate] }, 'Rates, entry 2 names “upvc-60-casement”, fixed, a second time.'],
  [
    'a glass twice',
    { glass: [priceBook.glass[0], priceBook.glass[0]] },
    `Glass, entry 2 names “${priceBook.glass[0]?.key}” a second time.`,
  ],
  ['an HSN code of letters', { hsn: 'PVC' }, 'The HSN code has 4, 6 or 8 digits.'],
  ['no rounding step', { rounding: 0 }, 'The rounding step is at least 1 paisa.'],
])('a book with %s is rejected with a sentence', (_, change, message) => {
  expect(() => parsePriceBook(change && { ...priceBook, ...change })).toThrow(message)
})
