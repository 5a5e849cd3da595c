import { readFile } from 'node:fs/promises'
import { codeOf, nextCodeOf } from '../server/testing/fixtures/authenticator.ts'
import { startSmtpServer } from '../server/testing/peers/smtp-server.ts'
import { axeFindings } from './axe.ts'
import { enter, expectSignedIn, field, openAs, owner, send, signIn, signOut, startSite } from './back-office.ts'
import { expect, type Page, type Route, test } from './test.ts'

const port = Number(process.env.E2E_PORT ?? 3107) + 6
const site = `http://localhost:${port}`
let server: Awaited<ReturnType<typeof startSite>>
let smtp: Awaited<ReturnType<typeof startSmtpServer>>

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: site, viewport: { width: 1440, height: 900 } })
test.beforeAll(async () => {
  smtp = await startSmtpServer()
  server = await startSite(port, { SMTP_URL: smtp.url, PUBLIC_URL: site })
})
test.afterAll(async () => {
  server.stop()
  await smtp.stop()
})

/** A new colleague; this page is then signed in as nobody. */
async function addColleague(page: Page, name: string) {
  await enter(page)
  const email = `${name.toLowerCase()}@jharokha.example`
  const { data } = await (await send(page, '/staff', { name, email, role: 'editor' })).json()
  await page.context().clearCookies()
  return { email, password: data.password as string }
}

test('who opens the back office sees that it opens, and the form after the first refusals', async ({ page }) => {
  const refusals: string[] = []
  page.on('response', (response) => response.status() === 401 && refusals.push(response.url()))
  const firstCheck = async (route: Route) => {
    await expect(page.getByRole('status')).toHaveText('Opening the back office …')
    await route.continue()
  }
  await page.route('**/admin/api/session', firstCheck, { times: 1 })
  await page.goto('/admin/')
  await expect(page.getByLabel('E-mail')).toBeVisible()
  // Each time that a refused call is tried again, the pause before it is twice as long.
  expect(refusals.length).toBeLessThanOrEqual(3)
})

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

test('a new salesperson signs in with the password shown once, and sees leads and no content', async ({ page }) => {
  await openAs(page, '/staff/create')
  await field(page, 'Name').fill('Ravi Jain')
  await field(page, 'E-mail').fill('ravi@jharokha.example')
  await page.getByRole('combobox', { name: 'Role' }).click()
  await page.getByRole('option', { name: /^Sales/ }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('Ravi Jain can sign in now')
  await expect(page.getByRole('alert')).toContainText('ravi@jharokha.example')
  const password = await page.getByRole('alert').locator('strong').innerText()
  await page.getByRole('link', { name: 'Back to the staff' }).click()
  await expect(page.getByRole('cell', { name: 'Ravi Jain' })).toBeVisible()
  await signOut(page)
  await signIn(page, { email: 'ravi@jharokha.example', password })
  await expect(page.getByRole('link', { name: 'Leads', exact: true })).toBeVisible()
  for (const name of ['Products', 'Staff', 'Settings']) await expect(page.getByRole('link', { name })).toBeHidden()

  const hint = page.getByText('Your password was given to you. Choose one that only you know.')
  await expect(hint).toBeVisible()
  await page.getByRole('link', { name: 'Change it' }).click()
  await page.getByLabel('Current password').fill(password)
  await field(page, 'New password').fill('only Ravi knows this')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password is changed.')).toBeVisible()
  await expect(hint).toBeHidden()
})

test('who signs out is out, in this browser and for every address', async ({ page }) => {
  await openAs(page, '/settings')
  await signOut(page)
  await page.goto('/admin/leads')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('a second factor is set up with an app, kept with backup codes, and asked for at sign-in', async ({ page }) => {
  const meera = await addColleague(page, 'Meera')
  await openAs(page, '/account', meera)
  const card = page.getByRole('region', { name: 'Second factor' })
  await card.getByLabel('Your password').fill(meera.password)
  await card.getByRole('button', { name: 'Set it up' }).click()
  await expect(card.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const secret = (await card.getByRole('code').innerText()).replace(/\s/g, '')
  const findings = await axeFindings(page)
  await field(page, 'Code').fill(codeOf(secret))
  await card.getByRole('button', { name: 'Switch it on' }).click()
  const shownCodes = card.getByRole('list', { name: 'Backup codes' }).getByRole('listitem')
  await expect(shownCodes).toHaveCount(10)
  const codes = await shownCodes.allInnerTexts()
  const coming = page.waitForEvent('download')
  await card.getByRole('link', { name: 'Download' }).click()
  const file = await readFile(await (await coming).path(), 'utf8')
  expect(file.trim().split(/\s+/)).toEqual(codes)
  findings.push(...(await axeFindings(page)))
  await card.getByRole('button', { name: 'I have kept them' }).click()
  await expect(card.getByText('It is on. 10 backup codes are left.')).toBeVisible()

  await signOut(page)
  await page.getByLabel('E-mail').fill(meera.email)
  await page.getByLabel('Password').fill(meera.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('Type the code that your app shows')
  findings.push(...(await axeFindings(page)))
  await field(page, 'Code').fill(nextCodeOf(secret))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expectSignedIn(page)
  expect(findings).toEqual([])
})

test('a forgotten password is replaced by the link of a mail, and other browsers are signed out', async ({
  page,
  browser,
}) => {
  const kabir = await addColleague(page, 'Kabir')
  const elsewhere = await browser.newPage({ baseURL: site })
  await openAs(elsewhere, '/products', kabir)
  await expectSignedIn(elsewhere)

  await page.goto('/admin/')
  await page.getByRole('link', { name: 'Forgotten password' }).click()
  await page.getByLabel('E-mail').fill(kabir.email)
  const findings = await axeFindings(page)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('alert')).toContainText('a mail with a link is on its way')
  await expect.poll(() => smtp.mails.at(-1)?.to?.[0]?.address).toBe(kabir.email)
  const [link = ''] = smtp.mails.at(-1)?.text?.match(/http\S+/) ?? []
  await page.goto(link)
  await field(page, 'New password').fill('a much better password')
  findings.push(...(await axeFindings(page)))
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByRole('alert')).toContainText('Your new password is set')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, { ...kabir, password: 'a much better password' })

  await elsewhere.reload()
  await expect(elsewhere.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await elsewhere.goto(link)
  await field(elsewhere, 'New password').fill('another good password')
  await elsewhere.getByRole('button', { name: 'Set the password' }).click()
  await expect(elsewhere.getByRole('alert')).toContainText('This link was used before')
  await elsewhere.close()
  expect(findings).toEqual([])
})

test('a session elsewhere is ended from the account', async ({ page, browser }) => {
  const asha = await addColleague(page, 'Nisha')
  const elsewhere = await browser.newPage({ baseURL: site })
  await openAs(elsewhere, '/products', asha)
  await expectSignedIn(elsewhere)
  await openAs(page, '/account', asha)
  const sessions = page.getByRole('region', { name: 'Where you are signed in' })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await sessions.getByRole('button', { name: /^End the session/ }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await elsewhere.getByRole('link', { name: 'Blogs', exact: true }).click()
  await expect(elsewhere.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await elsewhere.close()
})
