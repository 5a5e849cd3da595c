import { openContactForm, openDealerForm, openEnquiryModal } from '../fixtures/enquiry-form.ts'
import { expect, test } from '../fixtures/test.ts'

// Rules, values, errors and retries of the forms are tested in web/app/enquiry/form/enquiry-forms.test.tsx.
const forms = { 'enquiry modal': openEnquiryModal, 'contact page': openContactForm, 'dealer form': openDealerForm }

for (const [name, open] of Object.entries(forms))
  test(`${name}: 'other' reveals 'Please specify', and a pasted or suggested phone number becomes digits`, async ({
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

    const phone = form.getByLabel('Phone number')
    await page.evaluate(() => navigator.clipboard.writeText('+91 98123-45678'))
    await phone.press('ControlOrMeta+v')
    await expect(phone).toHaveValue('919812345678')
    await phone.fill('')
    await page.keyboard.insertText('+91 98123-45678')
    await expect(phone).toHaveValue('919812345678')
    await phone.fill('')
    await phone.pressSequentially('1'.repeat(20))
    await expect(phone).toHaveValue('1'.repeat(13))
  })
