import { within } from '@testing-library/dom'
import { expect } from 'vitest'
import { updateSettings } from '../../server/settings/store.ts'
import { publishChanges } from '../../server/testing/publish-changes.ts'
import { find, hrefOf, test, textOf, textsOf } from './open-page.ts'

const author = { staffId: null, now: new Date() }

test('pages show the phone number and e-mail address of the settings', async ({ openPage, db }) => {
  const changed = { phone: '+91 291 555 0199', email: 'desk@jharokha.example' }
  await updateSettings(db, changed, author)
  const { header, main } = await openPage('/locate-us/')
  expect(hrefOf(within(main).getByRole('link', { name: changed.phone }))).toBe('tel:+912915550199')
  expect(hrefOf(within(main).getByRole('link', { name: changed.email }))).toBe(`mailto:${changed.email}`)
  expect(hrefOf(find(header, 'nav[aria-label="Service"] a[href^="tel:"]'))).toBe('tel:+912915550199')
  const legal = await openPage('/privacy-policy/')
  expect(textOf(within(legal.main).getByRole('article'))).toContain(`by e-mail at ${changed.email}`)
})

test('menus and home tiles list the categories of the API, with HTML in their titles', async ({ openPage, db }) => {
  const { id } = await db
    .selectFrom('category')
    .select('id')
    .where('slug', '=', 'alu-home-interior')
    .executeTakeFirstOrThrow()
  await publishChanges(db, 'category', id, { slug: 'verandas', title: 'Glass &amp; <em>Verandas</em>' }, author)
  const { header, main } = await openPage('/')
  const links = header.querySelectorAll('nav[aria-label="Main"] a[href="/verandas"]')
  const tiles = main.querySelectorAll('nav[aria-label="Product categories"] a[href="/verandas"]')
  // One in the desktop menu, one in the mobile menu.
  expect(textsOf(links)).toEqual(['Glass & Verandas', 'Glass & Verandas'])
  expect(tiles).toHaveLength(1)
  for (const link of [...links, ...tiles]) expect(textsOf(link.querySelectorAll('em'))).toEqual(['Verandas'])
  expect(header.querySelector('a[href="/alu-home-interior"]')).toBeNull()
})
