import { within } from '@testing-library/dom'
import { expect } from 'vitest'
import { closest, find, hrefOf, replyOf, test, textOf } from './open-page.ts'

test('Locate Us has a banner with its picture (§2 Contact)', async ({ openPage, api }) => {
  const { data } = await replyOf(api.banner({ title: 'Locate Us' }))
  const { main } = await openPage('/locate-us/')
  const banner = find(main, 'section')
  within(banner).getByRole('heading', { level: 1, name: 'Locate Us' })
  find(banner, `img[src="${data.image}"]`)
})

test('Locate Us shows contact details, the form at its anchor, the map and five offices with full addresses (§1, §2 Contact)', async ({
  openPage,
}) => {
  const { document, main } = await openPage('/locate-us/')
  within(main).getByRole('heading', { name: 'Get In Touch' })
  const [phone] = within(main).getAllByRole('link', { name: '+91 129 555 0142' })
  expect(phone && hrefOf(phone)).toBe('tel:+911295550142')
  within(main).getByRole('link', { name: 'hello@jharokha.example' })
  within(find(document, '#quiery-form')).getByLabelText('Name')
  within(main).getByTitle('Find us on google map')
  for (const [office, address] of [
    ['Head Office, Faridabad', /^Third Floor, Sample House, Plot 00, .*, Sector 00, Faridabad, Haryana 121 000$/],
    ['Fabrication Unit, Faridabad', /^Shed 0, Plot 000, .*, Example Road, Faridabad, Haryana 121 000$/],
    ['Showroom, Faridabad', /^Shop 00, Ground Floor, .*, Sector 00, Faridabad, Haryana 121 000$/],
    ['Showroom, Jaipur', /^Unit 00, Sample Arcade, .*, Jaipur, Rajasthan 302 000$/],
    ['Showroom, Kishangarh', /^Plot 00, .*, Kishangarh, District Ajmer, Rajasthan 305 800$/],
  ] as const) {
    const card = closest(within(main).getByRole('heading', { name: office }), 'article')
    expect(textOf(find(card, 'address'))).toMatch(address)
  }
})
