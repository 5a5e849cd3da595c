import { skeletonCounts } from '../../contract/ui-config.ts'
import { screens } from '../../ops/screens.ts'
import { navigateWithHeldReplies, skeletonsIn } from '../fixtures/hold-replies.ts'
import { waitForNetworkIdle } from '../fixtures/hydration.ts'
import { expect, test } from '../fixtures/test.ts'

for (const [what, from, link, count, arrived] of [
  ['the blog list shows 8 cards', '/about-us/', '/blogs/', 8, '/blog-details-page/'],
  ['a product list shows 8 cards', '/upvc-door-and-window', '/upvc-door-and-window/window', 8, '/products/'],
  ['recent projects show 8 pictures', '/', '/all-recent-project/', 8, '/recent-project/'],
] as const)
  test(`before any reply, ${what} as skeletons`, async ({ page }) => {
    const release = await navigateWithHeldReplies(page, from, link)
    await expect(page).toHaveURL(new RegExp(`${link}$`))
    const large = skeletonsIn(page).filter({ visible: true })
    await expect
      .poll(async () => (await large.evaluateAll((all) => all.filter((each) => each.clientHeight > 120))).length)
      .toBe(count)
    release()
    await expect(page.getByRole('main').locator(`a[href^="${arrived}"]`).first()).toBeVisible()
    await expect(skeletonsIn(page)).toHaveCount(0)
  })

test('a category shows a skeleton banner and 4 skeleton tiles', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const release = await navigateWithHeldReplies(page, '/', '/alu-home-interior')
  await expect(page).toHaveURL(/\/alu-home-interior$/)
  const banner = page.getByRole('main').locator('section').first()
  await expect(banner.getByTestId('skeleton').first()).toBeVisible()
  await expect(banner.getByRole('heading')).toHaveCount(0)
  await expect(banner.locator('img')).toHaveCount(0)
  const meanwhile = await banner.boundingBox()
  const tiles = skeletonsIn(page)
  await expect
    .poll(async () => (await tiles.evaluateAll((all) => all.filter((each) => each.clientHeight > 300))).length)
    .toBe(skeletonCounts.heroTiles)
  release()
  await expect(banner.getByRole('heading', { level: 1 })).toContainText('Alu Home Interior')
  expect(await banner.boundingBox()).toEqual(meanwhile)
})

test('accessories show 4 filter placeholders and 8 cards', async ({ page }) => {
  const release = await navigateWithHeldReplies(page, '/about-us/', '/accessories/profile-and-accessories')
  await expect(page).toHaveURL(/accessories\/profile-and-accessories$/)
  const heights = () => skeletonsIn(page).evaluateAll((all) => all.map((each) => each.clientHeight))
  await expect.poll(async () => (await heights()).filter((height) => height > 100).length).toBe(8)
  release()
  await expect(page.getByRole('main').getByRole('button', { name: 'Profiles & Accessories' })).toBeVisible()
})

test('a project shows a spinner until it is loaded', async ({ page }) => {
  const release = await navigateWithHeldReplies(page, '/all-recent-project/', screens.project, 'project-details')
  await expect(page.getByRole('main').getByRole('status')).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a failed call keeps its skeleton and is retried until it succeeds', async ({ page }) => {
  await page.goto('/about-us/')
  await waitForNetworkIdle(page)
  let isBroken = true
  await page.route('**/api/blog-list', (route) => (isBroken ? route.abort() : route.continue()))
  await page.locator('a[href="/blogs/"]').first().click()
  await expect(skeletonsIn(page).first()).toBeVisible()
  isBroken = false
  await expect(page.getByRole('main').locator('a[href^="/blog-details-page/"]')).toHaveCount(8)
})

for (const [call, link, from] of [
  ['sub-category', '/alu-home-interior', '/'],
  ['product', '/upvc-door-and-window/window', '/upvc-door-and-window'],
] as const)
  test(`success 6 on ${call} shows the not-found screen`, async ({ page }) => {
    await page.goto(from)
    await waitForNetworkIdle(page)
    await page.route(`**/api/${call}`, (route) => route.fulfill({ json: { success: '6', message: 'Nothing' } }))
    await page.locator(`a[href="${link}"]`).filter({ visible: true }).first().click()
    await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible()
  })
