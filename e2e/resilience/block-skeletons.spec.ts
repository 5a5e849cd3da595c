import { skeletonCounts } from '../../contract/ui-config.ts'
import { holdReplies, navigateWithHeldReplies, skeletonsIn } from '../fixtures/hold-replies.ts'
import { waitForNetworkIdle } from '../fixtures/hydration.ts'
import { expect, type Page, test } from '../fixtures/test.ts'

for (const [screen, from, link, blocks] of [
  ['Home', '/blogs/', '/', 8],
  ['a blog', '/blogs/', '/blog-details-page/new-windows-in-a-lived-in-flat', 2],
  ['a product list', '/upvc-door-and-window', '/upvc-door-and-window/window', 2],
  ['a product', '/upvc-door-and-window/window', '/products/tilt-and-turn-window', 5],
] as const)
  test(`${screen}: each block is a skeleton until its call succeeds`, async ({ page }) => {
    const release = await navigateWithHeldReplies(page, from, link)
    await expect(page).toHaveURL((url) => url.pathname === link)
    await expect(waitingBlocks(page)).toHaveCount(blocks)
    release()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(skeletonsIn(page)).toHaveCount(0)
  })

for (const [what, from, link, call] of [
  ['further articles', '/blogs/', '/blog-details-page/new-windows-in-a-lived-in-flat', 'blog-list'],
  ['neighbours', '/all-recent-project/', '/recent-project/courtyard-house-mansarovar-jaipur', 'our-projects'],
] as const)
  test(`${what} are skeletons below loaded content until their own call succeeds`, async ({ page }) => {
    const release = await navigateWithHeldReplies(page, from, link, call)
    await expect(page.getByRole('main').getByRole('article').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(waitingBlocks(page)).toHaveCount(1)
    release()
    await expect(skeletonsIn(page)).toHaveCount(0)
  })

test('Search: text and results are skeletons until their calls succeed', async ({ page }) => {
  await page.goto('/search')
  await waitForNetworkIdle(page)
  const release = await holdReplies(page)
  const box = page.getByRole('main').getByRole('combobox', { name: 'Search products' })
  await box.fill('khidki')
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\/search\?q=khidki$/)
  await expect(waitingBlocks(page)).toHaveCount(2)
  release()
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Window/ })
      .first(),
  ).toBeVisible()
  await expect(skeletonsIn(page)).toHaveCount(0)
})

test('settings and categories are skeletons while missing, and recover without a reload', async ({ page }) => {
  await page.route(/google\.com/, (route) => route.fulfill({ body: '<!doctype html><title>Map</title>' }))
  await page.goto('/locate-us/')
  await waitForNetworkIdle(page)
  await page.route(/\/api\/(app-setting|category)$/, (route) => route.abort())
  const header = page.getByRole('banner')
  await header.getByRole('link', { name: 'Locate Us' }).first().click()
  const block = (heading: string) =>
    page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: heading }) })
  await expect(block('Where to find us').getByTestId('skeleton').first()).toBeVisible()
  await expect(block('Find us on google map').getByTestId('skeleton').last()).toBeVisible()
  await header.getByText('Product', { exact: true }).first().click()
  await expect(header.getByTestId('skeleton').first()).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('main').getByText('Founded in', { exact: true })).toBeVisible()
  await expect(skeletonsIn(page)).toHaveCount(skeletonCounts.heroTiles)
  await page.unroute(/\/api\/(app-setting|category)$/)
  await expect(page.getByRole('main').getByRole('link', { name: 'Alu Home Interior' })).toBeVisible()
  await expect(skeletonsIn(page)).toHaveCount(0)
})

function waitingBlocks(page: Page) {
  const skeleton = '[data-testid="skeleton"]'
  return page.getByRole('main').locator(`:scope > ${skeleton}, :scope > :has(${skeleton})`)
}
