import { screens } from '../ops/screens.ts'
import { type Fault, startFaultyServer, startSiteOn } from './faulty-server.ts'
import { untilNetworkIdle } from './hydrated.ts'
import { expect, type Page, test } from './test.ts'

const secret = 'Words of the server that nobody should read'
const refusal = JSON.stringify({ success: '0', message: secret })
const faults: Record<string, Fault> = {
  'a refusal': { status: 200, body: refusal },
  'a refusal with HTTP 422': { status: 422, body: refusal },
  'a fault of the server': { status: 500, body: refusal },
  'an answer that nobody can read': { status: 200, body: `<h1>${secret}</h1>` },
  'no answer at all': 'no connection',
}

/** Every kind of fault for one call, and for the others the two that differ most: an answer, and none. */
const faultsOf = (call: string) =>
  Object.entries(faults).filter(([what]) => call === 'product' || what === 'a refusal' || what === 'no answer at all')

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

let server: Awaited<ReturnType<typeof startFaultyServer>>
let site: Awaited<ReturnType<typeof startSiteOn>>

// One site for all of them, and one fault at a time.
test.describe.configure({ mode: 'default' })
test.beforeAll(async ({ baseURL }) => {
  server = await startFaultyServer(baseURL ?? '')
  site = await startSiteOn(server.url)
})
test.afterAll(() => {
  site.stop()
  server.stop()
})
test.beforeEach(async ({ page }) => {
  server.mend()
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

for (const [call, path] of reads)
  test(`${call} fails while the server renders: it is logged, and the page comes without a word about it`, async ({
    page,
  }) => {
    const errors = uncaught(page)
    await page.goto(site.url + path)
    const usual = await linesOf(page)
    for (const [what, fault] of faultsOf(call))
      await test.step(what, async () => {
        server.breakCall(call, fault)
        const logged = logsOf(site.log())
        const response = await page.goto(site.url + path)
        expect(response?.status()).toBe(path === screens['not-found'] ? 404 : 200)
        await expect.poll(() => logsOf(site.log())).toBeGreaterThan(logged)
        await expectNothingSaid(page, usual)
        expect(errors).toEqual([])
      })
  })

for (const [call, path, from] of reads)
  if (from)
    test(`${call} fails in the browser: it is logged, and the screen comes without a word about it`, async ({
      page,
    }) => {
      const errors = uncaught(page)
      await page.goto(path)
      const usual = await linesOf(page)
      for (const [what, fault] of faultsOf(call))
        await test.step(what, async () => {
          await page.goto(from)
          await untilNetworkIdle(page)
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

for (const call of ['category', 'app-setting'])
  test(`${call} fails in the browser, which asks again: it is logged, and nothing is said`, async ({ page }) => {
    const errors = uncaught(page)
    await page.goto(site.url)
    const usual = await linesOf(page)
    for (const [what, fault] of faultsOf(call))
      await test.step(what, async () => {
        server.breakCall(call, 'no connection')
        await breakInBrowser(page, call, fault)
        const logged = page.waitForEvent('console', (message) => message.text().startsWith('A read call '))
        await page.goto(site.url)
        expect((await logged).type()).toBe('warning')
        await expectNothingSaid(page, usual)
        await page.unroute(`**/api/${call}`)
        expect(errors).toEqual([])
      })
  })

test('the search call fails under the search box: it is logged, and no list is shown', async ({ page }) => {
  const errors = uncaught(page)
  await page.goto(screens.privacy)
  await page.getByRole('button', { name: 'Open search' }).click()
  const usual = await linesOf(page)
  const box = page.getByRole('combobox', { name: 'Search products' })
  for (const [what, fault] of Object.entries(faults))
    await test.step(what, async () => {
      await box.fill('tilt')
      await expect(page.getByRole('option').first()).toBeVisible()
      await breakInBrowser(page, 'search', fault)
      const logged = page.waitForEvent('console', (message) => message.text().startsWith('A read call '))
      await box.fill('tilt and')
      expect((await logged).type()).toBe('warning')
      await expect(page.getByRole('listbox')).toBeHidden()
      await expectNothingSaid(page, usual)
      await page.unroute('**/api/search')
      expect(errors).toEqual([])
    })
})

for (const [call, path, item] of [
  ['blog-list', screens.blogs, 'a[href^="/blog-details-page/"]'],
  ['product', screens['product-list'], 'a[href^="/products/"]'],
  ['accessory', '/accessories/glass-and-spacers', 'button[aria-haspopup="dialog"]'],
] as const)
  test(`${call} fails for the next page: the list stays, nothing is said, and Show More asks again`, async ({
    page,
  }) => {
    const errors = uncaught(page)
    await page.goto(path)
    await untilNetworkIdle(page)
    const main = page.getByRole('main')
    const items = main.locator(item)
    const usual = await linesOf(page)
    const before = await items.count()
    for (const [what, fault] of Object.entries(faults))
      await test.step(what, async () => {
        await breakInBrowser(page, call, fault)
        const logged = page.waitForEvent('console', (message) => message.text().startsWith('A read call '))
        await page.getByRole('button', { name: 'Show More' }).click()
        expect((await logged).type()).toBe('warning')
        await expect(page.getByRole('button', { name: 'Show More' })).toBeEnabled()
        await expect(items).toHaveCount(before)
        await expectNothingSaid(page, usual)
        await page.unroute(`**/api/${call}`)
      })
    await page.getByRole('button', { name: 'Show More' }).click()
    await expect.poll(() => items.count()).toBeGreaterThan(before)
    expect(errors).toEqual([])
  })

test('the links of the not-found screen come from the category call, and its failure is silent', async ({ page }) => {
  const made = { id: 1, slug: 'made-for-this-test', title: 'Made for <em>this</em> test', image: '' }
  server.breakCall('category', { status: 200, body: JSON.stringify({ success: '1', message: 'OK', data: [made] }) })
  await page.goto(`${site.url}/no/such/page`)
  const main = page.getByRole('main')
  await expect(main.getByRole('link')).toHaveText(['Back to Home', /Made for this test/])
  await expect(main.getByRole('link', { name: 'Made for this test' })).toHaveAttribute('href', '/made-for-this-test')
  server.breakCall('category', 'no connection')
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

/** What stands in for what has not come: words for those who cannot see a skeleton, headings, unfilled placeholders. */
const meanwhile = /^(Loading|Searching)|^(Accessories|Search results)$|\[(phone|Company Name|developer)\]/

/** The screen says nothing that it does not say when all is well. */
async function expectNothingSaid(page: Page, usual: Set<string>) {
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const unusual = async () => [...(await linesOf(page))].filter((line) => !usual.has(line) && !meanwhile.test(line))
  // The screen one came from may still be there.
  await expect.poll(unusual).toEqual([])
  await expect(page.getByRole('alert')).toHaveText('')
  expect(await page.title()).not.toContain(secret)
}

async function linesOf(page: Page) {
  return new Set(await page.evaluate(() => document.body.innerText.split('\n').map((line) => line.trim())))
}
