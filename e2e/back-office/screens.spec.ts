import { expect, type Locator } from '@playwright/test'
import { axeFindings } from '../fixtures/axe.ts'
import { moveTo, signInByApi } from '../fixtures/back-office.ts'
import { test } from '../fixtures/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('visitors load nothing of the back office', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(requested.length).toBeGreaterThan(5)
  expect(requested.filter((path) => path.startsWith('/admin'))).toEqual([])
})

/** One screen of each kind. The others are made of the same components: admin/resources/screens.test.tsx opens them. */
const screens: [path: string, title: RegExp, content: (main: Locator) => Locator][] = [
  ['/', /^Dashboard$/, (main) => main.getByRole('heading', { name: /^Last \d+ days$/ })],
  ['/leads?filter={"status":"quarantine"}', /^Leads$/, (main) => main.getByRole('cell', { name: 'Asha' })],
  ['/leads/1/show', /^Lead: ./, (main) => main.getByRole('button', { name: 'Add note' })],
  [
    '/price-books/1/show',
    /^Price book: ./,
    (main) => main.getByRole('button', { name: 'Make a draft of this version' }),
  ],
  ['/products?page=1&perPage=5', /^Products$/, (main) => main.getByRole('columnheader', { name: 'Title' })],
  ['/blogs/1', /^Blog post: ./, (main) => main.getByRole('group', { name: /image/i })],
  ['/media?page=1&perPage=5', /^Media library$/, (main) => main.locator('img')],
  ['/settings', /^Settings$/, (main) => main.getByRole('button', { name: 'Save' })],
  ['/account', /^Your account$/, (main) => main.getByRole('button', { name: 'Set up' })],
]

test('each kind of screen opens without axe findings or CSP violations', async ({ page }) => {
  const violations: string[] = []
  page.on('console', (message) => /Content Security Policy/.test(message.text()) && violations.push(message.text()))
  await page.request.post('/api/contact-us', { data: { customer_name: 'Asha', phone_number: '9812345678' } })
  await signInByApi(page)
  await page.goto('/admin/trash')
  const findings: string[] = []
  for (const [path, title, content] of screens) {
    await moveTo(page, `/admin${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(content(page.getByRole('main')).first()).toBeVisible()
    findings.push(...(await axeFindings(page)).map((finding) => `${path}: ${finding}`))
  }
  expect(findings).toEqual([])
  expect(violations).toEqual([])
})

test('the signed-out screens open without axe findings, and without SMTP one says who resets a password', async ({
  page,
}) => {
  await page.goto('/admin/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Back office' })).toBeVisible()
  const findings = await axeFindings(page)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Ask an administrator')
  await expect(page.getByLabel('E-mail')).toBeHidden()
  findings.push(...(await axeFindings(page)))
  await page.goto('/admin/reset-password')
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible()
  findings.push(...(await axeFindings(page)))
  expect(findings).toEqual([])
})
