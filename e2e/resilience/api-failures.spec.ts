import { expect, type Page } from '@playwright/test'
import { screens } from '../../ops/screenshots/screens.ts'
import { type Fault, faultsOf, secret, startFaultyApi } from '../fixtures/faulty-api.ts'
import { openPage } from '../fixtures/hydration.ts'
import { startSite } from '../fixtures/site-process.ts'
import { test } from '../fixtures/test.ts'

let api: Awaited<ReturnType<typeof startFaultyApi>>
let site: Awaited<ReturnType<typeof startSite>>

// The tests share one site and break its API in different ways, so they run one after another.
test.describe.configure({ mode: 'default' })
test.beforeAll(async ({ baseURL }) => {
  api = await startFaultyApi(baseURL ?? '')
  site = await startSite({ API_BASE_URL: api.url })
})
test.afterAll(async () => {
  await site.stop()
  api.stop()
})
test.beforeEach(() => api.repair())

test('a read call fails in the browser: it is logged, and the page shows nothing about it (§8)', async ({ page }) => {
  const errors = collectErrors(page)
  for (const [call, path] of [
    ['product', screens['product-list']],
    ['blog-list', screens.blogs],
  ] as const) {
    await openPage(page, path)
    const usual = await linesOf(page)
    for (const [kind, fault] of faultsOf(call))
      await test.step(`${call}: ${kind}`, async () => {
        await follow(page, screens.privacy)
        await breakInBrowser(page, call, fault)
        const logged = page.waitForEvent('console', (message) => message.text().startsWith('A read call '))
        await follow(page, path)
        expect((await logged).type()).toBe('warning')
        await expectOnlyUsualText(page, usual)
        await page.unroute(`**/api/${call}`)
        expect(errors).toEqual([])
      })
  }
})

test('category fails in the browser, which retries: it is logged, and the page shows nothing about it (§8)', async ({
  page,
}) => {
  const errors = collectErrors(page)
  await openPage(page, site.url)
  const usual = await linesOf(page)
  api.breakCall('category', 'no connection')
  await breakInBrowser(page, 'category', 'no connection')
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('A read call '))
  await openPage(page, site.url)
  expect((await logged).type()).toBe('warning')
  await expectOnlyUsualText(page, usual)
  expect(errors).toEqual([])
})

test.describe('with pictures', () => {
  test.use({ loadsPictures: true })

  test('the site works with the API of another server, while it renders and in the browser', async ({ page }) => {
    await openPage(page, `${site.url}/upvc-door-and-window`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('uPVC')
    await page.getByRole('main').locator('a[href="/upvc-door-and-window/window"]').click()
    const main = page.getByRole('main')
    await expect(main.locator('a[href^="/products/"]')).toHaveCount(8)
    await page.getByRole('button', { name: 'Show More' }).click()
    await expect(main.locator('a[href^="/products/"]')).toHaveCount(16)
    const image = main.locator('img').first()
    await image.scrollIntoViewIfNeeded()
    await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0)
  })
})

test('while the API server is down, pages are served with skeletons; they recover without a reload (§2 Routes)', async ({
  page,
}) => {
  api.breakAll()
  const response = await openPage(page, `${site.url}/upvc-door-and-window/door`)
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('main').getByTestId('skeleton').first()).toBeVisible()
  api.repair()
  await expect(page.getByRole('main').locator('a[href^="/products/"]')).toHaveCount(8)
})

async function breakInBrowser(page: Page, call: string, fault: Fault) {
  await page.route(`**/api/${call}`, (route) => (fault === 'no connection' ? route.abort() : route.fulfill(fault)))
}

async function follow(page: Page, path: string) {
  // By key: the footer moves while lists load, and a click that is under way then is lost.
  await page.getByRole('contentinfo').locator(`a[href="${path}"]`).press('Enter')
  await expect(page).toHaveURL((url) => url.pathname === path)
  // The new page begins at its top. A click that is under way when it scrolls there is lost.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
}

function collectErrors(page: Page) {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

/** Text of loading states: labels for screen readers, headings, unfilled placeholders. */
const loadingText = /^(Loading|Searching)|^(Accessories|Search results)$|\[(phone|Company Name|developer)\]/

/** The screen shows no text that it does not show when every call succeeds. */
async function expectOnlyUsualText(page: Page, usual: Set<string>) {
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const unusual = async () => [...(await linesOf(page))].filter((line) => !usual.has(line) && !loadingText.test(line))
  // The previous screen may still be visible.
  await expect.poll(unusual).toEqual([])
  await expect(page.getByRole('alert')).toHaveText('')
  expect(await page.title()).not.toContain(secret)
}

async function linesOf(page: Page) {
  return new Set(await page.evaluate(() => document.body.innerText.split('\n').map((line) => line.trim())))
}
