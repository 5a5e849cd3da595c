import { type ChildProcess, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { axeFindings } from './axe.ts'

const port = String(Number(process.env.E2E_PORT ?? 3107) + 7)
const site = `http://localhost:${port}`
const owner = { email: 'asha@jharokha.example', password: 'a window of jaipur' }
let server: ChildProcess

test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.use({ baseURL: site, viewport: { width: 1440, height: 900 } })
test.beforeAll(async () => {
  server = spawn('node', ['e2e/serve.ts'], {
    env: {
      ...process.env,
      PORT: port,
      LOG_LEVEL: 'silent',
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
    },
    stdio: 'ignore',
  })
  const isReady = async () => (await fetch(`${site}/readyz`)).ok
  await expect.poll(() => isReady().catch(() => false), { timeout: 60_000 }).toBe(true)
})
test.afterAll(() => void server.kill('SIGTERM'))

async function signIn(page: Page, { email, password } = owner) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('button', { name: /^Signed in as/ })).toBeVisible()
}

async function openAs(page: Page, address: string, person = owner) {
  await page.goto(`/admin${address}`)
  await signIn(page, person)
}

function field(page: Page, label: string) {
  return page.getByRole('textbox', { name: label, exact: true })
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^(Saved|Added)\./)).toBeVisible()
}

test('who is not signed in is asked to, told when the words are wrong, and then comes to where they wanted', async ({
  page,
}) => {
  await page.goto('/admin/products')
  await page.getByLabel('E-mail').fill(owner.email)
  await page.getByLabel('Password').fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toHaveText('E-mail address and password do not belong together.')
  await signIn(page)
  await expect(page).toHaveURL(/\/admin\/products$/)
  await expect(page.getByRole('cell', { name: 'Bay Window', exact: true })).toBeVisible()
})

test('a product with a picture is added and is on the site', async ({ page }) => {
  await openAs(page, '/products')
  await page.getByRole('link', { name: 'Add', exact: true }).click()
  await field(page, 'Title').fill('Teal Round Window')
  await expect(field(page, 'Address')).toHaveValue('teal-round-window')
  await page.getByRole('combobox', { name: 'List' }).click()
  await page.getByRole('option', { name: 'Windows', exact: true }).first().click()
  await page.getByRole('tab', { name: 'Pictures' }).click()
  await page.getByRole('group', { name: 'Main picture' }).getByRole('button', { name: 'Choose a picture' }).click()
  const library = page.getByRole('dialog', { name: 'Choose a picture' })
  await library.getByLabel('Search the library').fill('arched-window')
  await library.getByRole('button', { name: /Arched timber/ }).click()
  await save(page)
  await page.goto('/products/teal-round-window')
  await expect(page.getByRole('heading', { name: 'Teal Round Window', level: 1 })).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByRole('img', { name: /Arched timber/ })
      .first(),
  ).toBeVisible()
})

test('an address that is taken is refused at its field, in a sentence', async ({ page }) => {
  await openAs(page, '/products/create')
  await field(page, 'Title').fill('Bay Window')
  await page.getByRole('combobox', { name: 'List' }).click()
  await page.getByRole('option', { name: 'Windows', exact: true }).first().click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(field(page, 'Address')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'Address')).toHaveAccessibleDescription('This slug is taken by another')
})

test('a changed address leaves the old link working, and its history undoes it', async ({ page }) => {
  await openAs(page, '/products?filter={"q":"teal-round-window"}')
  await page.getByRole('cell', { name: 'Teal Round Window' }).click()
  await field(page, 'Address').fill('round-teal-window')
  await save(page)
  await page.goto('/products/teal-round-window')
  await expect(page).toHaveURL(/\/products\/round-teal-window$/)
  await page.goto('/admin/products?filter={"q":"round-teal-window"}')
  await page.getByRole('cell', { name: 'Teal Round Window' }).click()
  await page.getByRole('tab', { name: 'History' }).click()
  await page.getByRole('button', { name: 'Undo this change' }).first().click()
  await expect(page.getByText('Restored. It is on the site.')).toBeVisible()
  await page.goto('/products/round-teal-window')
  await expect(page).toHaveURL(/\/products\/teal-round-window$/)
})

test('a picture is put into the library with its focal point, and what is no picture is refused', async ({ page }) => {
  await openAs(page, '/media')
  const chooser = page.locator('input[type=file]')
  await chooser.setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') })
  await expect(page.getByText(/^notes\.jpg: ./)).toBeVisible()
  const picture = await readFile('content/media/arched-window.jpg')
  await chooser.setInputFiles({ name: 'from-the-site.jpg', mimeType: 'image/jpeg', buffer: picture })
  await page.getByRole('link', { name: /from-the-site/ }).click()
  await page.getByRole('button', { name: /^Focal point: 50%/ }).click({ position: { x: 10, y: 10 } })
  await field(page, 'What it shows, for those who cannot see it').fill('The arch of a window')
  await save(page)
  await page.reload()
  await expect(page.getByRole('button', { name: /^Focal point: [0-4]% from the left/ })).toBeVisible()
  await expect(page.getByText('Nowhere: it can be deleted.')).toBeVisible()
})

test('a lead arrives in the open inbox, and is worked from new to won and exported', async ({ page, browser }) => {
  await openAs(page, '/leads')
  await expect(page.getByRole('tab', { name: /new/i })).toHaveAttribute('aria-selected', 'true')
  const visitor = await browser.newPage({ baseURL: site })
  await visitor.goto('/locate-us/')
  const form = visitor.getByRole('form', { name: 'Enquiry' })
  await form.getByLabel('Name').pressSequentially('Meera Joshi', { delay: 120 })
  await form.getByLabel('Phone number').pressSequentially('9812345678', { delay: 120 })
  await form.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(visitor.getByText(/Thank you|Submitted successfully/).first()).toBeVisible()
  await visitor.close()

  await page.getByRole('cell', { name: 'Meera Joshi' }).click()
  await expect(page.getByRole('link', { name: 'Call 9812345678' })).toHaveAttribute('href', 'tel:+919812345678')
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/919812345678')
  await page.getByRole('button', { name: 'Take up' }).click()
  await expect(page.getByRole('button', { name: 'Take up' })).toBeHidden()
  await field(page, 'New note').fill('Wants two balcony doors')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('main').getByText('Wants two balcony doors', { exact: true }).first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Owner' }).click()
  await page.getByRole('option', { name: 'Administrator' }).click()
  await expect(page.getByRole('combobox', { name: 'Owner' })).toHaveText('Administrator')
  await page.getByRole('button', { name: 'Won', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible()

  await page.getByRole('link', { name: 'Leads', exact: true }).click()
  await page.getByRole('tab', { name: /won/i }).click()
  await expect(page.getByRole('cell', { name: 'Meera Joshi' })).toBeVisible()
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export' }).click()
  const csv = await readFile(await (await coming).path(), 'utf8')
  expect(csv).toContain('Meera Joshi')
})

test('a new salesperson signs in with the password shown once, and sees leads and no content', async ({ page }) => {
  await openAs(page, '/staff/create')
  await field(page, 'Name').fill('Ravi Jain')
  await field(page, 'E-mail').fill('ravi@jharokha.example')
  await page.getByRole('combobox', { name: 'Role' }).click()
  await page.getByRole('option', { name: /^Sales/ }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  const password = await page.getByRole('alert').locator('strong').innerText()
  await signOut(page)
  await signIn(page, { email: 'ravi@jharokha.example', password })
  await expect(page.getByRole('link', { name: 'Leads', exact: true })).toBeVisible()
  for (const name of ['Products', 'Staff', 'Settings']) await expect(page.getByRole('link', { name })).toBeHidden()
})

test('who signs out is out, in this browser and for every address', async ({ page }) => {
  await openAs(page, '/settings')
  await signOut(page)
  await page.goto('/admin/leads')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

async function signOut(page: Page) {
  await page.getByRole('button', { name: /^Signed in as/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
}

test('visitors load nothing of the back office', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(asked.length).toBeGreaterThan(5)
  expect(asked.filter((path) => path.startsWith('/admin'))).toEqual([])
})

test('scripts of the back office are kept for ever, and its page never', async ({ request }) => {
  const page = await request.get('/admin/products/1')
  expect([page.status(), page.headers()['cache-control']]).toEqual([200, 'no-cache'])
  const script = (await page.text()).match(/src="(\/admin\/assets\/[^"]+\.js)"/)?.[1] ?? ''
  const { status, headers } = await fetch(site + script, { headers: { 'accept-encoding': 'br' } })
  expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
  expect(headers.get('content-encoding')).toBe('br')
  expect((await request.get('/admin/assets/nothing.js')).status()).toBe(404)
})

const screens = [
  ...['/', '/leads', '/leads/1/show', '/products', '/products/1', '/products/1/1', '/products/1/4', '/products/create'],
  ...['/sub-items', '/categories/1', '/accessories', '/blogs', '/blogs/1', '/projects/1', '/reviews/1', '/offices/1'],
  ...[
    '/pages',
    '/pages/1',
    '/media',
    '/media/1',
    '/settings',
    '/synonyms',
    '/redirects',
    '/staff',
    '/audit',
    '/account',
  ],
]

test('axe finds nothing on any screen, and none breaks the policy of the page', async ({ page }) => {
  test.setTimeout(300_000)
  const breaches: string[] = []
  page.on('console', (message) => /Content Security Policy/.test(message.text()) && breaches.push(message.text()))
  await page.goto('/admin/')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  const findings = (await axeFindings(page)).map((finding) => `sign-in: ${finding}`)
  await signIn(page)
  for (const address of screens) {
    await page.goto(`/admin${address}`, { waitUntil: 'networkidle' })
    await expect(page.getByRole('main')).not.toBeEmpty()
    findings.push(...(await axeFindings(page)).map((finding) => `${address}: ${finding}`))
  }
  expect(findings).toEqual([])
  expect(breaches).toEqual([])
})
