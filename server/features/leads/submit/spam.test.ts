import { type EnquiryContext, enquiryContextHeader, writeEnquiryContext } from '@house/contract/enquiry/context'
import { dealerType, offeredServices } from '@house/contract/enquiry/options'
import { settings } from '@house/demo/settings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../../testing/open-test-app.ts'

let now = Date.parse('2026-11-15T10:00:00Z')
let { api, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  ;({ api, db, close } = await openTestApp({
    clock: () => new Date(now),
    enquiries: { limitPerMinute: 10, channels: ['mail-to-staff'] },
    trustedProxies: 1,
  }))
})
afterAll(() => close())

type Sender = { name: string; number: number }
const secondMs = 1000

async function fetchToken() {
  const settings = await api.appSetting()
  return settings.success === '1' ? (settings.form_token ?? '') : ''
}

/** Each enquiry has its own IP address and phone number, and comes ten seconds after the previous one. */
async function post({ name, number }: Sender, context: Partial<EnquiryContext>, more: object = {}) {
  const { status } = await api.contactUs(
    { customer_name: `${name} ${number}`, phone_number: String(9_000_000_000 + number), ...more },
    {
      headers: {
        [enquiryContextHeader]: writeEnquiryContext({ page: '/locate-us/', ...context }),
        'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
      },
    },
  )
  expect(status).toBe(200)
  now += 10 * secondMs
}

async function quarantined(name: string) {
  const rows = await db.selectFrom('enquiry').select('status').where('customer_name', 'like', `${name} %`).execute()
  return { sent: rows.length, quarantined: rows.filter(({ status }) => status === 'quarantine').length }
}

const reused = { token: '' }
const bots: Record<string, { share: number; act: (bot: Sender) => Promise<void> }> = {
  'posts to the API without a token': { share: 250, act: (bot) => post(bot, {}) },
  'fills in every field, including the honeypot': {
    share: 250,
    act: async (bot) => post(bot, { token: await fetchToken(), honeypot: 'https://cheap.example' }),
  },
  'fills in the visible fields too quickly': {
    share: 200,
    act: async (bot) => post(bot, { token: await fetchToken() }),
  },
  'forges a token': {
    share: 100,
    act: (bot) => post(bot, { token: `${now.toString(36)}.abcdefghijkl.${'x'.repeat(22)}` }),
  },
  'reuses one token': {
    share: 100,
    act: async (bot) => {
      reused.token ||= await fetchToken()
      await post(bot, reused)
    },
  },
  'waits, then sends links': {
    share: 95,
    act: async (bot) => {
      const token = await fetchToken()
      now += 30 * secondMs
      await post(bot, { token }, { required_service: 'other', otherdescription: 'see http://cheap.example' })
    },
  },
  // Cannot be told from a person automatically.
  'behaves like a person': {
    share: 5,
    act: async (bot) => {
      const token = await fetchToken()
      now += 30 * secondMs
      await post(bot, { token })
    },
  },
}

test('at least 99 % of 1,000 bots are quarantined', async () => {
  let number = 0
  for (const { share, act } of Object.values(bots))
    for (let count = 0; count < share; count += 1) await act({ name: 'Bot', number: ++number })
  const { sent, quarantined: caught } = await quarantined('Bot')
  expect(sent).toBe(1000)
  expect(caught).toBeGreaterThanOrEqual(990)
}, 120_000)

/** From browser autofill to a form left open for a day. */
const fillSeconds = [2.5, 4, 8, 15, 40, 90, 600, 86_400]

const services = offeredServices(settings.services)

test('none of 200 people is quarantined', async () => {
  for (let number = 2001; number <= 2200; number += 1) {
    const token = await fetchToken()
    now += (fillSeconds[number % fillSeconds.length] ?? 0) * secondMs
    const required_service = services[number % services.length] ?? ''
    const detail = required_service === 'other' ? { otherdescription: 'Pergola for the terrace, see photo' } : {}
    const dealer = { type: dealerType, state: 'Rajasthan', city: 'Jaipur', comment: 'Shop: www.mishra.example' }
    await post({ name: 'Person', number }, { token }, { required_service, ...detail, ...(number % 5 === 0 && dealer) })
  }
  expect(await quarantined('Person')).toEqual({ sent: 200, quarantined: 0 })
}, 120_000)
