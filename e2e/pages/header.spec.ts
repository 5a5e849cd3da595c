import { expect } from '@playwright/test'
import { openPage } from '../fixtures/hydration.ts'
import { test } from '../fixtures/test.ts'

test('the About Us menu opens the page and its three anchors (§2 Routes, §2 Header)', async ({ page }) => {
  await openPage(page, '/blogs/')
  const opener = page.getByRole('banner').getByText('About Us', { exact: true }).first()
  const menu = page.getByRole('banner').getByRole('list').filter({ hasText: 'Our Story' }).first()
  for (const [label, anchor] of [
    ["Chairman's Message", 'chairman-message'],
    ['Our Story', 'our-story'],
    ['Vision & Mission', 'vision-&-mission'],
  ] as const) {
    await opener.click()
    await menu.getByRole('link', { name: label }).click()
    await expect(page).toHaveURL((url) => url.pathname === '/about-us/' && url.hash === `#${anchor}`)
    await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport()
    await expect(menu).toBeHidden()
  }
  await opener.click()
  await menu.getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/about-us/' && url.hash === '')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})

test('the Product menu opens a panel of categories and closes on Escape (§Introduction, §2 Header)', async ({
  page,
}) => {
  await openPage(page, '/blogs/')
  const opener = page.getByRole('banner').getByText('Product', { exact: true }).first()
  const category = page.getByRole('banner').getByRole('link', { name: 'Alu Home Interior' }).first()
  await expect(category).toBeHidden()
  await opener.click()
  await expect(category).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(category).toBeHidden()
})

test('the search icon toggles a search box that queries on every change and opens a product by keyboard (§1, §2 Header, §4, §7, §8)', async ({
  page,
}) => {
  await openPage(page, '/blogs/')
  const box = page.getByRole('combobox', { name: 'Search products' }).first()
  await expect(box).toBeHidden()
  await page.getByRole('button', { name: 'Open search' }).click()
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/search'))
      requests.push(`${request.headers()['content-type']} ${request.postData()}`)
  })
  await box.pressSequentially('bay')
  await expect(page.getByRole('option', { name: /Bay/ }).first()).toHaveAttribute('href', /^\/products\//)
  expect(requests).toHaveLength(3)
  expect(requests[2]).toMatch(/^multipart\/form-data[\s\S]*name="keyword"\s+bay/)
  await box.fill('zzzzzz')
  await expect(page.getByText('No search found')).toBeVisible()
  await page.getByRole('button', { name: 'Close search' }).click()
  await expect(box).toBeHidden()
  await page.getByRole('button', { name: 'Open search' }).click()
  await box.fill('tilt')
  await expect(page.getByRole('option', { name: /Tilt/ }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/products\//)
})

test('the Search button opens a results page with its own URL (§2 Header)', async ({ page }) => {
  await openPage(page, '/blogs/')
  await page.getByRole('button', { name: 'Open search' }).click()
  await page.getByRole('combobox', { name: 'Search products' }).first().fill('khidki')
  await page.getByRole('button', { name: 'Search', exact: true }).first().click()
  await expect(page).toHaveURL(/\/search\?q=khidki$/)
  const results = page.getByRole('main').getByRole('link', { name: /Window/ })
  await expect(results.first()).toBeVisible()
})

test('the mobile menu opens and closes with its button, expands its sub-lists and closes when an anchor is chosen (§2 Header, §4)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/blogs/')
  await expect(page.getByRole('navigation', { name: 'Contact' })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Main' }).last()
  const button = page.getByLabel('Menu')
  await expect(menu).toBeHidden()
  await button.click()
  await expect(menu).toBeVisible()
  await button.click()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'BLOGS' })).toBeVisible()
  await button.click()
  for (const [list, entry, path] of [
    ['Product', 'Alu Home Interior', '/alu-home-interior'],
    ['About Us', 'Our Story', '/about-us/#our-story'],
  ] as const) {
    const opener = menu.getByText(list, { exact: true }).first()
    const link = menu.getByRole('link', { name: entry })
    await expect(link).toBeHidden()
    await opener.click()
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', path)
    await opener.click()
    await expect(link).toBeHidden()
  }
  await menu.getByText('About Us', { exact: true }).first().click()
  await menu.getByRole('link', { name: 'Our Story' }).click()
  await expect(menu).toBeHidden()
  await expect(page.locator('#our-story')).toBeInViewport()
})
