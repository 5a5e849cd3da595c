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

test("the title of home is that of the settings, followed by the company's short name", async ({ openPage, db }) => {
  await updateSettings(db, { meta_title: 'Wooden Doors in Kochi', short_name: 'Kerala Doors' }, author)
  const { document } = await openPage('/')
  expect(document.title).toBe('Wooden Doors in Kochi | Kerala Doors')
})

test('a page without any contact data, profiles or offices has no brackets and no dead links', async ({
  openPage,
  db,
}) => {
  const empty = { phone: '', email: '', whatsapp: '', website: '', linkedin: '', instagram: '', developer: '' }
  await updateSettings(db, { ...empty, brochure: '', visit_promise: '', response_promise: '' }, author)
  await db.deleteFrom('office').execute()
  for (const path of ['/', '/about-us/', '/locate-us/', '/become-a-dealer/', '/privacy-policy/']) {
    const { document } = await openPage(path)
    // The data of the page has the stored texts, with their placeholders.
    for (const script of document.querySelectorAll('script')) script.remove()
    expect([path, textOf(document.body).match(/\[[a-z -]+\]/i)]).toEqual([path, null])
    const dead = document.querySelectorAll('a[href="tel:"], a[href="mailto:"], a[href=""], a[href^="https://wa.me/?"]')
    expect([path, dead.length]).toEqual([path, 0])
    expect([path, document.querySelector('[data-testid=skeleton]')]).toEqual([path, null])
  }
})
