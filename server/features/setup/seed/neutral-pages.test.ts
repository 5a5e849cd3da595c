import { fillHtml } from '@house/contract/text/placeholders'
import { legalPages } from '@house/demo/neutral/legal-pages'
import { neutralPages } from '@house/demo/neutral/pages'
import { expect, test } from 'vitest'

test('only the legal text itself says that it is a draft, so that replacing it is enough', () => {
  for (const { blocks, ...rest } of legalPages) {
    expect(JSON.stringify(rest)).not.toMatch(/draft|prepared/i)
    expect(JSON.stringify(blocks)).toContain('This is draft wording.')
  }
})

test.each([
  { phone: '', email: 'hello@works.example' },
  { phone: '+91 20 5555 0101', email: '' },
  { phone: '', email: '' },
])('texts read well with the contact details %j', (contact) => {
  const values = new Map([['company name', 'Works'], ...Object.entries(contact)])
  for (const { text = '' } of neutralPages.flatMap(({ blocks }) => blocks)) {
    const filled = fillHtml(text, values)
    expect(filled).not.toMatch(/(^|[>.?!]\s*)(Or|And)\b/)
    expect(filled.match(/<h2>[^<]*<\/h2>\s*(<h2>|$)/)).toBeNull()
    if (text !== '') expect(filled.replace(/<[^>]*>/g, '').trim()).not.toBe('')
  }
})
