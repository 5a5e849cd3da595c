import { within } from '@testing-library/dom'
import { expect } from 'vitest'
import { updateSettings } from '../../server/platform/company/settings/store.ts'
import { closest, find, replyOf, test, textOf, textsOf } from './open-page.ts'

test('Become a Dealer has a hero banner with its picture (§2 Dealer)', async ({ openPage, api }) => {
  const { data } = await replyOf(api.banner({ title: 'Become a Dealer' }))
  const { main } = await openPage('/become-a-dealer/')
  const banner = find(main, 'section')
  within(banner).getByRole('heading', { level: 1, name: 'Become a Dealer' })
  find(banner, `img[src="${data.image}"]`)
})

test('Become a Dealer shows seven benefits and the form (§2 Dealer)', async ({ openPage }) => {
  const { main } = await openPage('/become-a-dealer/')
  const headings = textsOf(within(main).getAllByRole('heading'))
  for (const benefit of [
    /quality/i,
    /pricing/i,
    /range/i,
    /marketing support/i,
    /technical support/i,
    /reputation/i,
    /growth/i,
  ])
    expect(headings).toContainEqual(expect.stringMatching(benefit))
  const form = closest(within(main).getByRole('heading', { name: 'Tell us about your project' }), 'section')
  find(form, 'form')
})

test('Become a Dealer lists the kinds of partners we look for (§2 Dealer)', async ({ openPage, api }) => {
  const { data } = await replyOf(api.banner({ title: 'Become a Dealer' }))
  const items = data.blocks.find(({ name }) => name === 'looking-for')?.items ?? []
  expect(items.length).toBeGreaterThan(2)
  const { main } = await openPage('/become-a-dealer/')
  const section = closest(within(main).getByRole('heading', { name: 'Who are we looking for?' }), 'section')
  expect(textsOf(section.querySelectorAll('li :is(h2, h3, h4)'))).toEqual(items.map(({ title }) => title))
})

test('the dealer text fills its placeholders from the settings and leaves out what needs a missing one (§2 Dealer)', async ({
  openPage,
  db,
}) => {
  const before = textOf((await openPage('/become-a-dealer/')).main)
  expect(before).toContain('Partner with Jharokha Doors, Windows & Interiors')
  expect(before).toContain('call +91 129 555 0142 or write to hello@jharokha.example')
  expect(before).not.toMatch(/\[[\w ]+\]/)
  await updateSettings(db, { phone: '' }, { staffId: null, now: new Date() })
  const after = textOf((await openPage('/become-a-dealer/')).main)
  expect(after).not.toContain('or write to hello@jharokha.example')
  expect(after).not.toMatch(/\[[\w ]+\]/)
  expect(after).toContain('Partner with Jharokha Doors, Windows & Interiors')
})

test('the dealer form keeps the input on error and then sends', async ({ request }) => {
  const send = (values: Record<string, string>) =>
    request('/become-a-dealer/', { method: 'POST', body: new URLSearchParams(values) })
  const values = {
    customer_name: 'Asha Rathore',
    phone_number: '9812345678',
    state: 'Rajasthan',
    required_service: 'uPVC',
    type: 'dealership_request',
  }
  const rejected = await send({ ...values, city: '' })
  expect(rejected.status).toBe(422)
  const html = await rejected.text()
  for (const text of ['City is required', 'value="Asha Rathore"', 'value="9812345678"', 'value="Rajasthan"'])
    expect(html).toContain(text)
  const accepted = await send({ ...values, city: 'Jaipur' })
  expect(accepted.status).toBe(200)
  expect(await accepted.text()).toContain('Thank you')
})
