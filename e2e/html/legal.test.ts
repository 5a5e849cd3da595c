import { within } from '@testing-library/dom'
import { expect } from 'vitest'
import { test, textOf } from './open-page.ts'

test.for([
  ['/terms-&-Condition/', 'Terms & Conditions'],
  ['/privacy-policy/', 'Privacy Policy'],
] as const)(
  '%s names the law of Haryana, age 18, 30 days notice, a cap of 100 USD and contact by e-mail (§2 Legal, §9)',
  async ([path, title], { openPage }) => {
    const { main } = await openPage(path)
    expect(textOf(within(main).getByRole('heading', { level: 1 }))).toBe(title)
    const text = textOf(within(main).getByRole('article'))
    expect(text).toContain('governed by the laws in force in Haryana, India')
    expect(text).toContain('meant for people aged 18 or over')
    expect(text).toContain(
      'Changes that matter to you are announced on this page at least 30 days before they take effect',
    )
    expect(text).toMatch(/Our total liability in connection with the website,[^.]* is limited to 100 USD/)
    expect(text).toContain('reach us by e-mail at hello@jharokha.example')
  },
)

test('terms and privacy show the same text, each with its own title (§2 Legal)', async ({ openPage }) => {
  const [terms, privacy] = [await openPage('/terms-&-Condition/'), await openPage('/privacy-policy/')]
  const text = textOf(within(terms.main).getByRole('article'))
  expect(text.length).toBeGreaterThan(2000)
  expect(textOf(within(privacy.main).getByRole('article'))).toBe(text)
  expect(textOf(within(terms.main).getByRole('heading', { level: 1 }))).toBe('Terms & Conditions')
  expect(privacy.document.title).toMatch(/^Privacy Policy/)
})
