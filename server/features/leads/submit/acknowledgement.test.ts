import { emptyMailTexts } from '@house/contract/text/mail-texts'
import { settings } from '@house/demo/settings'
import { expect, test } from 'vitest'
import { mailBrandOf } from '../../../platform/outbox/layout.ts'
import { acknowledgement } from './acknowledgement.ts'

function write(texts = {}, more = {}) {
  const company = { ...settings, offices: [], brand: null, ...more }
  return acknowledgement('asha@visitor.example', company, { ...emptyMailTexts, ...texts }, mailBrandOf(company))
}

test('the acknowledgement promises nothing and names no phone or address that the settings do not have', () => {
  const mail = write({}, { phone: '', email: '', response_promise: '' })
  expect(mail.replyTo).toBeUndefined()
  expect(mail.text).toBe(`Hello,\n\nthank you for your enquiry. We have received it.\n\n${settings.company_name}\n`)
})

test("the company's own texts replace the built-in ones, with placeholders filled and line breaks kept", () => {
  const mail = write({
    acknowledgement_subject: 'Namaste from [Company Name]',
    acknowledgement_body: 'We are on it.\nCall [phone].\n\nOr fax [website].',
    acknowledgement_closing: '  ',
  })
  expect(mail.subject).toBe(`Namaste from ${settings.company_name}`)
  expect(mail.text).toBe(
    `Hello,\n\nWe are on it.\nCall ${settings.phone}.\n\nOr fax ${settings.website}.\n\n${settings.company_name}\n`,
  )
  expect(mail.html).toContain(`We are on it.<br>Call ${settings.phone}.`)
})

test('neither a text nor a setting can add markup or a header', () => {
  const mail = write(
    { acknowledgement_subject: 'Hello\r\nBcc: all@evil.example', acknowledgement_body: '<script>1</script>[phone]' },
    { phone: '"><img src=x>', company_name: '<b>Evil</b>' },
  )
  expect(mail.subject).toBe('Hello Bcc: all@evil.example')
  expect(mail.html).not.toMatch(/<script|<img|<b>/)
})

test('a subject whose only sentence is left out is the name of the company', () => {
  expect(write({ acknowledgement_subject: 'Call [phone]' }, { phone: '' }).subject).toBe(settings.company_name)
})
