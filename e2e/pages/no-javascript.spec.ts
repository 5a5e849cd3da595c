import { screens } from '../../ops/screens.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ javaScriptEnabled: false })

const { home, product, accessories, locate, blog } = screens

for (const [name, path] of Object.entries({ home, product, accessories, locate, blog }))
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

test('the search button of the header leads to the page that searches', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Open search' }).click()
  await expect(page).toHaveURL(/\/search\/?\??$/)
  await expect(page.getByRole('main').getByRole('combobox', { name: 'Search products' })).toBeVisible()
})

test('search works without JavaScript', async ({ page }) => {
  await page.goto('/search')
  await page.getByRole('main').getByRole('combobox', { name: 'Search products' }).fill('darwaza')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: /door/i }).first()).toBeVisible()
})

test('the pages of a product list lead on without JavaScript, and past the last there is nothing', async ({ page }) => {
  await page.goto('/upvc-door-and-window/window')
  const products = page.getByRole('main').locator('a[href^="/products/"]')
  const first = await products.first().getAttribute('href')
  await page.getByRole('navigation', { name: 'Pages of products' }).getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/window\?page=2$/)
  await expect(products.first()).not.toHaveAttribute('href', first ?? '')
  await expect(page.getByRole('button', { name: 'Show More' })).toBeHidden()
  expect((await page.goto('/upvc-door-and-window/window?page=99'))?.status()).toBe(404)
})
