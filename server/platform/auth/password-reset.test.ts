import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { mailing } from '../../features.ts'
import { callAs, type Staff, signInAs } from '../../testing/as-staff.ts'
import { codeOf } from '../../testing/fixtures/authenticator.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { startSmtpServer } from '../../testing/processes/smtp-server.ts'
import { type Scheduler, startScheduler } from '../jobs/scheduler.ts'
import { folderStorage } from '../media/storage/folder-storage.ts'
import { smtpTransport } from '../outbox/smtp.ts'
import { outboxJobs } from '../outbox/worker.ts'
import { createLog } from '../process/log.ts'

const site = 'https://www.jharokha.example'
const next = 'a much better password'
const nisha = { name: 'Nisha', email: 'nisha@jharokha.example', role: 'editor' }
let aheadMs = 0
let { app, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let outbox: Scheduler
const clock = () => new Date(Date.now() + aheadMs)

beforeAll(async () => {
  const enquiries = { limitPerMinute: 0, channels: [], onStored: () => outbox.wake() }
  ;({ app, db, close } = await openTestApp({
    clock,
    enquiries,
    publicUrl: site,
    sendMail: async () => '',
    trustedProxies: 1,
  }))
})
afterAll(() => close())
beforeEach(async () => {
  aheadMs = 0
  smtp = await startSmtpServer()
  const sendMail = smtpTransport(smtp.url)
  outbox = startScheduler(
    outboxJobs({
      db,
      media: folderStorage(''),
      clock,
      log: createLog('silent'),
      firstRetryMs: 20,
      ...mailing,
      publicUrl: site,
      sendMail,
    }),
    createLog('silent'),
  )
})
afterEach(async () => {
  await outbox.stop()
  await smtp.stop()
  await db.deleteFrom('sign_in_attempt').execute()
})

function requestReset(email: string, headers: Record<string, string> = {}) {
  return callAs(app)('POST', '/password-reset', { email }, headers)
}

function redeem(token: string, password = next) {
  return callAs(app)('PUT', '/password-reset', { token, password })
}

async function mailed(email: string) {
  const ofPerson = () => smtp.mails.filter(({ to }) => to?.[0]?.address === email)
  await vi.waitFor(() => expect(ofPerson()).not.toEqual([]), { timeout: 30_000, interval: 20 })
  const mail = ofPerson().at(-1)
  const [, token = ''] = mail?.text?.match(/reset-password#(\S+)/) ?? []
  return { mail, token }
}

test('a mailed link sets a new password once and ends all sessions', async () => {
  const editor = await signInAs(app, db, 'editor')
  expect((await requestReset(` ${editor.email.toUpperCase()}`)).status).toBe(200)
  const { mail, token } = await mailed(editor.email)
  expect(mail?.text).toContain(`${site}/admin/reset-password#${token}`)
  expect(mail?.html).toContain(`href="${site}/admin/reset-password#${token}"`)
  expect((await redeem(token)).status).toBe(200)
  expect((await editor.call('GET', '/session')).status).toBe(401)
  expect((await callAs(app)('POST', '/session', editor)).status).toBe(401)
  expect((await callAs(app)('POST', '/session', { ...editor, password: next })).status).toBe(200)
  const again = await redeem(token, 'another good password')
  expect([again.status, again.body.field]).toEqual([422, 'token'])
  const audit = db.selectFrom('audit').select(['action', 'staff_id']).where('entity_id', '=', editor.id)
  expect(await audit.execute()).toContainEqual({ action: 'reset password by mail', staff_id: editor.id })
})

test('a mailed link does not bypass the second factor', async () => {
  const editor = await signInAs(app, db, 'editor')
  const { body } = await editor.call('POST', '/two-factor', { password: editor.password })
  expect((await editor.call('PUT', '/two-factor', { code: codeOf(body.data.secret) })).status).toBe(200)
  await requestReset(editor.email)
  expect((await redeem((await mailed(editor.email)).token)).status).toBe(200)
  const withoutCode = await callAs(app)('POST', '/session', { ...editor, password: next })
  expect([withoutCode.status, withoutCode.body.field]).toEqual([401, 'code'])
})

test('a password of eleven characters is rejected without using up the link; one of twelve is accepted', async () => {
  const editor = await signInAs(app, db, 'editor')
  await requestReset(editor.email)
  const { token } = await mailed(editor.email)
  const rejected = await redeem(token, 'elevenchars')
  expect([rejected.status, rejected.body.field]).toEqual([422, 'password'])
  expect((await redeem(token, 'twelve chars')).status).toBe(200)
  expect((await callAs(app)('POST', '/session', { ...editor, password: 'twelve chars' })).status).toBe(200)
})

test('known, unknown and suspended accounts get the same reply, and only known ones a mail', async () => {
  const [editor, suspended] = [await signInAs(app, db, 'editor'), await signInAs(app, db, 'sales')]
  await db.updateTable('staff').set({ suspended: 1 }).where('id', '=', suspended.id).execute()
  const answers = []
  for (const email of ['nobody@jharokha.example', suspended.email, editor.email]) {
    const { status, body, headers } = await requestReset(email)
    answers.push({ status, body, cookies: headers.getSetCookie() })
  }
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
  await mailed(editor.email)
  expect(smtp.mails).toHaveLength(1)
})

test('the Host header does not affect the link', async () => {
  const editor = await signInAs(app, db, 'editor')
  const evil = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' }
  await requestReset(editor.email, evil)
  expect(JSON.stringify((await mailed(editor.email)).mail)).not.toContain('evil.example')
})

test('a link expires after an hour', async () => {
  const editor = await signInAs(app, db, 'editor')
  await requestReset(editor.email)
  const { token } = await mailed(editor.email)
  aheadMs = 61 * 60_000
  expect((await redeem(token)).body.field).toBe('token')
  aheadMs = 59 * 60_000
  expect((await redeem(token)).status).toBe(200)
})

test('concurrent requests redeem a link once', async () => {
  const editor = await signInAs(app, db, 'editor')
  await requestReset(editor.email)
  const { token } = await mailed(editor.email)
  const answers = await Promise.all([redeem(token, 'the first new password'), redeem(token, 'the second new password')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
})

test('redeeming a link revokes the other links of the account', async () => {
  const editor = await signInAs(app, db, 'editor')
  await requestReset(editor.email)
  const first = await mailed(editor.email)
  await requestReset(editor.email)
  await vi.waitFor(() => expect(smtp.mails).toHaveLength(2), { timeout: 30_000 })
  const second = await mailed(editor.email)
  expect(second.token).not.toBe(first.token)
  expect((await redeem(second.token)).status).toBe(200)
  expect((await redeem(first.token)).status).toBe(422)
})

test.each<[string, (editor: Staff) => ReturnType<Staff['call']>]>([
  ['a change of the password', (editor) => editor.call('PUT', '/password', { current: editor.password, next })],
  [
    "an administrator's reset",
    async ({ id }) => (await signInAs(app, db, 'administrator')).call('POST', `/staff/${id}/reset`, {}),
  ],
])('a link is revoked by %s', async (_, replace) => {
  const editor = await signInAs(app, db, 'editor')
  await requestReset(editor.email)
  const { token } = await mailed(editor.email)
  expect((await replace(editor)).status).toBe(200)
  const revoked = await redeem(token, 'the password of an attacker')
  expect([revoked.status, revoked.body.field]).toEqual([422, 'token'])
  const attempt = { email: editor.email, password: 'the password of an attacker' }
  expect((await callAs(app)('POST', '/session', attempt)).status).toBe(401)
})

test('a forged or modified link is rejected', async () => {
  const editor = await signInAs(app, db, 'editor')
  await requestReset(editor.email)
  const { token } = await mailed(editor.email)
  const [id = ''] = token.split('.')
  for (const forged of [id, `${id}.`, `${token}x`, `${id}.${'A'.repeat(22)}`, `${id}.${'é'.repeat(22)}`, '.', 'x'])
    expect([forged, (await redeem(forged)).status]).toEqual([forged, 422])
  expect((await redeem(token)).status).toBe(200)
})

test('reset mails are limited per account, and requests are rate limited', async () => {
  const editor = await signInAs(app, db, 'editor')
  const from = (address: string) => requestReset(editor.email, { 'x-forwarded-for': address })
  const statuses: number[] = []
  for (let count = 0; count < 6; count += 1) statuses.push((await from('10.0.0.1')).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect((await from('10.0.0.2')).status).toBe(200)
  const resets = await db.selectFrom('password_reset').select('id').where('staff_id', '=', editor.id).execute()
  expect(resets).toHaveLength(3)
})

test('a reset lifts the lockout after wrong passwords', async () => {
  const editor = await signInAs(app, db, 'editor')
  const signIn = (password: string) => callAs(app)('POST', '/session', { email: editor.email, password })
  for (let count = 0; count < 5; count += 1) await signIn('not the password')
  expect((await signIn(editor.password)).status).toBe(429)
  await requestReset(editor.email)
  await redeem((await mailed(editor.email)).token)
  expect((await signIn(next)).status).toBe(200)
})

test('a reset mail is retried when the mail server is busy, and its link works', async () => {
  const editor = await signInAs(app, db, 'editor')
  smtp.behave({ code: 451, at: 'data' })
  await requestReset(editor.email)
  await vi.waitFor(() => expect(smtp.counts.rejections).toBeGreaterThan(0), { timeout: 30_000 })
  smtp.behave('accepts')
  expect((await redeem((await mailed(editor.email)).token)).status).toBe(200)
})

test.each([
  ['a mail server', { publicUrl: site }],
  ['PUBLIC_URL', { sendMail: async () => '' }],
])('without %s the reply refers to an administrator', async (_, options) => {
  const other = await openTestApp(options)
  const call = callAs(other.app)
  expect((await call('GET', '/password-reset')).body.data).toEqual({ by_mail: false })
  const { status, body } = await call('POST', '/password-reset', { email: 'x@jharokha.example' })
  expect([status, body.message]).toEqual([409, 'No mail is sent from here. Ask an administrator for a new password.'])
  expect((await callAs(app)('GET', '/password-reset')).body.data).toEqual({ by_mail: true })
  await other.close()
})

test.each<[string, (administrator: Staff) => ReturnType<Staff['call']>]>([
  ['was generated for a new account', (administrator) => administrator.call('POST', '/staff', nisha)],
  [
    'was reset by an administrator',
    async (administrator) => administrator.call('POST', `/staff/${(await signInAs(app, db, 'editor')).id}/reset`, {}),
  ],
])('a user whose password %s must change it', async (_, create) => {
  const { email, password } = (await create(await signInAs(app, db, 'administrator'))).body.data
  const call = callAs(app)
  const isTemporary = async () => (await call('GET', '/session')).body.data.has_temporary_password
  expect((await call('POST', '/session', { email, password })).status).toBe(200)
  expect(await isTemporary()).toBe(true)
  const same = await call('PUT', '/password', { current: password, next: password })
  expect([same.status, same.body]).toEqual([
    422,
    { success: '0', message: 'The new password must differ from the current one', field: 'next' },
  ])
  expect(await isTemporary()).toBe(true)
  await call('PUT', '/password', { current: password, next })
  expect(await isTemporary()).toBe(false)
})

test('an address with characters that no database stores is invalid', async () => {
  expect((await requestReset('a\0b@jharokha.example')).status).toBe(422)
})
