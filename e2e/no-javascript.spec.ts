import { expect, test } from '@playwright/test'
import { screens } from '../ops/screens.ts'

test.use({ javaScriptEnabled: false })

for (const [name, path] of Object.entries(screens))
  test(`${name} reads without JavaScript`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })

test('menus open and lead on without JavaScript', async ({ page }) => {
  await page.goto('/blogs/')
  await page.getByRole('banner').getByText('Product', { exact: true }).first().click()
  await page.getByRole('banner').getByRole('link', { name: 'Alu Home Interior' }).first().click()
  await expect(page).toHaveURL(/alu-home-interior$/)
  await page.getByRole('main').getByRole('link', { name: 'Railing System' }).click()
  await page.getByRole('main').locator('a[href^="/products/"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('search works without JavaScript', async ({ page }) => {
  await page.goto('/search')
  await page.getByRole('main').getByRole('combobox', { name: 'Search products' }).fill('darwaza')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: /door/i }).first()).toBeVisible()
})
