import { expect } from '@playwright/test'
import { answerEnquiries, asha, done, fill, send } from '../fixtures/enquiry-form.ts'
import { openPage } from '../fixtures/hydration.ts'
import { test } from '../fixtures/test.ts'

test.use({ loadsPictures: true })

test('the banner carousel moves forward and back, with pictures at most 500 px high (§2 Product detail, §9)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1100 })
  await openPage(page, '/products/tilt-and-turn-window')
  const carousel = page.getByRole('region', { name: /in place$/ })
  const pictures = carousel.getByRole('listitem').locator('img:last-of-type')
  const count = await pictures.count()
  expect(count).toBeGreaterThan(1)
  const heights = await pictures.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeLessThanOrEqual(500)
  await carousel.evaluate((section) => section.scrollIntoView({ block: 'center' }))
  await expect(pictures.last()).not.toBeInViewport()
  for (let number = 2; number <= count; number++) {
    await carousel.getByRole('button', { name: 'Next picture' }).click()
    const marker = carousel.getByRole('button', { name: `Show picture ${number} of` })
    await expect(marker).toHaveAttribute('aria-current', 'true')
  }
  await expect(pictures.last()).toBeInViewport({ ratio: 0.9 })
  await expect(pictures.first()).not.toBeInViewport()
  await carousel.getByRole('button', { name: 'Show picture 1 of' }).click()
  await expect(pictures.first()).toBeInViewport({ ratio: 0.9 })
})

test('at 1440 px the pictures of a product end at the same height as its facts', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const slug of ['tilt-and-turn-window', 'anthracite-casement-with-fixed-light']) {
    await openPage(page, `/products/${slug}`)
    const thumbnail = await page
      .getByRole('main')
      .getByRole('link', { name: /^Show picture/ })
      .last()
      .boundingBox()
    const action = await page.getByRole('main').getByRole('link', { name: 'Plan this window' }).boundingBox()
    expect(Math.abs(bottomOf(thumbnail) - bottomOf(action))).toBeLessThan(2)
  }
})

test('the answers about a project are in the enquiry, can be edited there and are sent (§2 Product detail)', async ({
  page,
}) => {
  const sent = await answerEnquiries(page, done)
  await openPage(page, '/products/tilt-and-turn-window')
  await page.getByRole('link', { name: 'Tell us about your project' }).filter({ visible: true }).first().click()
  const project = page.getByRole('dialog', { name: 'Tell us about your project' })
  await project.getByRole('radio', { name: 'ALU Home Interior' }).check()
  for (const question of await project.getByRole('combobox').all()) {
    const answers = await question.getByRole('option').allTextContents()
    await question.selectOption(answers.toSorted((one, other) => other.length - one.length)[0] ?? '')
  }
  await project.getByRole('button', { name: 'Continue to the enquiry' }).click()
  const form = page.getByRole('form', { name: 'Enquiry' })
  const detail = form.getByLabel('About your project')
  await expect(detail).toHaveValue('Shop or showroom, Still planning, Over 10 openings')
  await detail.fill('Showroom in Jaipur, over 10 openings')
  await fill(form, asha)
  await send(form)
  await expect
    .poll(() => sent[0]?.body)
    .toMatchObject({
      required_service: 'ALU Home Interior',
      otherdescription: 'Showroom in Jaipur, over 10 openings',
    })
})

function bottomOf(box: { y: number; height: number } | null) {
  return (box?.y ?? 0) + (box?.height ?? 0)
}
