import { expect } from '@playwright/test'
import {
  answerEnquiries,
  asha,
  dealer,
  done,
  empty,
  expectEntries,
  expectError,
  fill,
  openContactForm,
  openDealerForm,
  openEnquiryModal,
  phoneSize,
  send,
  thanks,
} from '../fixtures/enquiry-form.ts'
import { test } from '../fixtures/test.ts'

// Rules, values, errors and retries of the forms are tested in web/app/enquiry/form/enquiry-forms.test.tsx.

test('the modal opens on any page and keeps its input when it is closed (§1, §2 Header, §4)', async ({ page }) => {
  await page.goto('/no/such/page', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const form = await openEnquiryModal(page, '/no/such/page')
  await expect(form.getByLabel('Name')).toBeFocused()
  await fill(form, asha)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const enquire = page.getByRole('banner').getByRole('link', { name: 'Enquire', exact: true }).last()
  await expect(enquire).toBeFocused()
  await enquire.press('Enter')
  await expectEntries(form, asha)
})

test("modal, desktop: success opens 'Submitted successfully', which OK and Close close, and the form is reset (§4)", async ({
  page,
}) => {
  await answerEnquiries(page, done)
  const form = await openEnquiryModal(page)
  const enquire = page.getByRole('banner').getByRole('link', { name: 'Enquire', exact: true }).last()
  for (const close of ['OK', 'Close']) {
    await fill(form, asha)
    await form.getByRole('radio', { name: 'other' }).check()
    await fill(form, { 'Please specify': 'Skylight' })
    await send(form)
    const confirmation = page.getByRole('dialog', { name: 'Submitted successfully' })
    await expect(confirmation.getByRole('heading', { name: 'Submitted successfully' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await confirmation.getByRole('button', { name: close, exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(enquire).toBeFocused()
    await enquire.click()
    await expectEntries(form, empty)
    await expect(form.getByRole('radio', { name: 'uPVC' })).toBeChecked()
    await form.getByRole('radio', { name: 'other' }).check()
    await expectEntries(form, { 'Please specify': '' })
  }
})

test.describe('on a phone', () => {
  test.use({ loadsPictures: true, viewport: phoneSize, hasTouch: true, isMobile: true })

  test('modal: an error toast is above the open modal, and success shows the server message in a toast and resets the form (§4)', async ({
    page,
  }) => {
    await answerEnquiries(page, done)
    const form = await openEnquiryModal(page)
    await send(form)
    await expectError(form, 'Name', 'Name is required')
    // The notice hides by itself after three seconds, so the one that is closed is a new one.
    await send(form)
    await page.getByRole('button', { name: 'Close notice' }).click()
    await expect(page.getByRole('alert')).toBeEmpty()
    await expect(form).toBeVisible()
    await fill(form, asha)
    await form.getByRole('radio', { name: 'ALU Home Interior' }).check()
    await send(form)
    await expect(page.getByRole('status').filter({ hasText: thanks })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('navigation', { name: 'Contact' }).getByRole('link', { name: 'Enquire' }).click()
    await expectEntries(form, empty)
    await expect(form.getByRole('radio', { name: 'uPVC' })).toBeChecked()
  })

  test('the Enquire link of the menu opens the modal and closes the menu', async ({ page }) => {
    const form = await openEnquiryModal(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    const menu = page.getByRole('banner').getByLabel('Menu')
    await menu.click()
    await page.getByRole('banner').getByRole('link', { name: 'Enquire', exact: true }).click()
    await expect(form).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Enquire', exact: true })).toBeHidden()
    await expect(menu).toBeFocused()
  })
})

test('the toast is at the top centre, stays on outside clicks, and hides after 3000 ms (§4, §9)', async ({ page }) => {
  await page.clock.install()
  const form = await openContactForm(page)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await send(form)
  const toast = page.getByRole('alert').getByText('Name is required')
  await expect(toast).toBeVisible()
  const box = await page.getByRole('alert').boundingBox()
  const width = page.viewportSize()?.width ?? 0
  expect(box?.y).toBeLessThan(40)
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(12)
  await page.mouse.click(5, 500)
  await page.keyboard.press('Escape')
  await page.clock.runFor(2999)
  await expect(toast).toBeVisible()
  await page.clock.runFor(1)
  await expect(toast).toBeHidden()
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Name is required')
})

for (const [name, open, values] of [
  ['contact page', openContactForm, asha],
  ['dealer form', openDealerForm, dealer],
] as const)
  test(`${name}: 'other' reveals 'Please specify', a pasted phone number becomes digits, and the server accepts the enquiry (§1, §2 Contact, §3, §4, §5, §6, §9)`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const form = await open(page)
    await expect(form.getByLabel('Please specify')).toBeHidden()
    await form.getByRole('radio', { name: 'other' }).check()
    await expect(form.getByLabel('Please specify')).toBeVisible()
    await form.getByRole('radio', { name: 'ALU Home Interior' }).check()
    await expect(form.getByLabel('Please specify')).toBeHidden()

    await fill(form, values)
    const phone = form.getByLabel('Phone number')
    await phone.fill('')
    await page.evaluate(() => navigator.clipboard.writeText('+91 98123-45678'))
    await phone.press('ControlOrMeta+v')
    await expect(phone).toHaveValue('919812345678')
    await phone.fill('')
    await page.keyboard.insertText('+91 98123-45678')
    await expect(phone).toHaveValue('919812345678')
    await send(form)
    await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    for (const label of Object.keys(values)) await expect(form.getByLabel(label)).toHaveValue('')
    await expect(form.getByRole('radio', { name: 'uPVC' })).toBeChecked()
  })

test('an enquiry is submitted when its script is gone after a deployment', async ({ page }) => {
  await page.route(/\/enquiry-submitter-/, (route) => route.fulfill({ status: 404 }))
  const form = await openContactForm(page)
  await fill(form, asha)
  await send(form)
  await expect(form).toContainText('Thank you')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Enquire leads to the form of the contact page, which keeps the input on error and then sends', async ({
    page,
  }) => {
    await page.goto('/no/such/page')
    await page.getByRole('banner').getByRole('link', { name: 'Enquire', exact: true }).last().click()
    await expect(page).toHaveURL(/\/locate-us\/#quiery-form$/)
    const form = page.getByRole('form', { name: 'Enquiry' })
    await fill(form, { Name: 'Asha', Email: 'asha@example.in' })
    await form.getByRole('radio', { name: 'other' }).check()
    await fill(form, { 'Please specify': 'Skylight' })
    const rejected = page.waitForResponse((response) => response.request().method() === 'POST')
    await send(form)
    expect((await rejected).status()).toBe(422)
    await expect(form.getByLabel('Phone number')).toHaveAccessibleDescription('Phone number is required')
    await expect(form.getByRole('radio', { name: 'other' })).toBeChecked()
    await expectEntries(form, { Name: 'Asha', Email: 'asha@example.in', 'Please specify': 'Skylight' })
    await fill(form, { 'Phone number': '98123-45678' })
    await send(form)
    await expect(form).toContainText('Thank you')
    await expectEntries(form, empty)
  })
})
