import { expect } from '@playwright/test'
import { test } from '../fixtures/test.ts'

test.use({ javaScriptEnabled: false })

test('menus and links lead from category to product without JavaScript (§1, §2 Category)', async ({ page }) => {
  await page.goto('/blogs/')
  await page.getByRole('banner').getByText('Product', { exact: true }).first().click()
  await page.getByRole('banner').getByRole('link', { name: 'Alu Home Interior' }).first().click()
  await expect(page).toHaveURL(/alu-home-interior$/)
  await page.getByRole('main').getByRole('link', { name: 'Railing System' }).click()
  await page.getByRole('main').locator('a[href^="/products/"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the search button of the header leads to a search page that works without JavaScript', async ({ page }) => {
  await page.goto('/blogs/')
  await page.getByRole('button', { name: 'Open search' }).click()
  await expect(page).toHaveURL(/\/search\/?\??$/)
  const main = page.getByRole('main')
  await main.getByRole('combobox', { name: 'Search products' }).fill('darwaza')
  await main.getByRole('button', { name: 'Search' }).click()
  await expect(main.getByRole('link', { name: /door/i }).first()).toBeVisible()
})

test('page links replace Show More without JavaScript', async ({ page }) => {
  await page.goto('/upvc-door-and-window/window')
  const products = page.getByRole('main').locator('a[href^="/products/"]')
  const first = await products.first().getAttribute('href')
  await page.getByRole('navigation', { name: 'Pages of products' }).getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/window\?page=2$/)
  await expect(products.first()).not.toHaveAttribute('href', first ?? '')
  await expect(page.getByRole('button', { name: 'Show More' })).toBeHidden()
})
