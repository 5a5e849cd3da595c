import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../testing/open-test-app.ts'
import { findKey } from './secrets.ts'

let { db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  ;({ db, close } = await openTestApp())
})
afterAll(() => close())

test('every purpose has a key of its own, the same each time', async () => {
  const names = ['session', 'known-device', 'preview', 'closed-site', 'client', 'sign-in-attempt'] as const
  const read = () => Promise.all(names.map((name) => findKey(db, name)))
  const keys = await read()
  expect(new Set(keys).size).toBe(names.length)
  expect(keys.every((key) => key.length >= 32)).toBe(true)
  expect(await read()).toEqual(keys)
})
