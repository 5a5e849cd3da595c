import { axeFindings } from '../fixtures/axe.ts'
import { moveTo, signInByApi } from '../fixtures/back-office.ts'
import { expect, type Page, test } from '../fixtures/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('visitors load nothing of the back office', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(requested.length).toBeGreaterThan(5)
  expect(requested.filter((path) => path.startsWith('/admin'))).toEqual([])
})

test('scripts of the back office are cached for a year, and its page is not', async ({ request, baseURL }) => {
  const page = await request.get('/admin/products/1')
  expect([page.status(), page.headers()['cache-control']]).toEqual([200, 'no-cache'])
  const script = (await page.text()).match(/src="(\/admin\/assets\/[^"]+\.js)"/)?.[1] ?? ''
  const { status, headers } = await fetch(baseURL + script, { headers: { 'accept-encoding': 'br' } })
  expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
  expect(headers.get('content-encoding')).toBe('br')
  expect((await request.get('/admin/assets/nothing.js')).status()).toBe(404)
})

/** Every kind of screen with its title, in two groups that run in parallel. */
const groups: Record<string, [path: string, title: RegExp][]> = {
  administration: [
    ['/', /^Dashboard$/],
    ['/leads', /^Leads$/],
    ['/leads/1/show', /^Lead: ./],
    ['/settings', /^Settings$/],
    ['/synonyms', /^Synonyms$/],
    ['/staff/create', /^New user$/],
    ['/audit', /^Audit log$/],
    ['/archive', /^Import\/export$/],
    ['/account', /^Your account$/],
  ],
  content: [
    ['/products', /^Products$/],
    ['/products/1', /^Product: ./],
    ['/products/1/1', /^Product: ./],
    ['/products/1/4', /^Product: ./],
    ['/import-products', /^Import products$/],
    ['/blogs/1', /^Blog post: ./],
    ['/pages/1', /^Page: ./],
    ['/trash', /^Trash$/],
    ['/media/1', /^Media file: ./],
  ],
}

/** Made of the same parts as the screens above. */
const similarScreens: [path: string, title: RegExp][] = [
  ['/products/create', /^New product$/],
  ['/sub-items', /^Product lists$/],
  ['/accessories', /^Accessories$/],
  ['/projects/1', /^Project: ./],
  ['/media', /^Media library$/],
  ['/redirects', /^Redirects$/],
]

test('every other screen of the back office opens', async ({ page }) => {
  await signInByApi(page)
  await page.goto('/admin/account')
  for (const [path, title] of similarScreens) {
    await moveTo(page, `/admin${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(content(page).filter({ visible: true }).first()).toBeVisible()
  }
})

for (const [group, screens] of Object.entries(groups))
  test(`every screen of the back office opens without axe findings or CSP violations: ${group}`, async ({ page }) => {
    const cspViolations: string[] = []
    page.on(
      'console',
      (message) => /Content Security Policy/.test(message.text()) && cspViolations.push(message.text()),
    )
    await page.request.post('/api/contact-us', { data: { customer_name: 'Asha', phone_number: '9812345678' } })
    await signInByApi(page)
    await page.goto('/admin/account')
    const findings: string[] = []
    for (const [path, title] of screens) {
      await moveTo(page, `/admin${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(content(page).filter({ visible: true }).first()).toBeVisible()
      findings.push(...(await axeFindings(page)).map((finding) => `${path}: ${finding}`))
    }
    expect(findings).toEqual([])
    expect(cspViolations).toEqual([])
  })

test('the screens of signed-out users open without axe findings', async ({ page }) => {
  const screens = {
    '/login': 'Back office',
    '/forgot-password': 'Forgot password',
    '/reset-password': 'Choose a new password',
  }
  const findings: string[] = []
  for (const [address, title] of Object.entries(screens)) {
    await page.goto(`/admin${address}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    findings.push(...(await axeFindings(page)).map((finding) => `${address}: ${finding}`))
  }
  expect(findings).toEqual([])
})

test('without SMTP, the forgot password screen says who can help', async ({ page }) => {
  await page.goto('/admin/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('alert')).toContainText('Ask an administrator')
  await expect(page.getByLabel('E-mail')).toBeHidden()
})

/** What a loaded screen shows: columns, an empty state, a form, a chart or an image. */
function content(page: Page) {
  const main = page.getByRole('main')
  return main
    .getByRole('columnheader')
    .filter({ hasText: /\S/ })
    .or(main.getByText(/^(No (records|leads)|The trash is empty)/))
    .or(main.getByRole('button', { name: /^(Save|Publish|Add note|Set up|Choose a file|Choose a CSV file)$/ }))
    .or(main.getByRole('heading', { name: /^Last \d+ days$/ }))
    .or(main.locator('img, svg[role=img]'))
}
