import { startSite } from '../fixtures/site-process.ts'
import { expect, test } from '../fixtures/test.ts'

type Site = Awaited<ReturnType<typeof startSite>>
let api: Site
let site: Site

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  api = await startSite()
  site = await startSite({ API_BASE_URL: api.url })
})
test.afterAll(async () => {
  await site.stop()
  await api.stop()
})

test('the site runs on another server, on the server and in the browser', async ({ page }) => {
  await page.goto(`${site.url}/upvc-door-and-window`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('uPVC')
  await page.getByRole('main').locator('a[href="/upvc-door-and-window/window"]').click()
  await expect(page.getByRole('main').locator('a[href^="/products/"]')).toHaveCount(8)
  await page.getByRole('button', { name: 'Show More' }).click()
  await expect(page.getByRole('main').locator('a[href^="/products/"]')).toHaveCount(16)
  await expect
    .poll(() =>
      page
        .getByRole('main')
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0)
})

test('when that server is down pages still come, with skeletons, and recover by themselves', async ({ page }) => {
  await api.stop()
  const response = await page.goto(`${site.url}/upvc-door-and-window/door`)
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('main').getByTestId('skeleton').first()).toBeVisible()
  api = await startSite({ PORT: String(api.port) })
  await expect(page.getByRole('main').locator('a[href^="/products/"]')).toHaveCount(8)
})
