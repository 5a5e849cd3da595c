import { expect, test } from '@playwright/test'

test('a product shows its picture, accordion, accessories, carousel and closing words', async ({ page }) => {
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
  await page.waitForLoadState('networkidle')
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await page.getByRole('link', { name: 'Tell us about your project' }).filter({ visible: true }).first().click()
  const project = page.getByRole('dialog', { name: 'Tell us about your project' })
  await expect(project.getByRole('combobox')).toHaveCount(3)
  for (const service of ['uPVC', 'ALU Home Interior', 'Commercial partition system'])
    await expect(project.getByRole('radio', { name: service })).toBeVisible()
  await project.getByText('Commercial partition system').click()
  await project.getByRole('button', { name: 'Continue to the enquiry' }).click()
  const enquiry = page.getByRole('dialog', { name: 'Enquiry' })
  await expect(enquiry.getByRole('radio', { name: 'Commercial partition system' })).toBeChecked()
  expect(sent).toEqual([])
})
