import { apiReply, cmsBlocks, reloadDataWith } from '../fixtures/api-reply.ts'
import { expect, test } from '../fixtures/test.ts'

test('Become a Dealer has a hero banner with its picture', async ({ page, request }) => {
  const { data } = await apiReply(request, 'banner', { title: 'Become a Dealer' })
  await page.goto('/become-a-dealer/')
  const banner = page.getByRole('main').locator('section').first()
  await expect(banner.getByRole('heading', { level: 1, name: 'Become a Dealer' })).toBeVisible()
  await expect(banner.locator(`img[src="${data.image}"]`)).toBeVisible()
})

test('Become a Dealer: seven benefits and the form', async ({ page }) => {
  await page.goto('/become-a-dealer/')
  const main = page.getByRole('main')
  for (const benefit of [
    /quality/i,
    /pricing/i,
    /range/i,
    /marketing support/i,
    /technical support/i,
    /reputation/i,
    /growth/i,
  ])
    await expect(main.getByRole('heading', { name: benefit }).first()).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Tell us about your project' })).toBeVisible()
})

test('Become a Dealer lists who is looked for', async ({ page, request }) => {
  const { items } = (await cmsBlocks(request, 'Become a Dealer'))('looking-for')
  expect(items.length).toBeGreaterThan(2)
  await page.goto('/become-a-dealer/')
  const block = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Who are we looking for?' }) })
  await expect(block.getByRole('listitem').getByRole('heading')).toHaveText(items.map(({ title }) => title))
})

test('placeholders of the dealer copy are filled from the settings; one without a setting stays to be seen', async ({
  page,
}) => {
  await page.goto('/become-a-dealer/')
  const main = page.getByRole('main')
  await expect(main).toContainText('Partner with Jharokha Doors, Windows & Interiors')
  await expect(main).toContainText('call +91 129 555 0142 or write to hello@jharokha.example')
  await expect(main).not.toContainText(/\[[\w ]+\]/)
  await reloadDataWith(page, 'app-setting', (setting: object) => ({ ...setting, phone: '' }), 'Become a Dealer')
  await expect(main).toContainText('call [phone] or write to hello@jharokha.example')
  await expect(main).toContainText('Partner with Jharokha Doors, Windows & Interiors')
})
