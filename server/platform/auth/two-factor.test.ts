import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { callAs, type Staff, signInAs } from '../../testing/as-staff.ts'
import { acceptedCodesOf, bytesOf, codeOf, nextCodeOf } from '../../testing/fixtures/authenticator.ts'
import { openTestApp } from '../../testing/open-test-app.ts'

let now = new Date()
let { app, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  ;({ app, db, close } = await openTestApp({ clock: () => now, trustedProxies: 1 }))
})
afterAll(() => close())

async function withSecondFactor(role: 'editor' | 'administrator' = 'editor') {
  const staff = await signInAs(app, db, role)
  const started = await staff.call('POST', '/two-factor', { password: staff.password })
  const { secret, backup_codes }: { secret: string; backup_codes: string[] } = started.body.data
  const confirmed = codeOf(secret)
  expect((await staff.call('PUT', '/two-factor', { code: confirmed })).status).toBe(200)
  return { ...staff, secret, codes: backup_codes, confirmed }
}

async function signIn({ email, password }: Pick<Staff, 'email' | 'password'>, code?: string) {
  const call = callAs(app)
  const { status, body, headers } = await call('POST', '/session', { email, password, ...(code && { code }) })
  return { call, status, body, cookies: headers.getSetCookie() }
}

test('the second factor is enabled with password and code, and offered as URI and as secret', async () => {
  const editor = await signInAs(app, db, 'editor')
  const rejected = await editor.call('POST', '/two-factor', { password: 'not the password' })
  expect([rejected.status, rejected.body.field]).toEqual([422, 'password'])
  const { body } = await editor.call('POST', '/two-factor', { password: editor.password })
  const uri = new URL(body.data.address)
  expect(uri.protocol).toBe('otpauth:')
  expect(decodeURIComponent(uri.pathname)).toContain(editor.email)
  expect(uri.searchParams.get('secret')).toBe(body.data.secret)
  expect(new Set(body.data.backup_codes).size).toBe(10)

  expect((await signIn(editor)).status).toBe(200)
  const wrong = await editor.call('PUT', '/two-factor', { code: '000000' })
  expect([wrong.status, wrong.body.field]).toEqual([422, 'code'])
  expect((await editor.call('GET', '/two-factor')).body.data).toEqual({ is_on: false, backup_codes: 0 })
  expect((await editor.call('PUT', '/two-factor', { code: codeOf(body.data.secret) })).status).toBe(200)
  expect((await editor.call('GET', '/two-factor')).body.data).toEqual({ is_on: true, backup_codes: 10 })
  expect((await editor.call('POST', '/two-factor', { password: editor.password })).status).toBe(409)
})

test('with a second factor neither password nor code alone signs in', async () => {
  const editor = await withSecondFactor()
  const withoutCode = await signIn(editor)
  expect([withoutCode.status, withoutCode.body.field, withoutCode.cookies]).toEqual([401, 'code', []])
  expect((await withoutCode.call('GET', '/session')).status).toBe(401)
  const wrong = await signIn({ ...editor, password: 'not the password' }, nextCodeOf(editor.secret))
  expect([wrong.status, wrong.body.field]).toEqual([401, undefined])
  const complete = await signIn(editor, nextCodeOf(editor.secret))
  expect(complete.status).toBe(200)
  expect((await complete.call('GET', '/session')).body.data.email).toBe(editor.email)
})

test('a temporary password does not bypass the second factor', async () => {
  const editor = await withSecondFactor()
  const administrator = await signInAs(app, db, 'administrator')
  const { body } = await administrator.call('POST', `/staff/${editor.id}/reset`)
  const withoutCode = await signIn({ ...editor, password: body.data.password })
  expect([withoutCode.status, withoutCode.body.field, withoutCode.cookies]).toEqual([401, 'code', []])
  expect((await signIn({ ...editor, password: body.data.password }, nextCodeOf(editor.secret))).status).toBe(200)
})

test('a code works only once', async () => {
  const editor = await withSecondFactor()
  const code = nextCodeOf(editor.secret)
  const sessions = () => db.selectFrom('staff_session').select('id').where('staff_id', '=', editor.id).execute()
  expect((await signIn(editor, code)).status).toBe(200)
  const open = await sessions()
  const again = await signIn(editor, code)
  expect([again.status, again.body.field, again.cookies]).toEqual([401, 'code', []])
  expect(await sessions()).toEqual(open)
})

test('the code that enabled the second factor cannot sign in', async () => {
  const editor = await withSecondFactor()
  const again = await signIn(editor, editor.confirmed)
  expect([again.status, again.body.field, again.cookies]).toEqual([401, 'code', []])
  expect((await signIn(editor, nextCodeOf(editor.secret))).status).toBe(200)
})

test('a used code stays invalid after another code was used', async () => {
  // The clock stands still: the oldest accepted code would expire if a period ended during the test.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const editor = await withSecondFactor()
  const code = nextCodeOf(editor.secret)
  expect((await signIn(editor, code)).status).toBe(200)
  const other = acceptedCodesOf(editor.secret).find((each) => each !== code && each !== editor.confirmed)
  expect((await signIn(editor, other)).status).toBe(200)
  expect((await signIn(editor, code)).status).toBe(401)
})

test('each backup code works once', async () => {
  const editor = await withSecondFactor()
  const [code = ''] = editor.codes
  const signedIn = await signIn(editor, code)
  expect(signedIn.status).toBe(200)
  expect((await signedIn.call('GET', '/two-factor')).body.data.backup_codes).toBe(9)
  expect((await signIn(editor, code)).status).toBe(401)
})

test('new backup codes require the password and revoke the old ones', async () => {
  const editor = await withSecondFactor()
  expect((await editor.call('POST', '/two-factor/backup-codes', { password: 'wrong' })).status).toBe(422)
  const { body } = await editor.call('POST', '/two-factor/backup-codes', { password: editor.password })
  expect(body.data.backup_codes).toHaveLength(10)
  expect((await signIn(editor, editor.codes[0])).status).toBe(401)
  expect((await signIn(editor, body.data.backup_codes[0])).status).toBe(200)
})

test('wrong codes count towards the lockout like wrong passwords', async () => {
  const editor = await withSecondFactor()
  const statuses: number[] = []
  for (let count = 0; count < 6; count += 1) statuses.push((await signIn(editor, '000000')).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  expect((await signIn(editor, nextCodeOf(editor.secret))).status).toBe(429)
  now = new Date(now.getTime() + 15 * 60_000)
  expect((await signIn(editor, nextCodeOf(editor.secret))).status).toBe(200)
})

test('disabling the second factor requires the password and is audited', async () => {
  const editor = await withSecondFactor()
  expect((await editor.call('POST', '/two-factor/end', {})).status).toBe(422)
  expect((await editor.call('POST', '/two-factor/end', { password: 'wrong' })).body.field).toBe('password')
  expect((await signIn(editor)).status).toBe(401)
  expect((await editor.call('POST', '/two-factor/end', { password: editor.password })).status).toBe(200)
  expect((await signIn(editor)).status).toBe(200)
  expect(await actionsOn(editor.id)).toEqual(['second factor on', 'second factor off'])
})

test('an administrator can reset the second factor of others, which ends their sessions, but not their own', async () => {
  const [administrator, editor] = [await withSecondFactor('administrator'), await withSecondFactor()]
  expect((await administrator.call('GET', `/staff/${editor.id}`)).body.data.second_factor).toBe(true)
  const { body } = await administrator.call('POST', `/staff/${editor.id}/two-factor/reset`, {})
  expect(body.data.second_factor).toBe(false)
  expect((await editor.call('GET', '/session')).status).toBe(401)
  expect((await signIn(editor)).status).toBe(200)
  expect(await actionsOn(editor.id)).toContain('reset second factor')
  expect((await administrator.call('POST', `/staff/${editor.id}/two-factor/reset`, {})).status).toBe(409)
  expect((await administrator.call('POST', `/staff/${administrator.id}/two-factor/reset`, {})).status).toBe(409)
})

test('an account suspended between password and code cannot sign in', async () => {
  const editor = await withSecondFactor()
  await db.updateTable('staff').set({ suspended: 1 }).where('id', '=', editor.id).execute()
  const { status, body } = await signIn(editor, nextCodeOf(editor.secret))
  expect([status, body.field]).toEqual([401, undefined])
})

test('secret and backup codes are stored encrypted', async () => {
  const { id, secret, codes } = await withSecondFactor()
  const row = await db
    .selectFrom('staff_second_factor')
    .selectAll()
    .where('staff_id', '=', id)
    .executeTakeFirstOrThrow()
  const stored = JSON.stringify(row).toLowerCase()
  const raw = bytesOf(secret)
  expect(raw.toString()).toMatch(/^[\w-]{32}$/)
  const encodings = [secret, raw.toString(), raw.toString('hex'), raw.toString('base64url'), ...codes]
  for (const clear of encodings) expect(stored).not.toContain(clear.toLowerCase())
})

async function actionsOn(id: string) {
  const rows = await db
    .selectFrom('audit')
    .select('action')
    .where('entity', '=', 'staff')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ action }) => action)
}
