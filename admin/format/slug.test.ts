import { expect, test } from 'vitest'
import { toSlug } from './slug.ts'

test.each([
  ['Bay Window', 'bay-window'],
  ['Fenêtre à la française', 'fenetre-a-la-francaise'],
  ['A <em>round</em> window', 'a-round-window'],
  ['  --Glass & Steel!  ', 'glass-steel'],
  ['खिड़की', ''],
])('%j becomes %j', (title, slug) => {
  expect(toSlug(title)).toBe(slug)
})
