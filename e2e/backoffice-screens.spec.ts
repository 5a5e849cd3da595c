import { axeFindings } from './axe.ts'
import { enter, moveTo } from './back-office.ts'
import { expect, type Page, test } from './test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('visitors load nothing of the back office', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(asked.length).toBeGreaterThan(5)
  expect(asked.filter((path) => path.startsWith('/admin'))).toEqual([])
})

test('scripts of the back office are kept for ever, and its page never', async ({ request, baseURL }) => {
  const page = await request.get('/admin/products/1')
  expect([page.status(), page.headers()['cache-control']]).toEqual([200, 'no-cache'])
  const script = (await page.text()).match(/src="(\/admin\/assets\/[^"]+\.js)"/)?.[1] ?? ''
  const { status, headers } = await fetch(baseURL + script, { headers: { 'accept-encoding': 'br' } })
  expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
  expect(headers.get('content-encoding')).toBe('br')
  expect((await request.get('/admin/assets/nothing.js')).status()).toBe(404)
})

/** Every kind of screen by its title, in groups that are gone through side by side. */
const groups: Record<string, [address: string, title: RegExp][]> = {
  business: [
    ['/', /^Overview$/],
    ['/leads', /^Leads$/],
    ['/leads/1/show', /^Leads: ./],
    ['/settings', /^Settings$/],
    ['/synonyms', /^Search words$/],
    ['/redirects', /^Old addresses$/],
    ['/staff', /^Staff$/],
    ['/staff/create', /^Staff: new$/],
    ['/audit', /^Audit trail$/],
    ['/archive', /^Export and import$/],
    ['/account', /^Your account$/],
  ],
  catalogue: [
    ['/products', /^Products$/],
    ['/products/1', /^Products: ./],
    ['/products/1/1', /^Products: ./],
    ['/products/1/4', /^Products: ./],
    ['/products/create', /^Products: new$/],
    ['/import-products', /^Import products$/],
    ['/sub-items', /^Lists$/],
    ['/categories/1', /^Categories: ./],
    ['/accessories', /^Accessories$/],
  ],
  site: [
    ['/blogs', /^Blogs$/],
    ['/blogs/1', /^Blogs: ./],
    ['/projects/1', /^Projects: ./],
    ['/reviews/1', /^Reviews: ./],
    ['/offices/1', /^Offices: ./],
    ['/pages', /^Pages$/],
    ['/pages/1', /^Pages: ./],
    ['/trash', /^Trash$/],
    ['/media', /^Media$/],
    ['/media/1', /^Media: ./],
  ],
}

for (const [group, screens] of Object.entries(groups))
  test(`axe finds nothing on the screens of the back office, and none breaks its policy: ${group}`, async ({
    page,
  }) => {
    const breaches: string[] = []
    page.on('console', (message) => /Content Security Policy/.test(message.text()) && breaches.push(message.text()))
    await page.request.post('/api/contact-us', { data: { customer_name: 'Asha', phone_number: '9812345678' } })
    await enter(page)
    await page.goto('/admin/account')
    const findings: string[] = []
    for (const [address, title] of screens) {
      await moveTo(page, `/admin${address}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(content(page).filter({ visible: true }).first()).toBeVisible()
      findings.push(...(await axeFindings(page)).map((finding) => `${address}: ${finding}`))
    }
    expect(findings).toEqual([])
    expect(breaches).toEqual([])
  })

test('axe finds nothing on the screens of those who are not signed in', async ({ page }) => {
  const screens = {
    '/login': 'Back office',
    '/forgotten-password': 'Forgotten password',
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

test('where no mail is sent, who forgot the password is told who can help', async ({ page }) => {
  await page.goto('/admin/login')
  await page.getByRole('link', { name: 'Forgotten password' }).click()
  await expect(page.getByRole('alert')).toContainText('Ask an administrator')
  await expect(page.getByLabel('E-mail')).toBeHidden()
})

/** What a screen shows when its data have come: columns, or that there are none, a form, or a chart or picture. */
function content(page: Page) {
  const main = page.getByRole('main')
  return main
    .getByRole('columnheader')
    .filter({ hasText: /\S/ })
    .or(main.getByText(/^(Nothing (here|fits)|The trash is empty)/))
    .or(main.getByRole('button', { name: /^(Save|Publish|Add note|Set it up|Choose an archive|Choose a CSV file)$/ }))
    .or(main.getByRole('heading', { name: /^The last \d+ days$/ }))
    .or(main.locator('img, svg[role=img]'))
}
