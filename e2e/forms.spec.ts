import {
  answerEnquiries,
  asha,
  dealer,
  done,
  empty,
  enterUncut,
  expectEntries,
  expectFailure,
  fill,
  openContactForm,
  openDealerForm,
  openEnquiryModal,
  send,
} from './enquiry-page.ts'
import { expect, test } from './test.ts'

const enquiryForms = { 'enquiry modal': openEnquiryModal, 'contact page': openContactForm }
const allForms = { ...enquiryForms, 'dealer form': openDealerForm }

for (const [place, open] of Object.entries(enquiryForms)) {
  test(`${place}: the rules are checked in order, and nothing is sent until all hold`, async ({ page }) => {
    const sent = await answerEnquiries(page, done)
    const form = await open(page)
    await form.getByRole('radio', { name: 'other' }).check()
    await send(form)
    await expectFailure(form, 'Name', 'Name is required')
    await fill(form, { Name: '   ' })
    await send(form)
    await expectFailure(form, 'Name', 'Name is required')
    await fill(form, { Name: 'Asha' })
    await expect(form.getByLabel('Name')).not.toHaveAttribute('aria-invalid')
    await send(form)
    await expectFailure(form, 'Phone number', 'Phone number is required')
    await fill(form, { 'Phone number': '98123abc' })
    await send(form)
    await expectFailure(form, 'Phone number', 'Only numeric values are allowed')
    await enterUncut(form.getByLabel('Phone number'), '9'.repeat(16))
    await send(form)
    await expectFailure(form, 'Phone number', 'Cannot enter more than 15 characters')
    await fill(form, { 'Phone number': '9812345678' })
    await send(form)
    await expectFailure(form, 'Please specify', 'Please specify the service')
    await expectEntries(form, { Name: 'Asha', 'Phone number': '9812345678' })
    expect(sent).toEqual([])
    await fill(form, { 'Please specify': 'Skylight' })
    await send(form)
    await expect.poll(() => sent.length).toBe(1)
  })

  test(`${place}: it sends its five fields, and e-mail may be left out`, async ({ page }) => {
    const sent = await answerEnquiries(page, done)
    const form = await open(page)
    await fill(form, { Name: 'Asha', 'Phone number': '9812345678' })
    await send(form)
    await expect
      .poll(() => sent[0]?.body)
      .toEqual({
        customer_name: 'Asha',
        phone_number: '9812345678',
        email: '',
        required_service: 'uPVC',
        otherdescription: '',
      })
  })
}

test('dealer form: the rules are checked in order, and nothing is sent until all hold', async ({ page }) => {
  const sent = await answerEnquiries(page, done)
  const form = await openDealerForm(page)
  await form.getByRole('radio', { name: 'other' }).check()
  await send(form)
  await expectFailure(form, 'Name', 'Name is required')
  await fill(form, { Name: 'Asha' })
  await send(form)
  await expectFailure(form, 'Phone number', 'Phone number is required')
  await fill(form, { 'Phone number': 'ninety' })
  await send(form)
  await expectFailure(form, 'Phone number', 'Only numeric values are allowed')
  await enterUncut(form.getByLabel('Phone number'), '9'.repeat(16))
  await send(form)
  await expectFailure(form, 'Phone number', 'Cannot enter more than 15 characters')
  await fill(form, { 'Phone number': '9812345678' })
  await send(form)
  await expectFailure(form, 'State', 'State is required')
  await fill(form, { State: 'Rajasthan' })
  await send(form)
  await expectFailure(form, 'City', 'City is required')
  await fill(form, { City: 'Jaipur' })
  await send(form)
  await expectFailure(form, 'Please specify', 'Please specify the service')
  expect(sent).toEqual([])
  await fill(form, { 'Please specify': 'Mesh doors' })
  await send(form)
  await expect.poll(() => sent.length).toBe(1)
})

test('dealer form: it sends its nine fields', async ({ page }) => {
  const sent = await answerEnquiries(page, done)
  const form = await openDealerForm(page)
  await expect(form.getByRole('radio', { name: 'uPVC' })).toBeChecked()
  await fill(form, dealer)
  await form.getByRole('radio', { name: 'other' }).check()
  await fill(form, { 'Please specify': 'Mesh doors' })
  await send(form)
  await expect
    .poll(() => sent[0]?.body)
    .toEqual({
      customer_name: 'Asha Rathore',
      phone_number: '9812345678',
      email: 'asha@example.in',
      required_service: 'other',
      otherdescription: 'Mesh doors',
      state: 'Rajasthan',
      city: 'Jaipur',
      comment: 'Shop on MI Road',
      type: 'dealership_request',
    })
})

for (const [place, open] of Object.entries(allForms)) {
  test(`${place}: each box holds what it may, and asks for the right keyboard and autofill`, async ({ page }) => {
    const form = await open(page)
    const boxes: Record<string, Record<string, string>> = {
      Name: { maxlength: '35', autocomplete: 'name' },
      'Phone number': { maxlength: '13', autocomplete: 'tel', inputmode: 'numeric', type: 'tel' },
      Email: { maxlength: '70', autocomplete: 'email', inputmode: 'email', type: 'email' },
      ...(place === 'dealer form' && {
        State: { maxlength: '15', autocomplete: 'address-level1' },
        City: { maxlength: '15', autocomplete: 'address-level2' },
        Comment: { maxlength: '35' },
      }),
    }
    for (const [label, attributes] of Object.entries(boxes))
      for (const [name, value] of Object.entries(attributes))
        await expect(form.getByLabel(label), `${label} ${name}`).toHaveAttribute(name, value)
    await form.getByLabel('Name').pressSequentially('n'.repeat(40))
    await expectEntries(form, { Name: 'n'.repeat(35) })
    await form.getByLabel('Phone number').pressSequentially('1'.repeat(20))
    await expectEntries(form, { 'Phone number': '1'.repeat(13) })
  })

  test(`${place}: uPVC is chosen at first, and 'other' reveals 'Please specify'`, async ({ page }) => {
    const form = await open(page)
    await expect(form.getByRole('radio')).toHaveCount(4)
    for (const service of ['uPVC', 'ALU Home Interior', 'Commercial partition system', 'other'])
      await expect(form.getByRole('radio', { name: service })).toBeVisible()
    await expect(form.getByRole('radio', { name: 'uPVC' })).toBeChecked()
    await expect(form.getByLabel('Please specify')).toBeHidden()
    await form.getByRole('radio', { name: 'other' }).check()
    await expect(form.getByLabel('Please specify')).toBeVisible()
    await expect(form.getByLabel('Please specify')).toHaveAttribute('maxlength', '50')
    await form.getByRole('radio', { name: 'ALU Home Interior' }).check()
    await expect(form.getByLabel('Please specify')).toBeHidden()
  })

  test(`${place}: a number pasted, suggested by a keyboard or typed with +, spaces, dashes and brackets becomes digits`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const form = await open(page)
    const phone = form.getByLabel('Phone number')
    for (const entry of ['+91 98123-45678', '\u202a+91 98123 45678\u202c', '+91 (98123) 45678']) {
      await page.evaluate((text) => navigator.clipboard.writeText(text), entry)
      await phone.fill('')
      await phone.press('ControlOrMeta+v')
      await expect(phone).toHaveValue('919812345678')
    }
    await page.evaluate(() => navigator.clipboard.writeText('00919812345678'))
    await phone.fill('')
    await phone.press('ControlOrMeta+v')
    await expect(phone).toHaveValue('00919812345678')
    await phone.fill('')
    await page.keyboard.insertText('+91 98123-45678')
    await expect(phone).toHaveValue('919812345678')
    await phone.fill('')
    await phone.pressSequentially('+91 98123-45678')
    await expect(phone).toHaveValue('919812345678')
  })

  test(`${place}: a refusal shows the server's words, keeps what was typed, and the same words again are the same attempt`, async ({
    page,
  }) => {
    const sent = await answerEnquiries(
      page,
      { status: 503, json: { success: '0', message: 'The disk is full.' } },
      done,
    )
    const form = await open(page)
    const entries = place === 'dealer form' ? dealer : asha
    await fill(form, entries)
    await send(form)
    await expect(page.getByRole('alert')).toHaveText('The disk is full.')
    await expectEntries(form, entries)
    await send(form)
    await expect.poll(() => sent.length).toBe(2)
    expect(sent[0]?.key).toMatch(/^\S{16,}$/)
    expect(sent[1]?.key).toBe(sent[0]?.key)
  })

  test(`${place}: a broken connection and an unreadable answer say so, and nothing typed is lost`, async ({ page }) => {
    await answerEnquiries(page, 'no connection', { body: '<html>' }, { json: {} })
    const form = await open(page)
    const entries = place === 'dealer form' ? dealer : asha
    await fill(form, entries)
    for (let attempt = 1; attempt <= 3; attempt++) {
      await send(form)
      await expect(page.getByRole('alert')).toHaveText('An error occurred. Please try again.')
      await expectEntries(form, entries)
      await page.getByRole('button', { name: 'Close notice' }).click()
      await expect(page.getByRole('alert')).toBeEmpty()
    }
  })
}

test('after a success the next enquiry has a key of its own', async ({ page }) => {
  const sent = await answerEnquiries(page, done)
  const form = await openContactForm(page)
  for (const count of [1, 2]) {
    await fill(form, asha)
    await send(form)
    await expect.poll(() => sent.length).toBe(count)
    await expectEntries(form, empty)
  }
  expect(sent[0]?.key).not.toBe(sent[1]?.key)
})

test('a refusal that names its field is said beside it', async ({ page }) => {
  await answerEnquiries(page, {
    status: 422,
    json: { success: '0', message: 'Name is required', field: 'customer_name' },
  })
  const form = await openContactForm(page)
  await fill(form, asha)
  await send(form)
  await expectFailure(form, 'Name', 'Name is required')
})

test('while an enquiry is under way the button says so, and it cannot be sent twice', async ({ page }) => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  let count = 0
  await page.route('**/api/contact-us', async (route) => {
    count += 1
    await asked
    await route.fulfill(done)
  })
  const form = await openContactForm(page)
  await fill(form, asha)
  await form.getByRole('button', { name: 'Send enquiry' }).dblclick()
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  answer()
  await expectEntries(form, empty)
  await expect(form.getByRole('button', { name: 'Send enquiry' })).toBeFocused()
  expect(count).toBe(1)
})
