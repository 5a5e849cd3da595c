import { readFile } from 'node:fs/promises'
import { axeFindings } from './axe.ts'
import { openAs, startSite } from './back-office.ts'
import { untilElementHydrated } from './held-replies.ts'
import { expect, type Page, test } from './test.ts'

const port = Number(process.env.E2E_PORT ?? 3107) + 8
const site = `http://localhost:${port}`
let server: Awaited<ReturnType<typeof startSite>>

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: site, viewport: { width: 1440, height: 900 } })
test.beforeAll(async () => {
  server = await startSite(port)
})
test.afterAll(() => server.stop())

function sheet(...lines: string[]) {
  return { name: 'autumn.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) }
}

test('products of a file are looked at, mended, imported, and on the site', async ({ page }) => {
  await openAs(page, '/products')
  await page.getByRole('link', { name: 'Import and export' }).click()
  const chooser = page.locator('input[type=file]')
  await chooser.setInputFiles(sheet('slug;title;list', 'teal-round-window;Teal Round Window;nowhere'))
  await expect(page.getByRole('cell', { name: 'list names no list of products: "nowhere".' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Import/ })).toBeDisabled()
  expect(await axeFindings(page)).toEqual([])
  await chooser.setInputFiles(sheet('slug;title;list', 'teal-round-window;Teal Round Window;window'))
  await expect(page.getByRole('row', { name: /Teal Round Window.*new/ })).toBeVisible()
  await page.getByRole('button', { name: 'Import 1 product' }).click()
  await expect(page.getByText('Imported. It is on the site.')).toBeVisible()
  await page.goto('/products/teal-round-window')
  await expect(page.getByRole('heading', { name: 'Teal Round Window', level: 1 })).toBeVisible()
})

test('the content is taken along as one file and put in again', async ({ page }) => {
  await openAs(page, '/archive')
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export the content' }).click()
  const archive = await (await coming).path()
  expect((await readFile(archive)).subarray(0, 2).toString()).toBe('PK')
  await page.locator('input[type=file]').setInputFiles(archive)
  const dialog = page.getByRole('dialog', { name: 'Replace all content?' })
  await expect(dialog.getByRole('button', { name: 'Replace it' })).toBeDisabled()
  await dialog.getByLabel('Type REPLACE to go on').fill('REPLACE')
  await dialog.getByRole('button', { name: 'Replace it' }).click()
  await expect(page.getByText(/^The content of .* is on the site: \d+ products/)).toBeVisible({ timeout: 120_000 })
  expect(await axeFindings(page)).toEqual([])
})

test('the overview shows what was searched for and not found, what was looked at, and how fast it was', async ({
  page,
  playwright,
  launchOptions,
  userAgent,
}) => {
  // A page that is being left signs its last words with the browser's own name, which here says that it is a robot.
  const args = [...(launchOptions.args ?? []), `--user-agent=${userAgent}`]
  const browser = await playwright.chromium.launch({ ...launchOptions, args })
  const visitor = await browser.newPage({ baseURL: site })
  const measuring = visitor.waitForResponse(/\/web-vitals-/)
  await visitor.goto('/search')
  await measuring
  const box = visitor.getByRole('main').getByRole('combobox', { name: 'Search products' })
  await untilElementHydrated(box)
  await box.pressSequentially('qqzzyy')
  await expect(visitor.getByText('No search found').first()).toBeVisible()
  await visitor.goto('/about-us/')
  await leaveBeforeItIsMeasured(await browser.newPage({ baseURL: site, viewport: { width: 390, height: 844 } }))
  await openAs(page, '/')
  const shown = page.getByRole('main')
  await expect(async () => {
    await page.reload()
    await expect(shown.getByText('qqzzyy').first()).toBeVisible({ timeout: 8000 })
    await expect(shown.getByText('Until a tap is answered')).toBeVisible({ timeout: 3000 })
    await expect(shown.getByRole('heading', { name: 'On phones' })).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 120_000 })
  await browser.close()
  await expect(shown.getByRole('link', { name: '/about-us' })).toBeVisible()
  await expect(shown.getByRole('table', { name: 'Pages looked at per day' })).toBeAttached()
  await page.getByRole('button', { name: '7 days' }).click()
  await expect(page.getByRole('heading', { name: 'The last 7 days' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})

test('leads are exported for Excel as they are filtered', async ({ page }) => {
  await openAs(page, '/leads')
  await page.getByRole('button', { name: 'Export' }).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Excel' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('leads.xlsx')
  expect(decodeURIComponent(download.url())).toContain('"joined":true')
})

async function leaveBeforeItIsMeasured(page: Page) {
  await page.route(/\/web-vitals-/, () => {})
  await page.goto('/search')
  await untilElementHydrated(page.getByRole('main').getByRole('combobox', { name: 'Search products' }))
  await page.goto('about:blank')
}
