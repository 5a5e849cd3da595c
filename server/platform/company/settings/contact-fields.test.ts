import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Staff, signInAs } from '../../../testing/as-staff.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { validationErrors } from '../../staff-api/validation.ts'
import { settingsFields } from './commands.ts'

let { app, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
let { call } = {} as Staff
beforeEach(async () => {
  ;({ app, db, close } = await openTestApp())
  ;({ call } = await signInAs(app, db, 'administrator'))
})
afterEach(() => close())

const invalidContacts: [field: string, values: string[], message: RegExp][] = [
  [
    'whatsapp',
    ['call me', '98765 43210 or mail', '0995550142', '123'],
    /^WhatsApp must be a number of 8 to 15 digits .* 919876543210$/,
  ],
  ['phone', ['abc', '12345', '+91 129 555 0142 ask for Asha'], /^Phone must be a telephone number/],
  ['email', ['notmail', 'a@b', 'two words@jharokha.example'], /^E-mail must be an e-mail address/],
  ['website', ['our site', 'javascript:alert(1)'], /^Website must be the address of a website/],
  ['linkedin', ['jharokha', 'http://linkedin.example/jharokha', '/jharokha'], /^LinkedIn must be .* https:/],
  ['instagram', ['@jharokha', 'https://'], /^Instagram must be/],
  ['facebook', ['javascript:alert(1)'], /^Facebook must be/],
  ['brochure', ['brochure.pdf', '//evil.example'], /^Brochure must begin with/],
  ['brochure', ['/no-such-file.pdf', '/about-us/', '/media/000000000000/a.jpg'], /^Brochure must be \/brochure\.pdf/],
]

test.each(invalidContacts)('an invalid %s is rejected', async (field, values, message) => {
  for (const value of values) {
    const { status, body } = await call('PUT', '/settings/1', { [field]: value })
    expect([value, status, body.field]).toEqual([value, 422, field])
    expect(body.message).toMatch(message)
  }
})

test.each([
  ['98765 43210', '919876543210'],
  ['+91 98765-43210', '919876543210'],
  ['919876543210', '919876543210'],
  ['+65 9123 4567', '6591234567'],
])('the WhatsApp number %s is stored as %s and stays so', async (entered, stored) => {
  for (const whatsapp of [entered, stored])
    expect((await call('PUT', '/settings/1', { whatsapp })).body.data.whatsapp).toBe(stored)
})

test('the seeded settings are valid, and every contact field can be empty', async () => {
  const { data } = (await call('GET', '/settings/1')).body
  expect(validationErrors(settingsFields, data)).toEqual([])
  const empty = Object.fromEntries(invalidContacts.map(([field]) => [field, '']))
  expect((await call('PUT', '/settings/1', empty)).body.data).toMatchObject(empty)
})

test('the telephone number and coordinates of an office are valid; it need not have coordinates', async () => {
  const { data } = (await call('GET', '/offices/1')).body
  expect((await call('PUT', '/offices/1', data)).status).toBe(200)
  const invalidFields: [fields: object, message: RegExp][] = [
    [{ phone: 'abc' }, /^Phone must be a telephone number/],
    [{ latitude: 200 }, /^Latitude must lie between -90 and 90 degrees/],
    [{ longitude: -181 }, /^Longitude must lie between -180 and 180 degrees/],
  ]
  const { body: saved } = await call('PUT', '/offices/1', { latitude: null, longitude: null })
  expect(saved.data).toMatchObject({ latitude: null, longitude: null })
  for (const [fields, message] of invalidFields) {
    const { status, body } = await call('PUT', '/offices/1', fields)
    expect([status, body.field]).toEqual([422, Object.keys(fields)[0]])
    expect(body.message).toMatch(message)
  }
})
