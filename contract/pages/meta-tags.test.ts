import { expect, test } from 'vitest'
import { filledMeta } from './meta-tags.ts'

const emptyMeta = { meta_title: '', meta_description: '', meta_keywords: '' }

test('meta tags that staff entered stay unchanged', () => {
  const written = { meta_title: 'Written', meta_description: 'By staff', meta_keywords: 'a, b' }
  expect(filledMeta(written, 'Title', '<p>Text</p>')).toEqual(written)
})

test('empty meta tags are derived from title and text, without markup', () => {
  const filled = filledMeta(emptyMeta, 'Doors &amp; <em>Windows</em>', '<h2>For the sea</h2><p>Salt&nbsp;proof.</p>')
  expect(filled).toEqual({ ...emptyMeta, meta_title: 'Doors & Windows', meta_description: 'For the sea Salt proof.' })
})

test('a long text becomes a description of at most 155 characters that ends with a whole word', () => {
  const { meta_description } = filledMeta(emptyMeta, '', 'A frame that keeps the rain outside, and '.repeat(10))
  expect(meta_description.length).toBeLessThanOrEqual(155)
  expect(meta_description).toMatch(/^A frame that keeps .* (A|frame|that|keeps|the|rain|outside|and)…$/)
})

test('a text of one long word is cut at the limit', () => {
  expect(filledMeta(emptyMeta, '', 'x'.repeat(400)).meta_description).toBe(`${'x'.repeat(154)}…`)
})
