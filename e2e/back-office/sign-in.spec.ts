import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { codeOf, nextCodeOf } from '../../server/testing/fixtures/authenticator.ts'
import { startSmtpServer } from '../../server/testing/processes/smtp-server.ts'
import { axeFindings } from '../fixtures/axe.ts'
import { button, expectSignedIn, field, openAs, owner, ownerEnv, signIn, signOut } from '../fixtures/back-office.ts'
import { ports } from '../fixtures/ports.ts'
import { startSite } from '../fixtures/site-process.ts'
import { test } from '../fixtures/test.ts'

const site = `http://localhost:${ports.signIn}`
const ravi = { email: 'ravi@jharokha.example', password: '' }
let server: Awaited<ReturnType<typeof startSite>>
let smtp: Awaited<ReturnType<typeof startSmtpServer>>

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: site, viewport: { width: 1440, height: 900 } })
test.beforeAll(async () => {
  smtp = await startSmtpServer()
  server = await startSite({ PORT: String(ports.signIn), SMTP_URL: smtp.url, PUBLIC_URL: site, ...ownerEnv })
})
test.afterAll(async () => {
  await server.stop()
  await smtp.stop()
})

test('a wrong password is explained, and the right one leads to the requested screen, where a user is added', async ({
  page,
}) => {
  await page.goto('/admin/staff/create')
  await page.getByLabel('E-mail').fill(owner.email)
  await page.getByLabel('Password').fill('not the password')
  await button(page, 'Sign in').click()
  await expect(page.getByRole('alert')).toHaveText('The e-mail address or the password is wrong.')
  await signIn(page)
  await expect(page).toHaveURL(/\/admin\/staff\/create$/)
  await field(page, 'Name').fill('Ravi Jain')
  await field(page, 'E-mail').fill(ravi.email)
  await page.getByRole('combobox', { name: 'Role' }).click()
  await page.getByRole('option', { name: /^Sales/ }).click()
  await button(page, 'Save').click()
  await expect(page.getByRole('alert')).toContainText('Ravi Jain can now sign in')
  ravi.password = await page.getByRole('alert').locator('strong').innerText()
})

test('a new user must change the temporary password, then sees what the role allows', async ({ page }) => {
  await openAs(page, '/leads', ravi)
  const notice = page.getByText('You are using a temporary password. Choose one that only you know.')
  await expect(notice).toBeVisible()
  await expect(page.getByRole('link', { name: 'Leads', exact: true })).toBeHidden()
  const chosen = 'only Ravi knows this'
  await page.getByLabel('Current password').fill(ravi.password)
  await field(page, 'New password').fill(chosen)
  await button(page, 'Change password').click()
  await expect(page.getByText('Your password is changed.')).toBeVisible()
  await expect(notice).toBeHidden()
  await expect(page.getByRole('link', { name: 'Leads', exact: true })).toBeVisible()
  for (const name of ['Products', 'Users', 'Settings']) await expect(page.getByRole('link', { name })).toBeHidden()
  ravi.password = chosen
})

test('two-factor authentication is set up with an app and backup codes, and required at sign-in', async ({ page }) => {
  await openAs(page, '/account', ravi)
  const card = page.getByRole('region', { name: 'Two-factor authentication' })
  await card.getByLabel('Your password').fill(ravi.password)
  await card.getByRole('button', { name: 'Set up' }).click()
  await expect(card.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const secret = (await card.getByRole('code').innerText()).replace(/\s/g, '')
  const findings = await axeFindings(page)
  await field(page, 'Code').fill(codeOf(secret))
  await card.getByRole('button', { name: 'Turn on' }).click()
  const codes = card.getByRole('list', { name: 'Backup codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const download = page.waitForEvent('download')
  await card.getByRole('link', { name: 'Download' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file.trim().split(/\s+/)).toEqual(await codes.allInnerTexts())
  await card.getByRole('button', { name: 'I have saved them' }).click()
  await expect(card.getByText('Two-factor authentication is on. 10 backup codes left.')).toBeVisible()

  await signOut(page)
  await page.getByLabel('E-mail').fill(ravi.email)
  await page.getByLabel('Password').fill(ravi.password)
  await button(page, 'Sign in').click()
  await expect(field(page, 'Code')).toBeVisible()
  findings.push(...(await axeFindings(page)))
  await field(page, 'Code').fill(nextCodeOf(secret))
  await button(page, 'Sign in').click()
  await expectSignedIn(page)
  expect(findings).toEqual([])
})

test('a forgotten password is replaced by a link in an e-mail, which ends other sessions', async ({
  page,
  request,
}) => {
  const headers = { 'sec-fetch-site': 'same-origin' }
  await request.post('/admin/api/session', { data: owner, headers })
  const sessionStatus = async () => (await request.get('/admin/api/session', { headers })).status()
  expect(await sessionStatus()).toBe(200)

  await page.goto('/admin/forgot-password')
  await page.getByLabel('E-mail').fill(owner.email)
  await button(page, 'Send reset link').click()
  await expect(page.getByRole('alert')).toContainText('a mail with a link is on its way')
  await expect.poll(() => smtp.mails.at(-1)?.to?.[0]?.address).toBe(owner.email)
  const [link = ''] = smtp.mails.at(-1)?.text?.match(/http\S+/) ?? []
  await page.goto(link)
  await field(page, 'New password').fill('a much better password')
  await button(page, 'Set password').click()
  await expect(page.getByRole('alert')).toContainText('Your new password is set')
  expect(await sessionStatus()).toBe(401)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, { ...owner, password: 'a much better password' })
})
