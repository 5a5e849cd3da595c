import {
  answerEnquiries,
  asha,
  dealer,
  done,
  empty,
  expectEntries,
  expectFailure,
  fill,
  openContactForm,
  openDealerForm,
  openEnquiryModal,
  phoneSize,
  send,
  thanks,
} from '../fixtures/enquiry-form.ts'
import { expect, test } from '../fixtures/test.ts'

for (const address of ['/', '/no/such/page'])
  test(`the modal opens at ${address} and keeps its input when it is closed`, async ({ page }) => {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const form = await openEnquiryModal(page, address)
    await expect(form.getByLabel('Name')).toBeFocused()
    await fill(form, asha)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const enquire = page.getByRole('banner').getByRole('link', { name: 'Enquire', exact: true }).last()
    await expect(enquire).toBeFocused()
    await enquire.press('Enter')
    await expectEntries(form, asha)
  })

test('the service selected in the project form is selected in the enquiry', async ({ page }) => {
  const form = await openEnquiryModal(page, '/products/fixed-picture-window')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Tell us about your project' }).first().click()
  const project = page.getByRole('dialog', { name: 'Tell us about your project' })
  await project.getByRole('radio', { name: 'Commercial partition system' }).check()
  await project.getByRole('button', { name: 'Continue to the enquiry' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(form.getByRole('radio', { name: 'Commercial partition system' })).toBeChecked()
})

for (const way of ['OK', 'Close'])
  test(`modal, desktop: success opens 'Submitted successfully', which ${way} closes, and the form is fresh`, async ({
    page,
  }) => {
    await answerEnquiries(page, done)
    const form = await openEnquiryModal(page)
    await fill(form, asha)
    await form.getByRole('radio', { name: 'other' }).check()
    await fill(form, { 'Please specify': 'Skylight' })
    await send(form)
    const confirmation = page.getByRole('dialog', { name: 'Submitted successfully' })
    await expect(confirmation.getByRole('heading', { name: 'Submitted successfully' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await confirmation.getByRole('button', { name: way, exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const enquire = page.getByRole('banner').getByRole('link', { name: 'Enquire', exact: true }).last()
    await expect(enquire).toBeFocused()
    await enquire.click()
    await expectEntries(form, empty)
    await expect(form.getByRole('radio', { name: 'uPVC' })).toBeChecked()
    await form.getByRole('radio', { name: 'other' }).check()
    await expectEntries(form, { 'Please specify': '' })
  })

test('modal, just mobile and just desktop: 767 px has the snackbar, 768 px the confirmation', async ({ page }) => {
  await answerEnquiries(page, done)
  await page.setViewportSize({ width: 767, height: 900 })
  const narrow = await openEnquiryModal(page)
  await fill(narrow, asha)
  await send(narrow)
  await expect(page.getByRole('status').filter({ hasText: thanks })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Contact' }).getByRole('link', { name: 'Enquire' }).click()
  await page.setViewportSize({ width: 768, height: 900 })
  await fill(narrow, asha)
  await send(narrow)
  await expect(page.getByRole('dialog', { name: 'Submitted successfully' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: phoneSize, hasTouch: true, isMobile: true })

  test('modal: success shows the server message in a snackbar and the form is fresh', async ({ page }) => {
    await answerEnquiries(page, done)
    const form = await openEnquiryModal(page)
    await fill(form, asha)
    await form.getByRole('radio', { name: 'ALU Home Interior' }).check()
    await send(form)
    await expect(page.getByRole('status').filter({ hasText: thanks })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('navigation', { name: 'Contact' }).getByRole('link', { name: 'Enquire' }).click()
    await expectEntries(form, empty)
    await expect(form.getByRole('radio', { name: 'uPVC' })).toBeChecked()
  })

  test('modal: an error toast is shown and announced above the open modal', async ({ page }) => {
    const form = await openEnquiryModal(page)
    await send(form)
    await expectFailure(form, 'Name', 'Name is required')
    await page.getByRole('button', { name: 'Close notice' }).click()
    await expect(page.getByRole('alert')).toBeEmpty()
    await expect(form).toBeVisible()
  })

  test('the Enquire of the menu opens the modal and the menu is gone', async ({ page }) => {
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

for (const viewport of [phoneSize])
  test(`contact page at ${viewport.width} px: success resets all fields and shows a success message`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await answerEnquiries(page, done)
    const form = await openContactForm(page)
    await fill(form, asha)
    await form.getByRole('radio', { name: 'other' }).check()
    await fill(form, { 'Please specify': 'Skylight' })
    await send(form)
    await expect(page.getByRole('status').filter({ hasText: thanks })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectEntries(form, { ...empty, 'Please specify': '' })
    await expect(form.getByRole('radio', { name: 'uPVC' })).toBeChecked()
  })

test('the toast is at the top centre, stays on outside clicks, and hides after 3000 ms', async ({ page }) => {
  await page.clock.install()
  const form = await openContactForm(page)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await send(form)
  const notice = page.getByRole('alert').getByText('Name is required')
  await expect(notice).toBeVisible()
  const box = await page.getByRole('alert').boundingBox()
  const width = page.viewportSize()?.width ?? 0
  expect(box?.y).toBeLessThan(40)
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(12)
  await page.mouse.click(5, 500)
  await page.keyboard.press('Escape')
  await page.clock.runFor(2999)
  await expect(notice).toBeVisible()
  await page.clock.runFor(1)
  await expect(notice).toBeHidden()
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Name is required')
})

test('our server accepts an enquiry and a dealership enquiry', async ({ page }) => {
  const form = await openContactForm(page)
  await fill(form, asha)
  await send(form)
  await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible()
  const dealerForm = await openDealerForm(page)
  await fill(dealerForm, dealer)
  await send(dealerForm)
  await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible()
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
    await page.goto('/upvc-door-and-window')
    await page.getByRole('banner').getByRole('link', { name: 'Enquire', exact: true }).last().click()
    await expect(page).toHaveURL(/\/locate-us\/#quiery-form$/)
    const form = page.getByRole('form', { name: 'Enquiry' })
    await fill(form, { Name: 'Asha', Email: 'asha@example.in' })
    await form.getByRole('radio', { name: 'other' }).check()
    await fill(form, { 'Please specify': 'Skylight' })
    const refused = page.waitForResponse((response) => response.request().method() === 'POST')
    await send(form)
    expect((await refused).status()).toBe(422)
    await expect(form.getByLabel('Phone number')).toHaveAccessibleDescription('Phone number is required')
    await expect(form.getByRole('radio', { name: 'other' })).toBeChecked()
    await expectEntries(form, { Name: 'Asha', Email: 'asha@example.in', 'Please specify': 'Skylight' })
    await fill(form, { 'Phone number': '98123-45678' })
    await send(form)
    await expect(form).toContainText('Thank you')
    await expectEntries(form, empty)
  })

  test('the dealer form keeps the input on error and then sends', async ({ page }) => {
    await page.goto('/become-a-dealer/')
    const form = page.getByRole('form', { name: 'Dealership enquiry' })
    await fill(form, { ...dealer, City: '' })
    await send(form)
    await expect(form.getByLabel('City')).toHaveAccessibleDescription('City is required')
    await expectEntries(form, { ...dealer, City: '' })
    await fill(form, { City: 'Jaipur' })
    await send(form)
    await expect(form).toContainText('Thank you')
    await expectEntries(form, { ...empty, State: '', City: '', Comment: '' })
  })
})

test('the consent line leads to the privacy policy', async ({ page }) => {
  const form = await openEnquiryModal(page)
  await expect(form.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy/')
})

test('dealer form: success shows the server message and clears all but the service detail and the type', async ({
  page,
}) => {
  const sent = await answerEnquiries(page, done)
  const form = await openDealerForm(page)
  await fill(form, dealer)
  await form.getByRole('radio', { name: 'other' }).check()
  await fill(form, { 'Please specify': 'Mesh doors' })
  await send(form)
  await expect(page.getByRole('status').filter({ hasText: thanks })).toBeVisible()
  await expectEntries(form, { ...empty, State: '', City: '', Comment: '' })
  await expect(form.getByRole('radio', { name: 'uPVC' })).toBeChecked()
  await form.getByRole('radio', { name: 'other' }).check()
  await expectEntries(form, { 'Please specify': 'Mesh doors' })
  await fill(form, { Name: 'Asha', 'Phone number': '98', State: 'Haryana', City: 'Palwal' })
  await send(form)
  await expect.poll(() => sent[1]?.body.type).toBe('dealership_request')
})
