import { endpoints } from '@house/contract/endpoints'
import { enquiryContextHeader, writeEnquiryContext } from '@house/contract/enquiry-context'
import { dealerType, maxContent, maxInput, maxLength, otherService } from '@house/contract/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Staff, signInAs } from '../testing/as-staff.ts'
import { openTestApp } from '../testing/open-test-app.ts'

/** A pattern that backtracks takes minutes over one of these: the test would run out of time. */
const repeated = [
  'a',
  '<',
  '<p',
  '<p ',
  '&',
  ' ',
  '\t',
  '-',
  '.',
  '/',
  '%',
  '@a',
  'a.',
  '[url',
  'www.',
  '"\\',
  '=?',
  '(',
]

let { app, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
let editor: Staff
beforeAll(async () => {
  const handle = async () => new Response('not found', { status: 404 })
  ;({ app, db, close } = await openTestApp({ site: { handle, parametersOf: () => ['q'] } }))
  editor = await signInAs(app, db, 'editor')
})
afterAll(() => close())

const filling = (length: number) => repeated.map((part) => `x${part.repeat(length)}`.slice(0, length - 1).concat('!'))

function enquire(body: object, context: string) {
  const headers = { 'content-type': 'application/json', [enquiryContextHeader]: context }
  return app.request('/api/contact-us', { method: 'POST', body: JSON.stringify(body), headers })
}

test('the longest texts that a visitor can send are read in no time', async () => {
  const longest = { customer_name: maxLength.name, email: maxLength.email, otherdescription: maxLength.serviceDetail }
  const ofDealers = { state: maxLength.state, city: maxLength.city, comment: maxLength.comment }
  for (const [index] of repeated.entries()) {
    const text = (length: number) => filling(length)[index] ?? ''
    const entries = Object.entries({ ...longest, ...ofDealers }).map(([name, length]) => [name, text(length)])
    const choices = { phone_number: '9'.repeat(maxLength.phone), required_service: otherService, type: dealerType }
    const names = ['trap', 'page', 'referrer', 'language', 'utm_source', 'utm_campaign'] as const
    const context = writeEnquiryContext(Object.fromEntries(names.map((name) => [name, text(300)])))
    const { status } = await enquire({ ...Object.fromEntries(entries), ...choices }, context)
    expect([repeated[index], status]).toEqual([repeated[index], 200])
    const form = new FormData()
    form.set('keyword', text(maxInput.keyword))
    expect((await app.request('/api/search', { method: 'POST', body: form })).status).toBe(200)
  }
})

test('longer ones are refused in no time', async () => {
  for (const text of filling(maxInput.formEntry)) {
    const body = Object.fromEntries(Object.keys(endpoints.contactUs.fields).map((each) => [each, text]))
    expect((await enquire(body, encodeURIComponent(text).slice(0, 15_000))).status).toBe(422)
    const form = new FormData()
    form.set('keyword', text)
    expect((await app.request('/api/search', { method: 'POST', body: form })).status).toBe(422)
  }
})

test('the longest headers and addresses are read in no time', async () => {
  for (const text of filling(15_000)) {
    const value = text.replace(/[^\x21-\x7e]/g, '-')
    const headers = Object.fromEntries(
      [
        'cookie',
        'accept',
        'accept-language',
        'range',
        'if-none-match',
        'x-forwarded-for',
        'origin',
        'content-type',
      ].map((name) => [name, value]),
    )
    expect((await app.request('/api/category', { headers })).status).toBeLessThan(500)
    expect((await app.request('/admin/api/session', { headers })).status).toBeLessThan(500)
    const encoded = encodeURIComponent(text).slice(0, 15_000).replace(/%.?$/, '')
    for (const path of [
      `/media/${encoded}`,
      `/${encoded}`,
      `/products/${encoded}`,
      `/search?q=${encoded}`,
      `/?${value}`,
    ])
      expect((await app.request(path, { headers: { cookie: value } })).status).toBeLessThan(500)
  }
})

test('the longest article that staff can write is made safe in no time', async () => {
  for (const text of filling(maxContent.html)) {
    const { status } = await editor.call('PUT', '/blogs/1', { description: text })
    expect(status).toBe(200)
  }
})
