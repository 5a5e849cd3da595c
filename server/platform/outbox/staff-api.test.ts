import { mailNames } from '@house/contract/text/mail-texts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Staff, signInAs } from '../../testing/as-staff.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { startSmtpServer } from '../../testing/processes/smtp-server.ts'
import { smtpTransport } from './smtp.ts'

let { app, api, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let administrator: Staff
beforeEach(async () => {
  smtp = await startSmtpServer()
  ;({ app, api, db, close } = await openTestApp({ sendMail: smtpTransport(smtp.url) }))
  administrator = await signInAs(app, db, 'administrator')
})
afterEach(async () => {
  await smtp.stop()
  await close()
})

test('the texts of the acknowledgement are saved, and are not part of the public settings', async () => {
  const texts = { acknowledgement_body: 'We are on it. Call [Phone].' }
  const { body } = await administrator.call('PUT', '/settings/1', texts)
  expect(body.data).toMatchObject(texts)
  const { data } = (await administrator.call('POST', '/mails/acknowledgement/preview', {})).body
  expect(data.text).toContain('We are on it. Call +91 129 555 0142.')
  expect(JSON.stringify(await api.appSetting())).not.toContain('acknowledgement_')
})

test.each([
  [
    { acknowledgement_body: 'Dear [customer name]' },
    /^Text has the unknown placeholder \[customer name\]\. Known are: \[company name\], \[phone\]/,
  ],
  [{ acknowledgement_subject: 'Hello\nBcc: all@evil.example' }, /^Subject must be one line/],
])('%j is rejected in a sentence', async (texts, message) => {
  for (const [method, path] of [
    ['PUT', '/settings/1'],
    ['POST', '/mails/acknowledgement/preview'],
  ] as const) {
    const { status, body } = await administrator.call(method, path, texts)
    expect([status, body.field]).toEqual([422, Object.keys(texts)[0]])
    expect(body.message).toMatch(message)
  }
})

test.each(mailNames)('the mail %s is previewed with its subject, text and HTML', async (name) => {
  const { status, body } = await administrator.call('POST', `/mails/${name}/preview`, {})
  expect(status).toBe(200)
  expect(body.data).toEqual({
    subject: expect.stringMatching(/\S/),
    text: expect.stringMatching(/\n$/),
    html: expect.stringContaining('</html>'),
  })
})

test('a test mail has the texts of the form and goes to whoever asks for it', async () => {
  const { body } = await administrator.call('POST', '/mails/acknowledgement/test', {
    acknowledgement_subject: 'Unsaved',
  })
  expect(body.message).toMatch(new RegExp(`^Sent to ${administrator.email}. The mail server answered: 250 `))
  expect(smtp.recipients).toEqual([administrator.email])
  expect(smtp.mails).toMatchObject([
    { subject: 'Test: Unsaved', text: expect.stringContaining('Hello'), html: expect.stringContaining('</table>') },
  ])
})

test('a test of the mail to staff invites no reply to the invented visitor', async () => {
  await administrator.call('POST', '/mails/lead/test', {})
  expect(smtp.mails[0]?.replyTo).toBeUndefined()
})

test('a rejected test mail says what the mail server answered', async () => {
  smtp.behave({ code: 550, at: 'recipient' })
  const { status, body } = await administrator.call('POST', '/mails/acknowledgement/test', {})
  expect([status, body.message]).toEqual([
    422,
    expect.stringMatching(/^Not sent\. The mail server answered: .*550 not now/),
  ])
})

test('only administrators send tests, and there is no other mail', async () => {
  const editor = await signInAs(app, db, 'editor')
  expect((await editor.call('POST', '/mails/acknowledgement/test', {})).status).toBe(403)
  expect((await administrator.call('POST', '/mails/newsletter/preview', {})).status).toBe(404)
})

test('without SMTP, a test says who sets it up', async () => {
  const other = await openTestApp()
  const { call } = await signInAs(other.app, other.db, 'administrator')
  const { status, body } = await call('POST', '/mails/acknowledgement/test', {})
  expect([status, body.message]).toEqual([
    409,
    'No mail is sent from here: whoever runs the server sets SMTP_URL first.',
  ])
  await other.close()
})
