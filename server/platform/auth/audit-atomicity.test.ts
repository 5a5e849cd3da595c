import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Staff, signInAs } from '../../testing/as-staff.ts'
import { codeOf } from '../../testing/fixtures/authenticator.ts'
import { openTestApp } from '../../testing/open-test-app.ts'

let { app, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
let editor = {} as Staff
let secret = ''
beforeEach(async () => {
  ;({ app, db, close } = await openTestApp())
  editor = await signInAs(app, db, 'editor')
  secret = (await editor.call('POST', '/two-factor', { password: editor.password })).body.data.secret
})
afterEach(() => close())

async function hasTwoFactor() {
  const staff = db.selectFrom('staff').select('second_factor').where('id', '=', editor.id)
  return (await staff.executeTakeFirstOrThrow()).second_factor === 1
}

test('the second factor stays off when switching it on cannot be audited', async () => {
  await db.schema.alterTable('audit').renameTo('audit_unavailable').execute()
  expect((await editor.call('PUT', '/two-factor', { code: codeOf(secret) })).status).toBe(500)
  expect(await hasTwoFactor()).toBe(false)
})

test('the second factor stays on when switching it off cannot be audited', async () => {
  await editor.call('PUT', '/two-factor', { code: codeOf(secret) })
  await db.schema.alterTable('audit').renameTo('audit_unavailable').execute()
  expect((await editor.call('POST', '/two-factor/end', { password: editor.password })).status).toBe(500)
  expect(await hasTwoFactor()).toBe(true)
})
