import { foundingYear } from '../../contract/ui-config.ts'
import { cmsBlocks, wordsOf } from '../fixtures/api-reply.ts'
import { expect, test } from '../fixtures/test.ts'

test('the hero of About Us says since when, and names the range', async ({ page }) => {
  await page.goto('/about-us/')
  const hero = page.getByRole('main').locator('section').first()
  await expect(hero.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(hero.getByText(`Founded in ${foundingYear}`)).toBeVisible()
  for (const part of [
    'uPVC and aluminium doors and windows',
    'railings, shower cubicles, sky lights, slim sliding doors',
    'commercial partitions',
    'profiles and accessories',
  ])
    await expect(hero).toContainText(part)
})

for (const [name, heading, post] of [
  ['chairman-message', "Chairman's Message", 'Chairman'],
  ['managing-director-message', "Managing Director's Message", 'Managing Director'],
] as const)
  test(`About Us: ${heading} word for word, with name, post and picture`, async ({ page, request }) => {
    const { text, person, image } = (await cmsBlocks(request, 'About Us'))(name)
    await page.goto('/about-us/')
    const message = page.getByRole('figure').filter({ has: page.getByRole('heading', { name: heading }) })
    await expect(message).toContainText(await wordsOf(page, text))
    await expect(message.getByText(person, { exact: true })).toBeVisible()
    await expect(message.getByText(post, { exact: true })).toBeVisible()
    await expect(message.locator(`img[src="${image}"]`)).toBeVisible()
  })

test('About Us: the story of quality and a skilled team in Faridabad, for Delhi NCR and Rajasthan', async ({
  page,
}) => {
  await page.goto('/about-us/')
  const story = page.locator('#our-story')
  await expect(story.getByRole('heading', { name: 'Our Story' })).toBeVisible()
  await expect(story).toContainText('We are based in Faridabad, Haryana, India')
  await expect(story).toContainText('Quality')
  await expect(story).toContainText('skilled team')
  await expect(story).toContainText('we serve Delhi NCR and Rajasthan')
})

test('About Us: a leading name and 1 Billion revenue as vision, a service company as mission', async ({ page }) => {
  await page.goto('/about-us/')
  const both = page.locator('[id="vision-&-mission"]')
  await expect(both.getByRole('heading', { name: 'Our Vision' })).toBeVisible()
  await expect(both).toContainText(
    'become a leading name in interior products, and to reach 1 Billion revenue within two years',
  )
  await expect(both.getByRole('heading', { name: 'Our Mission' })).toBeVisible()
  await expect(both).toContainText(
    'a service company that offers an exceptional customer experience and customised building solutions',
  )
})
