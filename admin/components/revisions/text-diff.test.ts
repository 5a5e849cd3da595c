import { expect, test } from 'vitest'
import { diffText } from './text-diff.ts'

test('changed words are marked and the rest stays', () => {
  expect(diffText('Bay Window', 'Bay Window with a seat')).toEqual([
    { kind: 'same', text: 'Bay Window' },
    { kind: 'added', text: ' with a seat' },
  ])
  expect(diffText('a red door', 'a blue door').map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same'])
})

test('the parts of each side make up its text', () => {
  const [before, after] = ['One  two\nthree.', 'One two\nfour three']
  const parts = diffText(before, after)
  const side = (other: string) => parts.flatMap(({ kind, text }) => (kind === other ? [] : text)).join('')
  expect([side('added'), side('removed')]).toEqual([before, after])
})

test('texts with nothing in common are shown as replaced', () => {
  const long = (letter: string) => Array.from({ length: 3000 }, (_, index) => `${letter}${index}`).join(' ')
  expect(diffText(long('a'), long('b')).map(({ kind }) => kind)).toEqual(['removed', 'added'])
})
