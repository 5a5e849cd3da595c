import { expect, test } from 'vitest'
import { parseByteRange } from './byte-range.ts'

test.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=0-', { start: 0, end: 999 }],
  ['bytes=990-5000', { start: 990, end: 999 }],
  ['bytes=-10', { start: 990, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=999-999', { start: 999, end: 999 }],
])('%s is a range of 1,000 bytes', (header, range) => {
  expect(parseByteRange(header, 1000)).toEqual(range)
})

test.each(['bytes=1000-', 'bytes=1000-1001', 'bytes=-0'])('%s lies outside of 1,000 bytes', (header) => {
  expect(parseByteRange(header, 1000)).toBe('unsatisfiable')
})

test.each([undefined, '', '0-99', 'bytes=', 'bytes=-', 'bytes=a-b', 'bytes=5-2', 'items=0-9', 'bytes=0-1,5-6'])(
  '%j is ignored',
  (header) => {
    expect(parseByteRange(header, 1000)).toBeUndefined()
  },
)
