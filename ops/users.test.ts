import { afterEach, expect, test } from 'vitest'
import { scryptHashing } from '../server/platform/auth/password-hashing.ts'
import { callAs, signInAs } from '../server/testing/as-staff.ts'
import { codeOf } from '../server/testing/fixtures/authenticator.ts'
import { openTestApp } from '../server/testing/open-test-app.ts'
import { callCommand } from './testing/call-command.ts'
import { usersCommand } from './users.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
afterEach(() => opened.close())

/** Runs the command on this test's database. */
function users(...args: string[]) {
  return callCommand(usersCommand, args, opened.env)
}

async function signIn(email: string, password: string) {
  return (await callAs(opened.app)('POST', '/session', { email, password })).status
}

async function resetPassword(email: string) {
  return /temporary password (\S+)/.exec((await users('reset-password', email)).out)?.[1] ?? ''
}

test('an administrator who lost the password signs in with the printed one, and sessions end', async () => {
  // The command hashes as the running site does.
  opened = await openTestApp({ passwordHashing: scryptHashing })
  const { email, call } = await signInAs(opened.app, opened.db, 'administrator')
  const lost = await resetPassword(email.toUpperCase())
  expect((await call('GET', '/session')).status).toBe(401)
  expect(await signIn(email, lost)).toBe(200)
  const printed = await resetPassword(email)
  expect(await signIn(email, lost)).toBe(401)
  expect(await signIn(email, printed)).toBe(200)
})

test('an administrator who lost phone and backup codes signs in with the password alone', async () => {
  opened = await openTestApp()
  const { email, password, call } = await signInAs(opened.app, opened.db, 'administrator')
  const { body } = await call('POST', '/two-factor', { password })
  expect((await call('PUT', '/two-factor', { code: codeOf(body.data.secret) })).status).toBe(200)
  expect(await signIn(email, password)).not.toBe(200)
  expect((await users()).out).toContain(`${email}, administrator, two-factor authentication`)
  expect((await users('reset-two-factor', email)).code).toBe(0)
  expect(await signIn(email, password)).toBe(200)
})

test('an unknown user is named, with the usage', async () => {
  opened = await openTestApp()
  const { err, code } = await users('reset-password', 'nobody@example.in')
  expect(code).toBe(1)
  expect(err).toContain('There is no user nobody@example.in.')
  expect(err).toContain('npm run users')
})
