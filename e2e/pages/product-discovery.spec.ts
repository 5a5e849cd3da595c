import { expect } from '@playwright/test'
import { urls } from '../../contract/urls.ts'
import { openPage } from '../fixtures/hydration.ts'
import { test } from '../fixtures/test.ts'

test('a buyer with a noisy corner flat finds a product: questions, reasons, filters', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, urls.products())
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Find my window' }).click()
  await main.getByRole('radio', { name: 'Living room' }).check()
  await main.getByRole('radio', { name: 'Noise' }).check()
  await main.getByRole('button', { name: 'Show what fits' }).click()
  await expect(page).toHaveURL(/\/find\?room=living-room&problem=noise/)
  await expect(main.getByRole('article')).toHaveCount(3)
  await expect(main.getByRole('article').first()).toContainText('Made for living rooms.')
  await expect(main.getByRole('link', { name: /^Start a plan with/ }).first()).toBeVisible()

  await main.getByRole('link', { name: /^See all \d+ products$/ }).click()
  await expect(page).toHaveURL(/\/products\?problem=noise&room=living-room$/)
  const total = main.locator('#found')
  const before = await total.textContent()
  const sliding = main.getByRole('link', { name: /^Sliding \d/ })
  await sliding.focus()
  const scrolledTo = await page.evaluate(() => window.scrollY)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/products\?problem=noise&room=living-room&opening=sliding$/)
  await expect(total).not.toHaveText(before ?? '')
  await expect(sliding).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolledTo)

  await main.getByRole('link', { name: 'Remove Sliding' }).click()
  await expect(total).toHaveText(before ?? '')
  await expect(total).toBeFocused()
  await main.locator('a[href^="/products/"]').first().click()
  await expect(page).toHaveURL(/\/products\/[\w-]+$/)
  await page.goBack()
  await expect(total).toHaveText(before ?? '')
})

test('Show More of a filtered list loads what the filter finds, and removing the filter keeps the focus', async ({
  page,
}) => {
  await openPage(page, '/upvc-door-and-window/window')
  const main = page.getByRole('main')
  await main.getByText('Filter these products').click()
  await main.getByRole('link', { name: /^Living room \d/ }).click()
  await expect(page).toHaveURL(/window\?room=living-room$/)
  await expect(main.getByRole('link', { name: 'Remove Living room' })).toBeVisible()
  const total = Number((await main.getByRole('status').textContent())?.match(/\d+/)?.[0])
  await expect(main.locator('a[href^="/products/"]')).toHaveCount(8)
  await main.getByRole('button', { name: 'Show More' }).click()
  await expect(main.locator('a[href^="/products/"]')).toHaveCount(Math.min(total, 16))

  await main.getByRole('link', { name: 'Remove Living room' }).click()
  await expect(page).toHaveURL(/window$/)
  await expect(main.locator('#found')).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a filter of a list, its second page and the finder work as links and forms', async ({ page }) => {
    await page.goto('/upvc-door-and-window/window', { waitUntil: 'domcontentloaded' })
    const main = page.getByRole('main')
    await main.getByText('Filter these products').click()
    await main.getByRole('link', { name: /^Living room \d/ }).click()
    await expect(page).toHaveURL(/window\?room=living-room$/)
    await main.getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL(/window\?room=living-room&page=2$/)
    await expect(main.locator('a[href^="/products/"]').first()).toBeVisible()

    await page.goto('/products', { waitUntil: 'domcontentloaded' })
    await main.getByRole('link', { name: /^Noise \d/ }).click()
    await main.getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL(/\/products\?problem=noise&page=2$/)
    await main.getByLabel('Width').fill('1,800')
    await main.getByRole('button', { name: 'Show what fits' }).click()
    await expect(page).toHaveURL(/problem=noise.*width=1(%2C)?800/)
    await expect(main.getByRole('link', { name: 'Remove Width 1,800 mm' })).toBeVisible()

    await page.goto('/find', { waitUntil: 'domcontentloaded' })
    await main.getByRole('radio', { name: 'Bedroom' }).check()
    await main.getByLabel('Width').fill('wide')
    await main.getByLabel('Height').fill('1.5 m')
    await main.getByRole('button', { name: 'Show what fits' }).click()
    await expect(main.getByRole('article')).toHaveCount(3)
    await expect(main.getByRole('alert')).toContainText('We left out “wide”')
    await expect(main.getByRole('link', { name: /^Start a plan with/ }).first()).toHaveAttribute(
      'href',
      /&height=1500&room=bedroom$/,
    )
  })
})
