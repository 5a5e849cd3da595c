import { settings } from '@house/content/settings'
import { expect, test } from 'vitest'
import type { Enquiry } from '../db/schema.ts'
import { acknowledgement } from './mail.ts'

test('the acknowledgement promises nothing and names no phone or address that the settings do not have', () => {
  const company = { ...settings, phone: '', email: '', response_promise: '', offices: [], brand: null }
  const mail = acknowledgement({ email: 'asha@visitor.example' } as Enquiry, company)
  expect(mail.replyTo).toBeUndefined()
  expect(mail.text).toBe(`Hello,\n\nthank you for your enquiry. We have received it.\n\n${settings.company_name}\n`)
})
