import { expect, test } from 'vitest'
import { fieldLabel, formatValue } from './format-value.ts'

test.each([
  ['nothing', null, ''],
  ['a text', 'Bay Window', 'Bay Window'],
  ['a number', 12, '12'],
  ['paragraphs and lists', '<p>One</p><ul><li>Two</li><li>Three</li></ul>', 'One\n• Two\n• Three'],
  ['a table', '<table><tr><td>Glass</td><td>27 dB</td></tr></table>', 'Glass | 27 dB |'],
  ['an array', ['first', 'second'], '1. first\n2. second'],
  ['an object without its empty fields', { slug: 'bay', image: '' }, 'URL slug: bay'],
  ['JSON that is stored as text', '[{"title":"Frame"}]', '1. Title: Frame'],
  ['text that only begins like JSON', '[draft]', '[draft]'],
])('%s is readable', (_, value, text) => {
  expect(formatValue(value)).toBe(text)
})

test('a reference is labelled as an ID', () => {
  expect(fieldLabel('sub_item_id', 'products')).toBe('Product list (ID)')
  expect(fieldLabel('image', 'products')).toBe('Main image')
})
