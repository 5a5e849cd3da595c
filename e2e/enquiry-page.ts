import { expect, type Locator, type Page } from '@playwright/test'
import { untilElementHydrated } from './held-replies.ts'

export const thanks = 'Thank you. We have it and will call you.'
export const done = { json: { success: '1', message: thanks } }

export const phoneSize = { width: 390, height: 844 }
export const asha = { Name: 'Asha Rathore', 'Phone number': '9812345678', Email: 'asha@example.in' }
export const dealer = { ...asha, State: 'Rajasthan', City: 'Jaipur', Comment: 'Shop on MI Road' }
export const empty = { Name: '', 'Phone number': '', Email: '' }

type Reply = { status?: number; json?: unknown; body?: string } | 'no connection'
type Sent = { body: Record<string, string>; key: string | undefined }

/** Answers the page's enquiries one after the other, the last answer again and again, and gives what was sent. */
export async function answerEnquiries(page: Page, ...replies: Reply[]) {
  const sent: Sent[] = []
  await page.route('**/api/contact-us', (route) => {
    const reply = replies[Math.min(sent.length, replies.length - 1)] ?? done
    sent.push({ body: route.request().postDataJSON(), key: route.request().headers()['idempotency-key'] })
    return reply === 'no connection' ? route.abort() : route.fulfill(reply)
  })
  return sent
}

export async function openEnquiryModal(page: Page, address = '/upvc-door-and-window') {
  // Not until everything is loaded: a film takes its time.
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  const isPhone = (page.viewportSize()?.width ?? 0) < 768
  const place = isPhone ? page.getByRole('navigation', { name: 'Contact' }) : page.getByRole('banner')
  const enquire = place.getByRole('link', { name: 'Enquire', exact: true }).last()
  await untilElementHydrated(enquire)
  await enquire.click()
  const form = page.getByRole('dialog', { name: 'Enquiry' }).getByRole('form', { name: 'Enquiry' })
  await expect(form).toBeVisible()
  return form
}

export async function openContactForm(page: Page) {
  await page.goto('/locate-us/')
  const form = page.getByRole('form', { name: 'Enquiry' })
  await untilElementHydrated(form)
  return form
}

export async function openDealerForm(page: Page) {
  await page.goto('/become-a-dealer/')
  const form = page.getByRole('form', { name: 'Dealership enquiry' })
  await untilElementHydrated(form)
  return form
}

export async function fill(form: Locator, entries: Record<string, string>) {
  for (const [label, text] of Object.entries(entries)) await form.getByLabel(label).fill(text)
}

export async function send(form: Locator) {
  await form.getByRole('button', { name: 'Send enquiry' }).click()
}

/** The message is in the error notice and beside the field, and the field has focus. */
export async function expectFailure(form: Locator, label: string, message: string) {
  await expect(form.page().getByRole('alert')).toHaveText(message)
  const field = form.getByLabel(label)
  await expect(field).toHaveAccessibleDescription(message)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toBeFocused()
}

export async function expectEntries(form: Locator, entries: Record<string, string>) {
  for (const [label, text] of Object.entries(entries)) await expect(form.getByLabel(label)).toHaveValue(text)
}
