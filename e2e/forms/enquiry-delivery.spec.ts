import { minFormFillMs } from '@house/contract/validation-limits'
import { expect } from '@playwright/test'
import { startSmtpServer } from '../../server/testing/processes/smtp-server.ts'
import { asha, fill, send } from '../fixtures/enquiry-form.ts'
import { waitForHydration } from '../fixtures/hydration.ts'
import { startSite } from '../fixtures/site-process.ts'
import { test } from '../fixtures/test.ts'

let site = ''
let server: Awaited<ReturnType<typeof startSite>>
let smtp: Awaited<ReturnType<typeof startSmtpServer>>

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  smtp = await startSmtpServer()
  server = await startSite({ SMTP_URL: smtp.url, ENQUIRY_TO: 'sales@jharokha.example' })
  site = server.url
})
test.afterAll(async () => {
  await server.stop()
  await smtp.stop()
})

/** Below this age of its token, an enquiry looks like a bot's. */
async function waitForMinFillTime(start: number) {
  await expect.poll(() => performance.now() - start, { intervals: [100] }).toBeGreaterThan(minFormFillMs)
}

function mailFrom(name: string) {
  return smtp.mails.find(({ subject }) => subject?.includes(name))
}

test('an enquiry is mailed to the staff with its page, campaign and language', async ({ page }) => {
  await page.goto(`${site}/?utm_source=newsletter`, { waitUntil: 'domcontentloaded' })
  await waitForHydration(page)
  await page.getByRole('main').locator('a[href="/upvc-door-and-window"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('uPVC')
  const token = page.waitForResponse(/\/api\/app-setting$/)
  await page.getByRole('banner').getByRole('link', { name: 'Enquire', exact: true }).last().click()
  const form = page.getByRole('dialog', { name: 'Enquiry' }).getByRole('form', { name: 'Enquiry' })
  await fill(form, asha)
  await token
  await waitForMinFillTime(performance.now())
  await send(form)
  await expect(page.getByRole('dialog').getByText('Submitted successfully')).toBeVisible()
  await expect.poll(() => mailFrom('Asha Rathore')?.text).toContain('9812345678')
  const mail = mailFrom('Asha Rathore')
  for (const text of ['Page: /upvc-door-and-window', 'Campaign: source newsletter', 'Language: en-US'])
    expect(mail?.text).toContain(text)
  expect(mail?.replyTo).toEqual([{ name: 'Asha Rathore', address: 'asha@example.in' }])
})

test('without JavaScript an enquiry is mailed too, and a bot gets the same reply but no mail', async ({ request }) => {
  const path = `${site}/locate-us/?utm_source=poster`
  const html = await (await request.get(path)).text()
  const start = performance.now()
  const form_token = html.match(/name="form_token" value="([^"]+)"/)?.[1] ?? ''
  expect(form_token).not.toBe('')
  const submit = async (values: Record<string, string>) => {
    const response = await request.post(path, { form: { form_token, ...values } })
    expect(response.status()).toBe(200)
    expect(await response.text()).toContain('Thank you. We have your enquiry')
  }
  await submit({ customer_name: 'Robot', phone_number: '9800000000', extra_note: 'https://spam.example' })
  await waitForMinFillTime(start)
  await submit({ customer_name: 'Ravi Jain', phone_number: '9812300000', extra_note: '' })
  await expect.poll(() => mailFrom('Ravi Jain')?.text).toContain('Page: /locate-us/')
  expect(mailFrom('Ravi Jain')?.text).toContain('Campaign: source poster')
  expect(mailFrom('Robot')).toBeUndefined()
})
