import { type EnquiryContext, enquiryContextHeader, writeEnquiryContext } from '@house/contract/enquiry/context'
import { minFormFillMs } from '@house/contract/validation-limits'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { issueFormToken } from '../../../platform/crypto/form-token.ts'
import { asVisitor } from '../../../testing/as-visitor.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'

let now = new Date('2026-11-15T10:00:00Z')
const enquiries = { limitPerMinute: 3, channels: ['mail-to-staff', 'mail-to-visitor'] as const }

let { api, app, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
beforeEach(async () => {
  now = new Date('2026-11-15T10:00:00Z')
  ;({ api, app, db, close } = await openTestApp({
    clock: () => now,
    enquiries: { ...enquiries, channels: [...enquiries.channels] },
    trustedProxies: 1,
  }))
})
afterEach(() => close())

const asha = { customer_name: 'Asha Rao', phone_number: '9812345678', email: 'asha@example.in' } as const

function stored() {
  return db.selectFrom('enquiry').selectAll().orderBy('id').execute()
}

function later(ms: number) {
  now = new Date(now.getTime() + ms)
}

function visitor(context: Partial<EnquiryContext> = {}) {
  return asVisitor(api, db, () => now, context)
}

async function sendWithToken(token: string, more: object = {}) {
  return api.contactUs({ ...asha, ...more }, { headers: { [enquiryContextHeader]: writeEnquiryContext({ token }) } })
}

test('app-setting includes a form token', async () => {
  const [one, other] = [await api.appSetting(), await api.appSetting()]
  if (one.success !== '1' || other.success !== '1') throw new Error('no settings')
  expect(one.form_token).toMatch(/^[\w.-]{30,}$/)
  expect(one.form_token).not.toBe(other.form_token)
})

test('an enquiry without spam signals is new and queued for delivery', async () => {
  await visitor().contactUs(asha)
  expect(await stored()).toMatchObject([{ status: 'new', suspicions: '' }])
  const rows = await db.selectFrom('outbox').select(['kind', 'state']).orderBy('kind').execute()
  expect(rows.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    'mail-to-staff waiting',
    'mail-to-visitor waiting',
  ])
})

test.each(['', 'not an address', 'a@b', 'x@y.in\nBcc: z@z.in', '<x@y.in>'])(
  'no acknowledgement is mailed to %j',
  async (email) => {
    await visitor().contactUs({ ...asha, email })
    expect(await db.selectFrom('outbox').select('kind').execute()).toEqual([{ kind: 'mail-to-staff' }])
  },
)

test('filling in the honeypot leads to quarantine, with the usual reply', async () => {
  const [regular, spam] = [
    await visitor().contactUs(asha),
    await visitor({ honeypot: 'https://spam.example' }).contactUs(asha),
  ]
  expect(spam).toEqual(regular)
  expect(await stored()).toMatchObject([
    { status: 'new' },
    { ...asha, status: 'quarantine', suspicions: 'honeypot filled' },
  ])
  expect(await db.selectFrom('outbox').select('enquiry_id').distinct().execute()).toHaveLength(1)
})

test('an enquiry without a valid token goes to quarantine', async () => {
  const token = await issueFormToken(db, new Date(now.getTime() - 60_000))
  await api.contactUs(asha)
  await sendWithToken('mafia.forged.abcdefghijklmnopqrstuv')
  await sendWithToken(token.replace(/^\w/, 'z'))
  const quarantined = { status: 'quarantine', suspicions: 'no form token' }
  expect(await stored()).toMatchObject([quarantined, quarantined, quarantined])
})

test('a form submitted too quickly goes to quarantine', async () => {
  const settings = await api.appSetting()
  if (settings.success !== '1') throw new Error('no settings')
  const { form_token = '' } = settings
  later(minFormFillMs - 1)
  await sendWithToken(form_token)
  later(1)
  await sendWithToken(form_token)
  expect(await stored()).toMatchObject([
    { status: 'quarantine', suspicions: 'submitted too fast' },
    { status: 'new', suspicions: '' },
  ])
})

test('a token used too often leads to quarantine', async () => {
  const token = await issueFormToken(db, new Date(now.getTime() - 60_000))
  for (let count = 0; count < 4; count += 1) {
    await sendWithToken(token, { phone_number: `98123456${count}` })
    later(61_000)
  }
  expect((await stored()).map(({ status }) => status)).toEqual(['new', 'new', 'new', 'quarantine'])
})

test.each([
  [{ customer_name: 'http://cheap.example' }, 'links'],
  [{ required_service: 'other', otherdescription: 'www.cheap.example' }, 'links'],
  [{ customer_name: 'cheap-loans.xyz/now' }, 'links'],
  [{ customer_name: 'Dr. A.K. Rao' }, ''],
  [{ type: 'dealership_request', state: 'HR', city: 'F', comment: 'see www.myshop.example' }, ''],
  [{ type: 'dealership_request', state: 'HR', city: 'F', comment: 'www.a.example b.com' }, 'links'],
] as const)('links in unusual fields are a spam signal: %j', async (more, suspicions) => {
  await visitor().contactUs({ ...asha, ...more })
  expect(await stored()).toMatchObject([{ suspicions }])
})

test('an enquiry above the rate limit is rejected with the waiting time and the phone number', async () => {
  for (const second of [0, 20, 40]) {
    now = new Date(Date.parse('2026-11-15T10:00:00Z') + second * 1000)
    expect((await visitor().contactUs(asha)).success).toBe('1')
  }
  const answer = await visitor().contactUs(asha)
  expect(answer).toMatchObject({ status: 429, success: '0' })
  expect(answer.message).toMatch(/try again in 20 seconds, or call us: \+91 129 555 0142\./)
  expect(await stored()).toHaveLength(3)
  later(20_001)
  expect((await visitor().contactUs(asha)).success).toBe('1')
})

test('HTTP 429 has a Retry-After header', async () => {
  const post = () =>
    app.request('/api/contact-us', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asha),
    })
  for (let count = 0; count < 3; count += 1) await post()
  const { status, headers } = await post()
  expect([status, headers.get('retry-after')]).toEqual([429, '60'])
})

test('rejected enquiries do not count, and a retry with the same key is never rejected', async () => {
  for (let count = 0; count < 9; count += 1) await visitor().contactUs({ ...asha, phone_number: 'no number' })
  const options = { headers: { 'idempotency-key': 'fill-1' } }
  for (let count = 0; count < 9; count += 1) expect((await visitor().contactUs(asha, options)).success).toBe('1')
  expect(await stored()).toHaveLength(1)
})

test('concurrent retries with the same key are stored once and never rejected', async () => {
  for (let count = 0; count < 2; count += 1) await visitor().contactUs(asha)
  const options = { headers: { 'idempotency-key': 'fill-2' } }
  const answers = await Promise.all(Array.from({ length: 8 }, () => visitor().contactUs(asha, options)))
  expect(answers.map(({ success }) => success)).toEqual(Array(8).fill('1'))
  expect(await stored()).toHaveLength(3)
})

test('acknowledgements are limited per e-mail address', async () => {
  const post = (number: number) =>
    visitor().contactUs(
      { ...asha, phone_number: `98${number}` },
      { headers: { 'x-forwarded-for': `10.1.0.${number}` } },
    )
  for (const number of [1, 2, 3]) expect((await post(number)).status).toBe(200)
  expect((await post(4)).status).toBe(429)
})

test('a mailbox gets three acknowledgements in 24 hours, for all spellings of its address, and staff get every enquiry', async () => {
  const spellings = [
    'asha@example.in',
    'ASHA@Example.in',
    'a.sha+1@example.in',
    'asha+2@example.in',
    'as.ha@example.in',
  ]
  const post = (email: string, index: number) =>
    visitor().contactUs(
      { ...asha, phone_number: `98${index}`, email },
      { headers: { 'x-forwarded-for': `10.2.0.${index}` } },
    )
  const answers = await Promise.all(spellings.map(post))
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(await stored()).toHaveLength(5)
  expect([await queued('mail-to-staff'), await queued('mail-to-visitor')]).toEqual([5, 3])
  await post('ashaa@example.in', 6)
  expect(await queued('mail-to-visitor')).toBe(4)
  later(24 * 60 * 60_000)
  await post('asha@example.in', 7)
  expect(await queued('mail-to-visitor')).toBe(5)
})

async function queued(kind: 'mail-to-staff' | 'mail-to-visitor') {
  return (await db.selectFrom('outbox').select('id').where('kind', '=', kind).execute()).length
}

test('behind a trusted proxy clients are limited separately, and a forged X-Forwarded-For is ignored', async () => {
  const post = (forwarded: string, phone_number: string) =>
    visitor().contactUs({ ...asha, email: '', phone_number }, { headers: { 'x-forwarded-for': forwarded } })
  for (const phone of ['1', '2', '3']) expect((await post('10.0.0.1', phone)).status).toBe(200)
  expect((await post('10.0.0.2', '4')).status).toBe(200)
  expect((await post('10.9.9.9, 10.0.0.1', '5')).status).toBe(429)
  expect((await post('10.0.0.3', '1')).status).toBe(200)
})

test('without a trusted proxy X-Forwarded-For is ignored', async () => {
  const bare = await openTestApp({ clock: () => now, enquiries: { limitPerMinute: 3, channels: [] } })
  const visitorWithoutProxy = asVisitor(bare.api, bare.db, () => now)
  const statuses: unknown[] = []
  for (const number of [1, 2, 3, 4]) {
    const headers = { 'x-forwarded-for': `10.0.0.${number}`, 'x-real-ip': `10.0.0.${number}` }
    statuses.push(
      (await visitorWithoutProxy.contactUs({ ...asha, email: '', phone_number: `98${number}` }, { headers })).status,
    )
  }
  expect(statuses).toEqual([200, 200, 200, 429])
  await bare.close()
})

test('a clock that was set back refuses and suspects nobody', async () => {
  for (let count = 0; count < 4; count += 1) await visitor().contactUs(asha)
  const form = await issueFormToken(db, now)
  now = new Date(now.getTime() - 86_400_000)
  const headers = { [enquiryContextHeader]: writeEnquiryContext({ token: form }) }
  expect((await api.contactUs(asha, { headers })).status).toBe(200)
  const newest = await db.selectFrom('enquiry').select('suspicions').orderBy('id', 'desc').executeTakeFirst()
  expect(newest?.suspicions).toBe('')
})

test('an IPv6 network counts as one client', async () => {
  const post = (address: string, phone_number: string) =>
    visitor().contactUs({ ...asha, email: '', phone_number }, { headers: { 'x-forwarded-for': address } })
  for (const end of ['1', '2:3', 'ffff:0:1']) await post(`2001:db8:1:2::${end}`, `9${end.length}`)
  expect((await post('2001:db8:1:2:9:9:9:9', '8')).status).toBe(429)
  expect((await post('2001:db8:1:3::1', '7')).status).toBe(200)
})

test('concurrent enquiries do not bypass the rate limit', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => visitor().contactUs(asha)))
  expect(answers.filter(({ success }) => success === '1')).toHaveLength(3)
  expect(await stored()).toHaveLength(3)
})

test('a lead stores its page, referrer and campaign', async () => {
  const context = {
    page: '/products/upvc-casement-window?x=1',
    referrer: 'https://search.example/',
    utm_source: 'news',
    utm_campaign: 'diwali',
    language: 'hi-IN',
    consent: '2026-11-15',
  }
  await visitor(context).contactUs(asha)
  const { utm = '', ...lead } = (await stored())[0] ?? {}
  expect(lead).toMatchObject({
    page: context.page,
    product: 'upvc-casement-window',
    referrer: context.referrer,
    language: 'hi-IN',
    consent_version: '2026-11-15',
  })
  expect(JSON.parse(utm)).toEqual({ utm_source: 'news', utm_campaign: 'diwali' })
})

test('the enquiry context is truncated and cleaned, never rejected', async () => {
  await visitor({ page: `/x\u0000\r\n${'y'.repeat(5000)}`, language: '<b>' }).contactUs(asha)
  const [lead] = await stored()
  expect(lead?.page).toMatch(/^\/x +y+$/)
  expect(lead?.page.length).toBeLessThanOrEqual(300)
})
