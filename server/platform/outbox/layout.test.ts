import { settings } from '@house/demo/settings'
import { expect, test } from 'vitest'
import { htmlMail, mailBrandOf, paragraph } from './layout.ts'

const brand = mailBrandOf({ ...settings, offices: [], brand: null }, 'https://jharokha.example')

test('a mail shows the name with a link to the site, and contact data', () => {
  const html = htmlMail(brand, 'Thank you', paragraph('Hello'))
  expect(html).toContain('<a href="https://jharokha.example" style="color:#171B1F;text-decoration:none">Jharokha Doors')
  expect(html).toContain(`${settings.phone} &middot; ${settings.email}`)
  expect(html).not.toContain('<img')
})

test('a logo replaces the name, which is its alternative text', () => {
  const html = htmlMail({ ...brand, name: 'A "1"', logoUrl: 'https://a.example/logo.png' }, 'Thank you', '')
  expect(html).toContain('<img src="https://a.example/logo.png" alt="A &#34;1&#34;"')
})

test('without a public address nothing links to the site', () => {
  expect(htmlMail({ ...brand, siteUrl: '' }, 'Thank you', '')).not.toContain('<a ')
})
