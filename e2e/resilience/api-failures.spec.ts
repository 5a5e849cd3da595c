import { screens } from '../../ops/screens.ts'
import { type Fault, startFaultyApi } from '../fixtures/faulty-api.ts'
import { waitForNetworkIdle } from '../fixtures/hydration.ts'
import { startSite } from '../fixtures/site-process.ts'
import { expect, type Page, test } from '../fixtures/test.ts'

const secret = 'Internal details of the server'
const errorReply = JSON.stringify({ success: '0', message: secret })
const faults: Record<string, Fault> = {
  'an error reply': { status: 200, body: errorReply },
  'an error reply with HTTP 422': { status: 422, body: errorReply },
  'a server error': { status: 500, body: errorReply },
  'an unreadable reply': { status: 200, body: `<h1>${secret}</h1>` },
  'no connection at all': 'no connection',
}

/** Every kind of fault for one call; for the others the two that differ most. */
const faultsOf = (call: string) =>
  Object.entries(faults).filter(
    ([what]) => call === 'product' || what === 'an error reply' || what === 'no connection at all',
  )

/** Every read call, a screen that needs it, and where a link leads there from. */
const reads = [
  ['category', screens['not-found'], undefined],
  ['app-setting', screens.home, undefined],
  ['banner', screens.home, screens.privacy],
  ['review-list', screens.home, screens.privacy],
  ['our-projects', screens.projects, screens.home],
  ['blog-list', screens.blogs, screens.privacy],
  ['blog-detail', '/blog-details-page/new-windows-in-a-lived-in-flat', screens.blogs],
  ['sub-category', screens.category, screens['not-found']],
  ['product', screens['product-list'], screens.privacy],
  ['product-details', screens.product, screens['product-list']],
  ['accessory-category', screens['accessories-grouped'], screens.privacy],
  ['accessory', '/accessories/profile-and-accessories', screens.privacy],
  ['project-details', screens.project, screens.projects],
  ['search', screens.search, undefined],
] as const

let api: Awaited<ReturnType<typeof startFaultyApi>>
let site: Awaited<ReturnType<typeof startSite>>

// One site for all of them, and one fault at a time.
test.describe.configure({ mode: 'default' })
test.beforeAll(async ({ baseURL }) => {
  api = await startFaultyApi(baseURL ?? '')
  site = await startSite({ API_BASE_URL: api.url, LOG_LEVEL: 'warn' })
})
test.afterAll(async () => {
  await site.stop()
  api.stop()
})
test.beforeEach(async ({ page }) => {
  api.repair()
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

for (const [call, path] of reads)
  test(`${call} fails while the server renders: it is logged, and the page says nothing about it`, async ({
    request,
  }) => {
    for (const [what, fault] of faultsOf(call))
      await test.step(what, async () => {
        api.breakCall(call, fault)
        const logged = logsOf(site.output())
        const response = await request.get(site.url + path)
        expect(response.status()).toBe(path === screens['not-found'] ? 404 : 200)
        await expect.poll(() => logsOf(site.output())).toBeGreaterThan(logged)
        const html = await response.text()
        expect(html.includes('<footer')).toBe(true)
        const shown = html.replace(/<script[\s\S]*?<\/script>/g, '')
        expect(shown.includes(secret)).toBe(false)
        expect(shown.includes('Something went wrong')).toBe(false)
      })
  })

for (const [call, path, from] of reads)
  if (from && ['product', 'blog-list'].includes(call))
    test(`${call} fails in the browser: it is logged, and the page says nothing about it`, async ({ page }) => {
      const errors = uncaught(page)
      await page.goto(path)
      const usual = await linesOf(page)
      for (const [what, fault] of faultsOf(call))
        await test.step(what, async () => {
          await page.goto(from)
          await waitForNetworkIdle(page)
          await breakInBrowser(page, call, fault)
          const logged = page.waitForEvent('console', (message) => message.text().startsWith('A read call '))
          await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click()
          await expect(page).toHaveURL((url) => url.pathname === path)
          expect((await logged).type()).toBe('warning')
          await expectNothingSaid(page, usual)
          await page.unroute(`**/api/${call}`)
          expect(errors).toEqual([])
        })
    })

for (const call of ['category'])
  test(`${call} fails in the browser, which retries: it is logged, and the page says nothing about it`, async ({
    page,
  }) => {
    const errors = uncaught(page)
    await page.goto(site.url)
    const usual = await linesOf(page)
    for (const [what, fault] of faultsOf(call))
      await test.step(what, async () => {
        api.breakCall(call, 'no connection')
        await breakInBrowser(page, call, fault)
        const logged = page.waitForEvent('console', (message) => message.text().startsWith('A read call '))
        await page.goto(site.url)
        expect((await logged).type()).toBe('warning')
        await expectNothingSaid(page, usual)
        await page.unroute(`**/api/${call}`)
        expect(errors).toEqual([])
      })
  })

test('the links of the not-found page come from the category call, and its failure is silent', async ({ page }) => {
  const made = { id: 1, slug: 'made-for-this-test', title: 'Made for <em>this</em> test', image: '' }
  api.breakCall('category', { status: 200, body: JSON.stringify({ success: '1', message: 'OK', data: [made] }) })
  await page.goto(`${site.url}/no/such/page`)
  const main = page.getByRole('main')
  await expect(main.getByRole('link')).toHaveText(['Back to Home', /Made for this test/])
  await expect(main.getByRole('link', { name: 'Made for this test' })).toHaveAttribute('href', '/made-for-this-test')
  api.breakCall('category', 'no connection')
  await page.goto(`${site.url}/no/such/page`)
  await expect(main.getByRole('link')).toHaveText(['Back to Home'])
  await expect(page.getByRole('alert')).toHaveText('')
})

async function breakInBrowser(page: Page, call: string, fault: Fault) {
  await page.route(`**/api/${call}`, (route) => (fault === 'no connection' ? route.abort() : route.fulfill(fault)))
}

function uncaught(page: Page) {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

const logsOf = (log: string) => log.split('A read call ').length

/** Text of loading states: labels for screen readers, headings, unfilled placeholders. */
const placeholders = /^(Loading|Searching)|^(Accessories|Search results)$|\[(phone|Company Name|developer)\]/

/** The screen says nothing that it does not say when all is well. */
async function expectNothingSaid(page: Page, usual: Set<string>) {
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const unusual = async () => [...(await linesOf(page))].filter((line) => !usual.has(line) && !placeholders.test(line))
  // The screen one came from may still be there.
  await expect.poll(unusual).toEqual([])
  await expect(page.getByRole('alert')).toHaveText('')
  expect(await page.title()).not.toContain(secret)
}

async function linesOf(page: Page) {
  return new Set(await page.evaluate(() => document.body.innerText.split('\n').map((line) => line.trim())))
}
