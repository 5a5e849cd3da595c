import { within } from '@testing-library/dom'
import { expect } from 'vitest'
import { closest, find, replyOf, test, textOf } from './open-page.ts'

test('the hero of About Us shows the founding year and the product range (§2 About Us)', async ({ openPage }) => {
  const { main } = await openPage('/about-us/')
  const hero = find(main, 'section')
  within(hero).getByRole('heading', { level: 1 })
  const text = textOf(hero)
  expect(text).toContain('Founded in 2013')
  expect(text).toContain('uPVC and aluminium doors and windows')
  expect(text).toContain('railings, shower cubicles, sky lights, slim sliding doors')
  expect(text).toContain('commercial partitions')
  expect(text).toContain('profiles and accessories')
})

test.for([
  ["Chairman's Message", 'chairman-message', 'Chairman'],
  ["Managing Director's Message", 'managing-director-message', 'Managing Director'],
] as const)(
  'About Us shows the full %s with name, post and picture (§1, §2 About Us)',
  async ([heading, name, post], { openPage, api }) => {
    const { data } = await replyOf(api.banner({ title: 'About Us' }))
    const block = data.blocks.find((block) => block.name === name)
    const { main } = await openPage('/about-us/')
    const message = closest(within(main).getByRole('heading', { name: heading }), 'section')
    expect(block?.text.length).toBeGreaterThan(100)
    expect(textOf(message)).toContain(textOf(block?.text ?? ''))
    within(message).getByText(block?.person ?? '')
    within(message).getByText(post)
    find(message, `img[src="${block?.image}"]`)
  },
)

test('Our Story tells of quality and a skilled team in Faridabad, and of Delhi NCR and Rajasthan (§Introduction, §1, §2 About Us)', async ({
  openPage,
}) => {
  const { document } = await openPage('/about-us/')
  const story = find(document, '#our-story')
  within(story).getByRole('heading', { name: 'Our Story' })
  const text = textOf(story)
  expect(text).toContain('We are based in Faridabad, Haryana, India')
  expect(text).toContain('Quality')
  expect(text).toContain('skilled team')
  expect(text).toContain('we serve Delhi NCR and Rajasthan')
})

test('About Us shows the vision with its revenue target, and the mission (§1, §2 About Us, §9)', async ({
  openPage,
}) => {
  const { main } = await openPage('/about-us/')
  const section = closest(within(main).getByRole('heading', { name: 'Our Vision' }), '[id]')
  expect(section.id).toBe('vision-&-mission')
  within(section).getByRole('heading', { name: 'Our Mission' })
  const text = textOf(section)
  expect(text).toContain('become a leading name in interior products, and to reach 1 Billion revenue within two years')
  expect(text).toContain(
    'a service company that offers an exceptional customer experience and customised building solutions',
  )
})
