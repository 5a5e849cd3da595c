import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contentResources, mailing } from '../../features.ts'
import { asVisitor } from '../../testing/as-visitor.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { startSmtpServer } from '../../testing/processes/smtp-server.ts'
import { changeSettings } from '../company/settings/commands.ts'
import { findAppSetting } from '../company/settings/queries.ts'
import { type Scheduler, startScheduler } from '../jobs/scheduler.ts'
import { folderStorage } from '../media/storage/folder-storage.ts'
import { createLog } from '../process/log.ts'
import { claimDue, retryDead } from './queue.ts'
import { smtpTransport } from './smtp.ts'
import { type OutboxOptions, outboxJobs } from './worker.ts'

let { api, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let outbox: Scheduler | undefined
beforeEach(async () => {
  smtp = await startSmtpServer()
  const enquiries = {
    limitPerMinute: 0,
    channels: ['mail-to-staff' as const, 'mail-to-visitor' as const, 'webhook' as const],
    onStored: () => outbox?.wake(),
  }
  ;({ api, db, close } = await openTestApp({ enquiries }))
  api = asVisitor(api, db, () => new Date(), { page: '/products/upvc-casement-window', utm_source: 'news' })
})
afterEach(async () => {
  await outbox?.stop()
  outbox = undefined
  await smtp.stop()
  await close()
})

const asha = { customer_name: 'Asha Rao', phone_number: '9812345678', email: 'asha@example.in' } as const
const byMail = () => ({ sendMail: smtpTransport(smtp.url), enquiryTo: 'sales@jharokha.example' })

function deliver(more: Partial<OutboxOptions>) {
  outbox = startScheduler(
    outboxJobs({
      db,
      media: folderStorage(''),
      clock: () => new Date(),
      log: createLog('silent'),
      firstRetryMs: 20,
      ...mailing,
      ...more,
    }),
    createLog('silent'),
  )
}

function rows() {
  return db.selectFrom('outbox').selectAll().orderBy('id').execute()
}

function mailsTo(address: string) {
  return smtp.mails.filter(({ to }) => to?.some((each) => each.address === address))
}

function eventually(check: () => void | Promise<void>) {
  return vi.waitFor(check, { timeout: 30_000, interval: 20 })
}

test('staff get a notification they can reply to, and the visitor an acknowledgement', async () => {
  deliver(byMail())
  await api.contactUs({ ...asha, required_service: 'other', otherdescription: 'Pergola' })
  await eventually(() => expect(smtp.mails).toHaveLength(2))
  const [toStaff] = mailsTo('sales@jharokha.example')
  expect(toStaff?.subject).toBe('Enquiry from Asha Rao: other')
  expect(toStaff?.replyTo).toEqual([{ name: 'Asha Rao', address: 'asha@example.in' }])
  for (const words of ['9812345678', 'other: Pergola', '/products/upvc-casement-window', 'source news'])
    for (const part of [toStaff?.text, toStaff?.html]) expect(part).toContain(words)
  expect(toStaff?.html).toContain('href="tel:9812345678"')
  const [toVisitor] = mailsTo('asha@example.in')
  expect(toVisitor?.text).toContain('thank you for your enquiry')
  expect(toVisitor?.text).toContain('We call back within one working day.\n\nIf it is urgent, call us: ')
  expect(toVisitor?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }))
  expect(toVisitor?.text).toContain('+91 129 555 0142')
})

test('without ENQUIRY_TO and an address of the company, leads go to the first administrator who may sign in', async () => {
  await changeSettings(db, contentResources, { email: '' }, { staffId: null, now: new Date() })
  const updated_at = '2026-02-01T00:00:00.000Z'
  await db
    .insertInto('staff')
    .values(
      [
        { id: 'd', name: 'editor', role: 'editor' as const, suspended: 0 as const },
        { id: 'c', name: 'left', role: 'administrator' as const, suspended: 1 as const },
        { id: 'b', name: 'first', role: 'administrator' as const, suspended: 0 as const },
        { id: 'a', name: 'second', role: 'administrator' as const, suspended: 0 as const },
      ].map((person, index) => ({
        ...person,
        email: `${person.name}@works.example`,
        updated_at,
        created_at: `2026-01-0${index + 1}T00:00:00.000Z`,
      })),
    )
    .execute()
  deliver({ sendMail: smtpTransport(smtp.url) })
  await api.contactUs({ ...asha, email: '' })
  await eventually(() => expect(smtp.recipients).toEqual(['first@works.example']))
  await eventually(() => expect(smtp.mails).toMatchObject([{ from: { address: 'first@works.example' } }]))
})

test('a company without an address sends no acknowledgement: it would have no sender', async () => {
  await changeSettings(db, contentResources, { email: '' }, { staffId: null, now: new Date() })
  deliver({ sendMail: smtpTransport(smtp.url) })
  await api.contactUs({ ...asha, email: 'asha@example.in' })
  await eventually(async () => expect((await rows()).map(({ kind }) => kind)).not.toContain('mail-to-visitor'))
  expect(smtp.recipients).not.toContain('asha@example.in')
})

const markup = '<img src=x onerror=1>'

test.each([
  'Eve\nBcc: all@evil.example',
  'Eve\r\nTo: all@evil.example',
  '"x" <all@evil.example>,',
  'a@evil.example, Eve',
  markup,
])('form input cannot inject headers, recipients or markup into the mail: %j', async (customer_name) => {
  deliver(byMail())
  const context = { page: `/${markup}`, referrer: `https://x.example/${markup}`, utm_source: markup, language: markup }
  await asVisitor(api, db, () => new Date(), context).contactUs({
    ...asha,
    customer_name,
    type: 'dealership_request',
    state: 'Haryana',
    city: '<b>F</b>',
    comment: markup,
    required_service: 'other',
    otherdescription: markup,
  })
  await eventually(() => expect(smtp.mails).toHaveLength(2))
  expect(smtp.recipients.toSorted()).toEqual(['asha@example.in', 'sales@jharokha.example'])
  const [toStaff] = mailsTo('sales@jharokha.example')
  const { company_name } = await findAppSetting(db)
  expect(toStaff?.to).toEqual([{ name: company_name, address: 'sales@jharokha.example' }])
  const name = customer_name.replace(/\s+/g, ' ')
  expect(toStaff?.replyTo).toEqual([{ name, address: 'asha@example.in' }])
  expect(toStaff?.subject).toBe(`Dealership enquiry from ${name}: other`)
  const [toVisitor] = mailsTo('asha@example.in')
  expect(toVisitor?.to).toEqual([{ name: '', address: 'asha@example.in' }])
  for (const mail of smtp.mails) {
    const lines = mail.headers.map(({ key }) => key)
    expect(new Set(lines).size).toBe(lines.length)
    expect(lines).not.toContain('bcc')
    expect(lines).not.toContain('cc')
    expect(mail.html).not.toMatch(/<img|<b>/)
  }
  expect(toStaff?.html).toContain('&#60;img')
})

test('a failed mail is retried with the same Message-ID', async () => {
  smtp.behave('drops')
  deliver(byMail())
  await api.contactUs({ ...asha, email: '' })
  await eventually(() => expect(smtp.mails.length).toBeGreaterThanOrEqual(1))
  smtp.behave('accepts')
  await eventually(async () => expect(await rows()).toMatchObject([{ state: 'delivered', last_error: null }, {}]))
  expect(smtp.mails.length).toBeGreaterThanOrEqual(2)
  expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(1)
})

test.each([451, 550])('an SMTP error %i is retried until the mail is accepted', async (code) => {
  smtp.behave({ code, at: 'data' })
  deliver(byMail())
  await api.contactUs({ ...asha, email: '' })
  await eventually(async () => expect((await rows())[0]?.attempts).toBeGreaterThanOrEqual(2))
  expect((await rows())[0]?.last_error).toContain('not now')
  smtp.behave('accepts')
  await eventually(() => expect(smtp.mails).toHaveLength(1))
})

test('a permanently rejected visitor address is not retried and is visible to staff', async () => {
  smtp.behave({ code: 550, at: 'recipient' })
  deliver({ sendMail: smtpTransport(smtp.url) })
  await api.contactUs(asha)
  await eventually(async () => expect(await toVisitor()).toMatchObject({ state: 'dead', attempts: 1 }))
})

test('the log contains the SMTP error without the recipient', async () => {
  const lines: string[] = []
  const log = createLog('info', () => ({ write: (line) => void lines.push(line) }))
  smtp.behave({ code: 550, at: 'recipient' })
  deliver({ sendMail: smtpTransport(smtp.url), log })
  await api.contactUs(asha)
  await eventually(async () => expect((await toVisitor())?.last_error).toContain(asha.email))
  await eventually(() => expect(lines.join('')).toMatch(/not now.*delivery failed permanently/))
  expect(lines.join('')).not.toContain('@')
})

async function toVisitor() {
  return (await rows()).find(({ kind }) => kind === 'mail-to-visitor')
}

test('a dead delivery is delivered after staff retry it', async () => {
  await api.contactUs({ ...asha, email: '' })
  await db.updateTable('outbox').set({ state: 'dead', attempts: 20 }).execute()
  deliver(byMail())
  expect(await retryDead(db, new Date())).toBe(2)
  outbox?.wake()
  await eventually(() => expect(smtp.mails).toHaveLength(1))
})

test('a delivery is dead after 20 attempts', async () => {
  await api.contactUs({ ...asha, email: '' })
  await db.updateTable('outbox').set({ attempts: 19 }).where('kind', '=', 'mail-to-staff').execute()
  smtp.behave({ code: 451, at: 'data' })
  deliver(byMail())
  await eventually(async () => expect((await rows())[0]).toMatchObject({ state: 'dead', attempts: 20 }))
})

test('without SMTP mail stays queued until SMTP is configured', async () => {
  deliver({})
  await api.contactUs({ ...asha, email: '' })
  await outbox?.stop()
  expect((await rows())[0]).toMatchObject({ kind: 'mail-to-staff', state: 'waiting', attempts: 0 })
  deliver(byMail())
  await eventually(() => expect(smtp.mails).toHaveLength(1))
})

test('two instances deliver each mail once', async () => {
  for (let count = 0; count < 12; count += 1) await api.contactUs({ ...asha, email: '' })
  const other = startScheduler(
    outboxJobs({
      db,
      media: folderStorage(''),
      clock: () => new Date(),
      log: createLog('silent'),
      firstRetryMs: 20,
      ...mailing,
      ...byMail(),
    }),
    createLog('silent'),
  )
  deliver(byMail())
  await eventually(async () =>
    expect((await rows()).filter(({ state, kind }) => state === 'waiting' && kind === 'mail-to-staff')).toEqual([]),
  )
  await other.stop()
  expect(smtp.mails).toHaveLength(12)
})

test('a delivery claimed by a dead instance is taken over after a minute', async () => {
  await api.contactUs({ ...asha, email: '' })
  await db
    .updateTable('outbox')
    .set({ claimed_until: new Date(Date.now() + 60_000).toISOString() })
    .execute()
  deliver({ ...byMail(), clock: () => new Date(Date.now() + 59_000) })
  await outbox?.stop()
  expect(smtp.mails).toHaveLength(0)
  deliver({ ...byMail(), clock: () => new Date(Date.now() + 61_000) })
  await eventually(() => expect(smtp.mails).toHaveLength(1))
})

test('the webhook gets signed JSON and is retried with the same id', async () => {
  const calls: { headers: IncomingMessage['headers']; body: string }[] = []
  const receiver = createServer(async (request, response) => {
    calls.push({ headers: request.headers, body: await text(request) })
    response.writeHead(calls.length === 1 ? 500 : 204).end()
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
  const key = Buffer.from('a key that both sides know')
  deliver({ webhook: { url, secret: `whsec_${key.toString('base64')}` } })
  await api.contactUs(asha)
  await eventually(() => expect(calls).toHaveLength(2))
  receiver.close()
  const { headers, body } = calls[1] ?? { headers: {}, body: '' }
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
  expect(headers['webhook-id']).toBe(calls[0]?.headers['webhook-id'])
  const { type, data } = JSON.parse(body)
  expect(type).toBe('enquiry.received')
  expect(data).toMatchObject({ ...asha, product: 'upvc-casement-window', utm: { utm_source: 'news' } })
  for (const secret of ['client', 'form_nonce', 'idempotency_key']) expect(data).not.toHaveProperty(secret)
})

test('an instance whose clock is a little behind does not claim again what another one has claimed', async () => {
  await api.contactUs(asha)
  const now = new Date()
  expect(await claimDue(db, 'mail-to-staff', now)).toHaveLength(1)
  for (const behindMs of [1, 1000, 50_000])
    expect(await claimDue(db, 'mail-to-staff', new Date(now.getTime() - behindMs))).toEqual([])
  // The clock was set back by a day.
  expect(await claimDue(db, 'mail-to-staff', new Date(now.getTime() - 86_400_000))).toHaveLength(1)
})
