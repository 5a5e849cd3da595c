import { within } from '@testing-library/dom'
import { expect } from 'vitest'
import { find, hrefOf, test, textOf, textsOf } from './open-page.ts'

const filtersIn = (main: HTMLElement) =>
  within(within(main).getByRole('navigation', { name: 'Accessory categories' })).getAllByRole('button')
const selectedIn = (main: HTMLElement) =>
  textsOf(filtersIn(main).filter((filter) => filter.getAttribute('aria-pressed') === 'true'))
const cardsIn = (main: HTMLElement) => main.querySelectorAll('li:has(button[aria-haspopup="dialog"])')

test.for(['/accessories/rollers-and-tracks', '/accessories-shop/tilt-and-turn-window'])(
  '%s has a header with title and introduction (§2 Accessories)',
  async (path, { openPage }) => {
    const { main } = await openPage(path)
    within(main).getByRole('heading', { level: 1, name: 'Accessories' })
    within(main).getByText(/The parts a hand touches/)
  },
)

test('each accessory filter has an icon, a title and a link (§2 Accessories)', async ({ openPage }) => {
  const { main } = await openPage('/accessories/rollers-and-tracks')
  const filters = filtersIn(main)
  expect(filters).toHaveLength(8)
  for (const filter of filters) {
    expect(textOf(filter)).toMatch(/\w/)
    expect(find(filter, 'img').getAttribute('src')).toMatch(/icon-[\w-]+\.svg$/)
    expect(hrefOf(filter)).toMatch(/^\/accessories\/[\w-]+$/)
  }
})

test('the category of the URL is selected, and its title and first page are shown (§2 Routes, §2 Accessories, §4)', async ({
  openPage,
}) => {
  const { main } = await openPage('/accessories/glass-and-spacers')
  expect(selectedIn(main)).toEqual(['Glass & Spacers'])
  within(main).getByRole('heading', { level: 2, name: 'Glass & Spacers' })
  expect(cardsIn(main)).toHaveLength(12)
})

test('the first category is selected when the URL names none (§4)', async ({ openPage }) => {
  const { main } = await openPage('/accessories-shop/tilt-and-turn-window')
  expect(selectedIn(main)).toEqual(textsOf(filtersIn(main).slice(0, 1)))
})

test('an accessory card shows image, title and HTML description (§2 Accessories)', async ({ openPage }) => {
  const { main } = await openPage('/accessories/rollers-and-tracks')
  const [card] = cardsIn(main)
  if (!card) throw new Error('There are no cards')
  expect(textsOf(card.querySelectorAll('h3'))).toEqual(['Tandem roller'])
  expect([...card.querySelectorAll('img')].at(-1)?.getAttribute('src')).toMatch(/hw-roller-wheel\.jpg$/)
  expect(textsOf(card.querySelectorAll('p'))).toContainEqual(
    expect.stringMatching(/^Two grooved wheels share the weight/),
  )
})

test('a category with sub-categories shows a titled grid for each and no Show More button (§2 Accessories, §4)', async ({
  openPage,
}) => {
  const { main } = await openPage('/accessories/window-door-and-accessories')
  const titles = ['Window Handles', 'Door Handles', 'Locks & Cylinders', 'Hinges & Stays']
  expect(textsOf(main.querySelectorAll('section h3'))).toEqual(titles)
  for (const title of titles) {
    const grid = within(main).getByRole('heading', { level: 3, name: title }).nextElementSibling
    expect(grid?.querySelectorAll('button[aria-haspopup="dialog"]').length).toBeGreaterThan(0)
  }
  expect(within(main).queryByRole('button', { name: /^Show/ })).toBeNull()
})
