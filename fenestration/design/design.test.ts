import { Design } from '@house/contract/plans/design'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyDesign, checkDesign } from '../testing/designs.ts'
import { readDesignLink, writeDesignLink } from './design-link.ts'
import { parseDesign } from './parse-design.ts'
import { formatFeet, parseLength } from './parse-length.ts'

test('a thousand designs survive the link unchanged, and agree with the schema of the API', () => {
  fc.assert(
    fc.property(anyDesign, (design) => {
      expect(readDesignLink(writeDesignLink(design))).toEqual(design)
      expect(Design.parse(design)).toEqual(design)
    }),
    { numRuns: 1000 },
  )
})

test('a link that was cut off or edited is recognised', () => {
  const link = writeDesignLink(checkDesign)
  expect(() => readDesignLink(link.slice(0, -9))).toThrow('This link is damaged')
  expect(() => readDesignLink(`A${link.slice(1)}`)).toThrow('This link is damaged')
  expect(() => readDesignLink('')).toThrow('This link is damaged')
})

test.each<[string, object, string]>([
  ['NaN', { width: Number.NaN }, 'The width must be a number from 300 to 6,000 mm'],
  ['a negative size', { width: -1200 }, 'The width must be from 300 to 6,000 mm, not -1,200'],
  ['a huge size', { height: 1e9 }, 'The height must be from 300 to 6,000 mm, not 1,000,000,000'],
  ['a fraction of a millimetre', { width: 1200.5 }, 'The width must be a whole number from 300 to 6,000 mm'],
  ['text as a size', { width: '1200' }, 'The width must be a number from 300 to 6,000 mm'],
  ['no rows', { rows: [] }, 'The opening has no rows'],
  [
    'ten thousand cells',
    { rows: [{ height: 1, cells: Array.from({ length: 10_000 }, () => ({ width: 1, opens: 'fixed' })) }] },
    'An opening has at most 8 parts in a row, not 10,000',
  ],
  ['a future version', { v: 2 }, 'This opening was made by a version of the planner we do not know'],
  [
    'an unknown way of opening',
    { rows: [{ height: 1, cells: [{ width: 1, opens: 'up' }] }] },
    'The way a part opens must be one of',
  ],
  ['a quantity of 0', { quantity: 0 }, 'The quantity must be from 1 to 99, not 0'],
])('%s is refused with a sentence', (_, change, message) => {
  expect(() => parseDesign({ ...checkDesign, ...change })).toThrow(message)
})

test('what is not an object is refused', () => {
  for (const input of [null, undefined, 'window', 4, [checkDesign]])
    expect(() => parseDesign(input)).toThrow('An opening is missing')
})

test.each([
  ['1350', 1350],
  ['1,350', 1350],
  ['1350 mm', 1350],
  ['135 cm', 1350],
  ['1.35 m', 1350],
  [`4'6"`, 1372],
  ['4 ft 6 in', 1372],
  ['4’ 6”', 1372],
  ['54"', 1372],
  [`4' 6 1/2"`, 1384],
  [`4'6½"`, 1384],
  ['1 350', 1350],
  ['१३५०', 1350],
])('%s is %i mm', (input, expected) => {
  expect(parseLength(input)).toBe(expected)
})

test.each(['', 'wide', '-300', '1350 kg', '4 6 8'])('“%s” is not a size', (input) => {
  expect(() => parseLength(input)).toThrow('is not a size')
})

test('millimetres are shown in feet and inches to the nearest eighth', () => {
  expect(formatFeet(1372)).toBe(`4'6"`)
  expect(formatFeet(1384)).toBe(`4'6 1/2"`)
})
