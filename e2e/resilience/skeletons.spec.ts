import { expect, type Page } from '@playwright/test'
import { skeletonCounts } from '../../contract/ui-config.ts'
import { screens } from '../../ops/screenshots/screens.ts'
import { holdReplies, skeletonsIn } from '../fixtures/hold-replies.ts'
import { openPage } from '../fixtures/hydration.ts'
import { test } from '../fixtures/test.ts'

const blog = '/blog-details-page/new-windows-in-a-lived-in-flat'

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
})

test('lists show 8 skeletons, and a category a skeleton banner and 4 tiles, until their calls succeed (§2 Accessories, §2 Projects, §4, §9)', async ({
  page,
}) => {
  await openPage(page, screens.about)

  await test.step('a category', async () => {
    const release = await holdReplies(page)
    await follow(page, '/alu-home-interior')
    const banner = page.getByRole('main').locator('section').first()
    await expect(banner.getByTestId('skeleton').first()).toBeVisible()
    await expect(banner.getByRole('heading')).toHaveCount(0)
    await expect(banner.locator('img')).toHaveCount(0)
    await expectSkeletons(page, 300, skeletonCounts.heroTiles)
    const skeletonBox = await banner.boundingBox()
    release()
    await expect(banner.getByRole('heading', { level: 1 })).toContainText('Alu Home Interior')
    expect(await banner.boundingBox()).toEqual(skeletonBox)
  })

  for (const [screen, link, item] of [
    ['blogs', screens.blogs, 'a[href^="/blog-details-page/"]'],
    ['products', '/upvc-door-and-window/window', 'a[href^="/products/"]'],
    ['accessories', '/accessories/profile-and-accessories', 'button[aria-haspopup="dialog"]'],
    ['projects', screens.projects, 'a[href^="/recent-project/"]'],
  ] as const)
    await test.step(screen, async () => {
      if (screen === 'projects') await follow(page, screens.home)
      const release = await holdReplies(page)
      await follow(page, link)
      await expectSkeletons(page, 100, 8)
      release()
      await expect(page.getByRole('main').locator(item).first()).toBeVisible()
      await expect(skeletonsIn(page)).toHaveCount(0)
    })
})

test('each block of a screen is a skeleton, and a project a spinner, until its own call succeeds (§2 Project, §4)', async ({
  page,
}) => {
  await openPage(page, screens.blogs)
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })

  await test.step('a blog, then the further articles', async () => {
    const releaseList = await holdReplies(page, 'blog-list')
    const releaseBlog = await holdReplies(page, 'blog-detail')
    await follow(page, blog)
    await expect(blocksWithSkeletons(page)).toHaveCount(2)
    releaseBlog()
    await expect(heading).toBeVisible()
    await expect(blocksWithSkeletons(page)).toHaveCount(1)
    releaseList()
    await expect(skeletonsIn(page)).toHaveCount(0)
  })

  for (const [screen, link, blocks] of [
    ['home', screens.home, 8],
    ['a product list', '/upvc-door-and-window/window', 2],
    ['a product', screens.product, 5],
  ] as const)
    await test.step(screen, async () => {
      const release = await holdReplies(page)
      await follow(page, link)
      await expect(blocksWithSkeletons(page)).toHaveCount(blocks)
      release()
      await expect(heading).toBeVisible()
      await expect(skeletonsIn(page)).toHaveCount(0)
    })

  await test.step('a project, then its neighbours', async () => {
    await follow(page, screens.home)
    await follow(page, screens.projects)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/projects/i)
    await expect(skeletonsIn(page)).toHaveCount(0)
    const releaseList = await holdReplies(page, 'our-projects')
    const releaseProject = await holdReplies(page, 'project-details')
    await follow(page, screens.project)
    await expect(page.getByRole('main').getByRole('status')).toBeVisible()
    releaseProject()
    await expect(heading).toBeVisible()
    await expect(blocksWithSkeletons(page)).toHaveCount(1)
    releaseList()
    await expect(skeletonsIn(page)).toHaveCount(0)
  })

  await test.step('the search results', async () => {
    const release = await holdReplies(page)
    await page.getByRole('button', { name: 'Open search' }).click()
    const box = page.getByRole('banner').getByRole('combobox', { name: 'Search products' }).filter({ visible: true })
    await box.fill('khidki')
    await box.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=khidki$/)
    await expect(blocksWithSkeletons(page)).toHaveCount(2)
    release()
    const results = page.getByRole('main').getByRole('link', { name: /Window/ })
    await expect(results.first()).toBeVisible()
    await expect(skeletonsIn(page)).toHaveCount(0)
  })
})

test('settings and categories are skeletons while missing, and recover without a reload (§4)', async ({ page }) => {
  await page.route(/google\.com/, (route) => route.fulfill({ body: '<!doctype html><title>Map</title>' }))
  await openPage(page, screens.locate)
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
  await expect(page).toHaveURL(/\/about-us\/$/)
  await expect(skeletonsIn(page)).toHaveCount(skeletonCounts.heroTiles)
  await page.unroute(/\/api\/(app-setting|category)$/)
  await expect(page.getByRole('main').getByRole('link', { name: 'Alu Home Interior' })).toBeVisible()
  await expect(skeletonsIn(page)).toHaveCount(0)
})

test('success 6 on a category or a product list shows the not-found screen', async ({ page }) => {
  await openPage(page, screens.home)
  await page.route(/\/api\/(sub-category|product)$/, (route) =>
    route.fulfill({ json: { success: '6', message: 'Nothing' } }),
  )
  for (const link of ['/alu-home-interior', '/upvc-door-and-window/window']) {
    await follow(page, link)
    await expect(page.getByRole('main').getByRole('link', { name: 'Back to Home' })).toBeVisible()
    await follow(page, screens.privacy)
    await expect(page.getByRole('main').getByRole('link', { name: 'Back to Home' })).toBeHidden()
    // Until then its footer moves, and a click would miss the link.
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(skeletonsIn(page)).toHaveCount(0)
  }
})

async function follow(page: Page, path: string) {
  await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click()
  await expect(page).toHaveURL((url) => url.pathname === path)
}

async function expectSkeletons(page: Page, minHeightPx: number, count: number) {
  const heights = () => skeletonsIn(page).evaluateAll((all) => all.map((each) => each.clientHeight))
  await expect.poll(async () => (await heights()).filter((height) => height > minHeightPx).length).toBe(count)
}

function blocksWithSkeletons(page: Page) {
  const skeleton = '[data-testid="skeleton"]'
  return page.getByRole('main').locator(`:scope > ${skeleton}, :scope > :has(${skeleton})`)
}
