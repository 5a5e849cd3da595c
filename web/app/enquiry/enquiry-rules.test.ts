import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { stubApi } from '../../testing/stub-api.ts'
import { enquiryForms, valuesOf } from './enquiry-forms.ts'
import { createFormToken } from './form-token.ts'
import { createIdempotencyKey } from './idempotency-key.ts'
import { toPhoneDigits } from './phone-digits.ts'

afterEach(() => void vi.unstubAllGlobals())

test('separators never change the digits of a phone number', () => {
  const separated = fc.array(
    fc.tuple(fc.constantFrom(...'0123456789'), fc.constantFrom('', ' ', '-', '(', ')', '\u202a')),
  )
  fc.assert(
    fc.property(separated, (parts) => {
      const digits = parts.map(([digit]) => digit).join('')
      expect(toPhoneDigits(`+${parts.flat().join('')}`)).toBe(digits)
      expect(toPhoneDigits(toPhoneDigits(digits))).toBe(digits)
    }),
  )
})

test('letters stay in a phone number, so that validation can report them', () => {
  expect(toPhoneDigits('98123abc')).toBe('98123abc')
})

test('the same values have the same idempotency key until they are sent', () => {
  const { keyFor, reset } = createIdempotencyKey()
  const first = keyFor({ name: 'Asha' })
  expect(keyFor({ name: 'Asha' })).toBe(first)
  expect(keyFor({ name: 'Ravi' })).not.toBe(first)
  const again = keyFor({ name: 'Asha' })
  reset()
  expect(keyFor({ name: 'Asha' })).not.toBe(again)
})

test("the service detail is sent only with 'other'", () => {
  const entries = new FormData()
  entries.set('customer_name', '  Asha ')
  entries.set('phone_number', '+91 98')
  entries.set('otherdescription', 'Skylight')
  entries.set('required_service', 'other')
  expect(valuesOf(enquiryForms.enquiry, entries)).toMatchObject({
    customer_name: 'Asha',
    phone_number: '9198',
    otherdescription: 'Skylight',
  })
  entries.set('required_service', 'uPVC')
  expect(valuesOf(enquiryForms.enquiry, entries).otherdescription).toBe('')
})

test('a plan is sent without a service to specify', () => {
  const entries = new FormData()
  entries.set('required_service', 'other')
  entries.set('plan_code', 'JH-7K3P-9Q')
  expect(valuesOf(enquiryForms.enquiry, entries).otherdescription).toBe('Plan JH-7K3P-9Q')
  entries.set('project', 'Quiet, please')
  expect(valuesOf(enquiryForms.enquiry, entries).otherdescription).toBe('Quiet, please')
})

test.each([
  ['no token requested in time', false, 'of the page', 'of the page'],
  ['a token, but not old enough', true, 'of the page', 'of the page'],
  ['a token and none in the page', true, '', 'own'],
])('form token: %s', async (_, hasBegun, pageToken, expected) => {
  stubApi({ '/api/app-setting': [{ json: { success: '1', message: 'OK', form_token: 'own', data: {} } }] })
  const token = createFormToken()
  if (hasBegun) token.begin()
  expect(await token.take(pageToken)).toBe(expected)
})
