import type { ProductPage } from '@house/contract/endpoints'
import { answerEnquiries, asha, done, fill, send } from '../fixtures/enquiry-form.ts'
import { waitForNetworkIdle } from '../fixtures/hydration.ts'
import { expect, type Locator, type Page, test } from '../fixtures/test.ts'

test('a product shows its title, an accordion of description blocks and links to accessories', async ({ page }) => {
  await page.goto('/products/tilt-and-turn-window')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Tilt-and-Turn Window' })).toBeVisible()
  const blocks = main.locator('details')
  expect(await blocks.count()).toBeGreaterThanOrEqual(4)
  const closed = blocks.locator('summary').last()
  const body = blocks.last().locator('p, li, td').first()
  await expect(body).toBeHidden()
  await closed.click()
  await expect(body).toBeVisible()
  await expect(main.locator('a[href^="/accessories-shop/"]').first()).toBeAttached()
})

test('the main image is the picture of the product, and the words and the image at the bottom are its own', async ({
  page,
}) => {
  const { data } = await productOf(page, 'tilt-and-turn-window')
  await page.goto('/products/tilt-and-turn-window')
  const main = page.getByRole('main')
  const [picture] = await main
    .getByRole('region', { name: /^Pictures: / })
    .getByRole('img')
    .all()
  await expectPicture(picture, data.image)
  const bottom = main.locator('section').last()
  await bottom.scrollIntoViewIfNeeded()
  await expect(bottom).toContainText('Clean the outside from the inside.')
  await expect(bottom.getByRole('emphasis')).toHaveText('inside')
  await expectPicture(bottom.getByRole('img').last(), data.page_bottom_image)
})

test('the banner carousel moves on and back, and begins with a picture that the gallery has not shown', async ({
  page,
}) => {
  const { data } = await productOf(page, 'tilt-and-turn-window')
  const shown = [data.image, data.image2, data.image3, data.image4]
  expect(data.page_banner.filter((each) => shown.includes(each))).not.toEqual([])
  await page.setViewportSize({ width: 1280, height: 1100 })
  await page.goto('/products/tilt-and-turn-window')
  await waitForNetworkIdle(page)
  const carousel = page.getByRole('region', { name: /in place$/ })
  await expect(carousel.getByRole('listitem')).toHaveCount(data.page_banner.length)
  const pictures = carousel.getByRole('listitem').locator('img:last-of-type')
  const [first] = await pictures.all()
  expect(shown).not.toContain(await first?.getAttribute('src'))
  await carousel.evaluate((section) => section.scrollIntoView({ block: 'center' }))
  await expect(pictures.last()).not.toBeInViewport()
  for (let number = 2; number <= data.page_banner.length; number++) {
    await carousel.getByRole('button', { name: 'Next picture' }).click()
    const mark = carousel.getByRole('button', { name: `Show picture ${number} of` })
    await expect(mark).toHaveAttribute('aria-current', 'true')
  }
  await expect(pictures.last()).toBeInViewport({ ratio: 0.9 })
  await expect(pictures.first()).not.toBeInViewport()
  await carousel.getByRole('button', { name: 'Show picture 1 of' }).click()
  await expect(pictures.first()).toBeInViewport({ ratio: 0.9 })
})

test('at 1440 px the pictures end where the facts beside them end', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const slug of ['tilt-and-turn-window', 'anthracite-casement-with-fixed-light']) {
    await page.goto(`/products/${slug}`)
    const thumbnail = await page
      .getByRole('main')
      .getByRole('link', { name: /^Show picture/ })
      .last()
      .boundingBox()
    const action = await page.getByRole('main').getByRole('link', { name: 'Tell us about your project' }).boundingBox()
    expect(Math.abs(bottomOf(thumbnail) - bottomOf(action))).toBeLessThan(2)
  }
})

test('pictures of the banner carousel are at most 500 px high', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/products/tilt-and-turn-window')
  const pictures = page.getByRole('region', { name: /in place$/ }).locator('picture')
  const heights = await pictures.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(1)
  for (const height of heights) expect(height).toBeLessThanOrEqual(500)
})

test("'Tell us about your project' sends nothing itself and hands the choice to the enquiry", async ({ page }) => {
  await page.goto('/products/tilt-and-turn-window')
  await waitForNetworkIdle(page)
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await page.getByRole('link', { name: 'Tell us about your project' }).filter({ visible: true }).first().click()
  const project = page.getByRole('dialog', { name: 'Tell us about your project' })
  await expect(project.getByRole('combobox')).toHaveCount(3)
  for (const service of ['uPVC', 'ALU Home Interior', 'Commercial partition system'])
    await expect(project.getByRole('radio', { name: service })).toBeVisible()
  await project.getByText('Commercial partition system').click()
  await project.getByLabel('Building').selectOption('Office')
  await project.getByRole('button', { name: 'Continue to the enquiry' }).click()
  const enquiry = page.getByRole('dialog', { name: 'Enquiry' })
  await expect(enquiry.getByRole('radio', { name: 'Commercial partition system' })).toBeChecked()
  expect(sent).toEqual([])
})

test("'Tell us about your project' checks nothing: untouched, it leads on to an enquiry without a word about it", async ({
  page,
}) => {
  await page.goto('/products/tilt-and-turn-window')
  await waitForNetworkIdle(page)
  await page.getByRole('link', { name: 'Tell us about your project' }).filter({ visible: true }).first().click()
  const project = page.getByRole('dialog', { name: 'Tell us about your project' })
  await expect(project.locator(':required, [aria-required], form')).toHaveCount(0)
  await project.getByRole('radio', { name: 'uPVC' }).evaluate((radio: HTMLInputElement) => {
    radio.checked = false
  })
  await project.getByRole('button', { name: 'Continue to the enquiry' }).click()
  const enquiry = page.getByRole('dialog', { name: 'Enquiry' })
  await expect(enquiry).toBeVisible()
  await expect(page.getByRole('alert')).toBeEmpty()
  await expect(enquiry.getByLabel('About your project')).toHaveCount(0)
})

test('every answer given about the project is in the enquiry, can be changed there, and is sent', async ({ page }) => {
  const sent = await answerEnquiries(page, done)
  await page.goto('/products/tilt-and-turn-window')
  await waitForNetworkIdle(page)
  await page.getByRole('link', { name: 'Tell us about your project' }).filter({ visible: true }).first().click()
  const project = page.getByRole('dialog', { name: 'Tell us about your project' })
  await project.getByRole('radio', { name: 'ALU Home Interior' }).check()
  for (const question of await project.getByRole('combobox').all()) {
    const answers = await question.getByRole('option').allTextContents()
    await question.selectOption(answers.toSorted((one, other) => other.length - one.length)[0] ?? '')
  }
  await project.getByRole('button', { name: 'Continue to the enquiry' }).click()
  const form = page.getByRole('form', { name: 'Enquiry' })
  const words = form.getByLabel('About your project')
  await expect(words).toHaveValue('Shop or showroom, Still planning, Over 10 openings')
  await words.fill('Showroom in Jaipur, over 10 openings')
  await fill(form, asha)
  await send(form)
  await expect
    .poll(() => sent[0]?.body)
    .toMatchObject({
      required_service: 'ALU Home Interior',
      otherdescription: 'Showroom in Jaipur, over 10 openings',
    })
})

async function productOf(page: Page, slug: string): Promise<ProductPage> {
  return (await page.request.post('/api/product-details', { multipart: { slug } })).json()
}

async function expectPicture(picture: Locator | undefined, address: string) {
  if (!picture) throw new Error('There is no picture.')
  await expect(picture).toHaveAttribute('src', address)
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
}

function bottomOf(box: { y: number; height: number } | null) {
  return (box?.y ?? 0) + (box?.height ?? 0)
}
