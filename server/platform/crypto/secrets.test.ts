import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import { deviceCookie, findKnownDevice } from '../auth/known-device.ts'
import { findKey, hmac } from './secrets.ts'

let { db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  ;({ db, close } = await openTestApp())
})
afterAll(() => close())

test('every purpose has a key of its own, the same each time', async () => {
  const names = [
    'session',
    'known-device',
    'preview',
    'closed-site',
    'client',
    'sign-in-attempt',
    'form-token',
    'password-reset',
  ] as const
  const read = () => Promise.all(names.map((name) => findKey(db, name)))
  const keys = await read()
  expect(new Set(keys).size).toBe(names.length)
  expect(keys.every((key) => key.length >= 32)).toBe(true)
  expect(await read()).toEqual(keys)
})

test('the secret of sessions does not sign the cookie of a known browser', async () => {
  const email = 'esha@jharokha.example'
  const own = await deviceCookie(db, email, true)
  expect(await findKnownDevice(db, own, email)).toBeTruthy()
  for (const text of [`${email} id`, `device ${email} id`]) {
    const forged = hmac(await findKey(db, 'session'), text)
    expect(await findKnownDevice(db, `house.device=id.${forged}`, email)).toBeUndefined()
  }
})
