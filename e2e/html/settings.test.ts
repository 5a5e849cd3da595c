import { hasPage, optionalPages } from '@house/contract/pages/optional-pages'
import { aboutSections, homeSections, menuEntries } from '@house/contract/pages/page-sections'
import { urls } from '@house/contract/urls'
import { settings } from '@house/demo/settings'
import { within } from '@testing-library/dom'
import { expect } from 'vitest'
import { updateSettings } from '../../server/platform/company/settings/store.ts'
import { publishChanges } from '../../server/testing/publish-changes.ts'
import { find, hrefOf, test, textOf, textsOf } from './open-page.ts'

const author = { staffId: null, now: new Date() }

test('pages show the phone number and e-mail address of the settings (§1)', async ({ openPage, db }) => {
  const changed = { phone: '+91 291 555 0199', email: 'desk@jharokha.example' }
  await updateSettings(db, changed, author)
  const { header, main } = await openPage('/locate-us/')
  expect(hrefOf(within(main).getByRole('link', { name: changed.phone }))).toBe('tel:+912915550199')
  expect(hrefOf(within(main).getByRole('link', { name: changed.email }))).toBe(`mailto:${changed.email}`)
  expect(hrefOf(find(header, 'nav[aria-label="Service"] a[href^="tel:"]'))).toBe('tel:+912915550199')
  const legal = await openPage('/privacy-policy/')
  expect(textOf(within(legal.main).getByRole('article'))).toContain(`by e-mail at ${changed.email}`)
})

test('menus and home tiles list the categories of the API, with HTML in their titles (§3, §7)', async ({
  openPage,
  db,
}) => {
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

const shown = <N extends string>(name: N) => ({ name, is_hidden: false })
const hidden = <N extends string>(name: N) => ({ name, is_hidden: true })

test('sections are shown in the order of the settings, without the hidden ones', async ({ openPage, db }) => {
  const about_sections = [shown('our-story'), shown('chairman-message'), hidden('vision-&-mission')] as const
  const home_sections = [
    { ...shown('testimonials'), heading: 'What people say' },
    { ...shown('projects'), heading: '' },
    { ...hidden('counters'), heading: '' },
  ] as const
  await updateSettings(db, { about_sections: [...about_sections], home_sections: [...home_sections] }, author)
  const { header, main } = await openPage('/about-us/')
  expect(Array.from(main.querySelectorAll('section[id]'), ({ id }) => id)).toEqual(['our-story', 'chairman-message'])
  const anchors = header.querySelectorAll('a[href^="/about-us/#"]')
  // In the desktop menu and in the mobile one.
  expect(textsOf(anchors)).toEqual(['Our Story', "Chairman's Message", 'Our Story', "Chairman's Message"])
  const home = await openPage('/')
  const headings = textsOf(home.main.querySelectorAll('h2'))
  const [first, second] = ['What people say', 'Recent projects'].map((heading) => headings.indexOf(heading))
  expect(first).toBeGreaterThan(0)
  expect(second).toBeGreaterThan(first ?? 0)
  expect(headings).not.toContain('In numbers')
})

test('the menu and the footer have the entries of the settings', async ({ openPage, db }) => {
  const menu = [shown('locate'), shown('about'), hidden('blogs'), hidden('product'), hidden('home'), hidden('dealer')]
  await updateSettings(db, { menu }, author)
  const { header, footer } = await openPage('/blogs/')
  for (const nav of header.querySelectorAll('nav[aria-label="Main"]'))
    expect(textsOf(nav.querySelectorAll(':scope > a, :scope > details > summary'))).toEqual(['Locate Us', 'About Us'])
  expect(header.querySelector('a[href="/become-a-dealer/"]')).toBeNull()
  expect(textsOf(find(footer, 'nav[aria-label="Company"]').querySelectorAll('a'))).toEqual(['Locate Us', 'About Us'])
})

test('the forms offer the services of the settings, and the hero its buttons', async ({ openPage, db }) => {
  const hero_buttons = [{ label: 'Our workshop', url: '/about-us/' }]
  await updateSettings(db, { services: ['Wooden doors', 'Carved panels'], hero_buttons }, author)
  for (const path of ['/locate-us/', '/become-a-dealer/']) {
    const { main } = await openPage(path)
    const choices = [...main.querySelectorAll<HTMLInputElement>('input[name=required_service]')]
    expect(choices.map(({ value, checked }) => [value, checked])).toEqual([
      ['Wooden doors', true],
      ['Carved panels', false],
      ['other', false],
    ])
  }
  const { main } = await openPage('/')
  expect(hrefOf(within(find(main, 'section')).getByRole('link', { name: 'Our workshop' }))).toBe('/about-us/')
  expect(main.querySelector('a[href="/plan"]')).toBeNull()
})

test('a page that is switched off is not found, and nothing links to it', async ({ openPage, db }) => {
  const product = await openPage('/products/tilt-and-turn-window')
  expect(product.main.querySelector('a[href^="/plan"]')).not.toBeNull()
  await updateSettings(
    db,
    {
      disabled_pages: [...optionalPages],
      menu: menuEntries.map(shown),
      hero_buttons: settings.hero_buttons,
      home_sections: settings.home_sections,
      about_sections: settings.about_sections,
      footer_columns: [{ title: 'More', links: settings.hero_buttons }],
    },
    author,
  )
  const gone = ['/blogs/', '/Blogs', '/all-recent-project/', '/become-a-dealer/', '/plan', '/plan/JH-AAAA-AA']
  const { slug } = await db.selectFrom('blog').select('slug').executeTakeFirstOrThrow()
  for (const path of [...gone, urls.blog(slug)]) {
    const { status, main, header } = await openPage(path)
    expect([path, status, textOf(find(main, '.eyebrow'))]).toEqual([path, 404, '404'])
    find(header, 'nav[aria-label="Main"]')
  }
  for (const path of ['/', '/about-us/', '/products/tilt-and-turn-window']) {
    const { document } = await openPage(path)
    const dead = [...document.querySelectorAll('a, link')].filter(
      (link) => !hasPage({ disabled_pages: optionalPages }, hrefOf(link) ?? ''),
    )
    expect([path, dead.map(hrefOf)]).toEqual([path, []])
  }
  await updateSettings(db, { disabled_pages: [], footer_columns: settings.footer_columns }, author)
})

test('About Us offers the projects only where there are some', async ({ ownSite: { openPage, db } }) => {
  const offers = async () => {
    await updateSettings(db, { tagline: `Changed at ${performance.now()}` }, author)
    const { main } = await openPage('/about-us/')
    return main.querySelector('a[href="/all-recent-project/"]') !== null
  }
  expect(await offers()).toBe(true)
  await db.deleteFrom('project').execute()
  expect(await offers()).toBe(false)
})

test('a page whose sections and menu entries are all hidden still has its heading', async ({ openPage, db }) => {
  const home_sections = homeSections.map((name) => ({ ...hidden(name), heading: '' }))
  await updateSettings(
    db,
    { home_sections, about_sections: aboutSections.map(hidden), menu: menuEntries.map(hidden) },
    author,
  )
  for (const path of ['/', '/about-us/']) {
    const { status, main, header, footer } = await openPage(path)
    expect([path, status]).toEqual([path, 200])
    within(main).getByRole('heading', { level: 1 })
    expect(header.querySelectorAll('nav[aria-label="Main"] a')).toHaveLength(0)
    expect(footer.querySelector('nav[aria-label="Company"]')).toBeNull()
  }
})
