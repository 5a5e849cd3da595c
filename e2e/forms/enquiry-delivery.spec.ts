import { minFormFillMs } from '../../contract/validation-limits.ts'
import { startSmtpServer } from '../../server/testing/peers/smtp-server.ts'
import { waitForHydration, waitForNetworkIdle } from '../fixtures/hydration.ts'
import { startSite } from '../fixtures/site-process.ts'
import { expect, type Locator, test } from '../fixtures/test.ts'

let site = ''
let server: Awaited<ReturnType<typeof startSite>>
let smtp: Awaited<ReturnType<typeof startSmtpServer>>

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  smtp = await startSmtpServer()
  server = await startSite({
    SMTP_URL: smtp.url,
    ENQUIRY_TO: 'sales@jharokha.example',
    ENQUIRY_LIMIT_PER_MINUTE: '6',
  })
  site = server.url
})
test.afterAll(async () => {
  await server.stop()
  await smtp.stop()
})

/** As fast as someone who types well. */
async function type(form: Locator, entries: Record<string, string>) {
  for (const [label, text] of Object.entries(entries))
    await form.getByLabel(label).pressSequentially(text, { delay: 110 })
}

function mailFrom(name: string) {
  return smtp.mails.find(({ subject }) => subject?.includes(name))
}

test('an enquiry typed by a person is in the mailbox of the staff, with where it came from', async ({ page }) => {
  await page.goto(`${site}/?utm_source=newsletter`)
  await page.getByRole('main').locator('a[href="/upvc-door-and-window"]').first().click()
  await expect(page).toHaveURL(/upvc-door-and-window$/)
  const enquire = page.getByRole('banner').getByRole('link', { name: 'Enquire', exact: true }).last()
  await waitForHydration(page)
  await enquire.click()
  const form = page.getByRole('dialog', { name: 'Enquiry' }).getByRole('form', { name: 'Enquiry' })
  await type(form, { Name: 'Asha Rathore', 'Phone number': '9812345678', Email: 'asha@example.in' })
  await form.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page.getByRole('dialog').getByText('Submitted successfully')).toBeVisible()
  await expect.poll(() => mailFrom('Asha Rathore')?.text).toContain('9812345678')
  const mail = mailFrom('Asha Rathore')
  for (const words of ['Page: /upvc-door-and-window', 'Campaign: source newsletter', 'Language: en-US'])
    expect(mail?.text).toContain(words)
  expect(mail?.replyTo).toEqual([{ name: 'Asha Rathore', address: 'asha@example.in' }])
})

test('a program that posts the form at once is thanked like everyone else, and mails nobody', async ({ request }) => {
  const html = await (await request.get(`${site}/locate-us/`)).text()
  const form_token = html.match(/name="form_token" value="([^"]+)"/)?.[1] ?? ''
  expect(form_token).not.toBe('')
  const answer = await request.post(`${site}/locate-us/`, {
    form: { form_token, customer_name: 'Robot', phone_number: '9800000000', extra_note: 'https://spam.example' },
  })
  expect(answer.status()).toBe(200)
  expect(await answer.text()).toContain('Thank you. We have your enquiry')
})

test('without JavaScript an enquiry arrives too', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${site}/locate-us/?utm_source=poster`)
  const form = page.getByRole('form', { name: 'Enquiry' })
  await type(form, { Name: 'Ravi Jain', 'Phone number': '9812300000' })
  await form.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page.getByText('Thank you. We have your enquiry').first()).toBeVisible()
  await expect.poll(() => mailFrom('Ravi Jain')?.text).toContain('Page: /locate-us/')
  expect(mailFrom('Ravi Jain')?.text).toContain('Campaign: source poster')
  expect(mailFrom('Robot')).toBeUndefined()
  await page.close()
})

test('a person whose call for a token fails is not taken for a program', async ({ page }) => {
  await page.goto(`${site}/locate-us/`)
  await waitForNetworkIdle(page)
  await page.route('**/api/app-setting', (route) => route.abort())
  const form = page.getByRole('form', { name: 'Enquiry' })
  await type(form, { Name: 'Meera Sethi', 'Phone number': '9812311111' })
  await form.getByRole('button', { name: 'Send enquiry' }).click()
  await expect.poll(() => mailFrom('Meera Sethi')?.text).toContain('9812311111')
})

test('a person who reads the page and then has the form filled in at once is not taken for a program', async ({
  page,
}) => {
  await page.goto(`${site}/locate-us/`)
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(minFormFillMs)
  const form = page.getByRole('form', { name: 'Enquiry' })
  await form.getByLabel('Name').fill('Kavya Menon')
  await form.getByLabel('Phone number').fill('9812322222')
  await form.getByRole('button', { name: 'Send enquiry' }).click()
  await expect.poll(() => mailFrom('Kavya Menon')?.text).toContain('9812322222')
})

test('who sends too many in a minute is told when to try again, and nothing typed is lost', async ({
  page,
  request,
}) => {
  const data = { customer_name: 'Asha Rathore', phone_number: '9812345678' }
  for (let count = 0; count < 6; count += 1) await request.post(`${site}/api/contact-us`, { data })
  await page.goto(`${site}/locate-us/`)
  const form = page.getByRole('form', { name: 'Enquiry' })
  await type(form, { Name: 'Asha Rathore', 'Phone number': '9812345678' })
  await form.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page.getByRole('alert')).toContainText(/try again in \d+ seconds?, or call us: \+91 129 555 0142/)
  await expect(form.getByLabel('Name')).toHaveValue('Asha Rathore')
})
