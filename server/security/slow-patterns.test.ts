import { endpoints } from '@house/contract/endpoints'
import { enquiryContextHeader, writeEnquiryContext } from '@house/contract/enquiry/context'
import { dealerType, otherService } from '@house/contract/enquiry/options'
import { maxContentLength, maxInput, maxLength } from '@house/contract/validation-limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Staff, signInAs } from '../testing/as-staff.ts'
import { stubSite } from '../testing/fixtures/stub-site.ts'
import { openTestApp } from '../testing/open-test-app.ts'

/** A pattern that backtracks is busy for seconds over one of these. */
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

const headerNames = [
  ...['cookie', 'accept', 'accept-language', 'accept-encoding', 'range', 'if-none-match', 'x-forwarded-for', 'origin'],
  ...['content-type', 'user-agent', 'idempotency-key', 'x-request-id'],
]

let { app, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
let editor: Staff
beforeAll(async () => {
  const notFound = () => new Response('not found', { status: 404 })
  ;({ app, db, close } = await openTestApp({ site: stubSite(notFound, undefined, { queryParametersOf: () => ['q'] }) }))
  editor = await signInAs(app, db, 'editor')
})
afterAll(() => close())

/** What one request may keep the processor busy for: about ten times what is needed; what it waits for is not counted. */
const mostBusyMs = { request: 200, article: 3000 }

async function quickly<T>(work: () => T | Promise<T>, most = mostBusyMs.request): Promise<T> {
  const before = process.threadCpuUsage()
  const done = await work()
  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(most)
  return done
}

const filling = (length: number) => repeated.map((part) => `x${part.repeat(length)}`.slice(0, length - 1).concat('!'))

function ask(path: string, init: RequestInit) {
  return quickly(() => app.request(path, init))
}

function enquire(body: object, context: string) {
  const headers = { 'content-type': 'application/json', [enquiryContextHeader]: context }
  return app.request('/api/contact-us', { method: 'POST', body: JSON.stringify(body), headers })
}

test('the longest accepted form input is validated quickly', async () => {
  const longest = { customer_name: maxLength.name, email: maxLength.email, otherdescription: maxLength.serviceDetail }
  const ofDealers = { state: maxLength.state, city: maxLength.city, comment: maxLength.comment }
  for (const [index] of repeated.entries()) {
    const text = (length: number) => filling(length)[index] ?? ''
    const entries = Object.entries({ ...longest, ...ofDealers }).map(([name, length]) => [name, text(length)])
    const choices = { phone_number: '9'.repeat(maxLength.phone), required_service: otherService, type: dealerType }
    const names = ['honeypot', 'page', 'referrer', 'language', 'utm_source', 'utm_campaign'] as const
    const context = writeEnquiryContext(Object.fromEntries(names.map((name) => [name, text(300)])))
    const { status } = await quickly(() => enquire({ ...Object.fromEntries(entries), ...choices }, context))
    expect([repeated[index], status]).toEqual([repeated[index], 200])
    const form = new FormData()
    form.set('keyword', text(maxInput.keyword))
    expect((await ask('/api/search', { method: 'POST', body: form })).status).toBe(200)
  }
})

test('longer input is rejected quickly', async () => {
  for (const text of filling(maxInput.formEntry)) {
    const body = Object.fromEntries(Object.keys(endpoints.contactUs.fields).map((each) => [each, text]))
    expect((await quickly(() => enquire(body, encodeURIComponent(text).slice(0, 15_000)))).status).toBe(422)
    const form = new FormData()
    form.set('keyword', text)
    expect((await ask('/api/search', { method: 'POST', body: form })).status).toBe(422)
  }
})

test('the longest headers and URLs are parsed quickly', async () => {
  for (const text of filling(15_000)) {
    const value = text.replace(/[^\x21-\x7e]/g, '-')
    for (const name of headerNames)
      for (const path of ['/api/category', '/admin/api/session'])
        expect((await ask(path, { headers: { [name]: value } })).status).toBeLessThan(500)
    const encoded = encodeURIComponent(text).slice(0, 15_000).replace(/%.?$/, '')
    for (const path of [
      `/media/${encoded}`,
      `/${encoded}`,
      `/products/${encoded}`,
      `/search?q=${encoded}`,
      `/?${value}`,
    ])
      expect((await ask(path, { headers: { cookie: value } })).status).toBeLessThan(500)
  }
})

test('the longest article is sanitised quickly', async () => {
  for (const text of filling(maxContentLength.html)) {
    const { status } = await quickly(() => editor.call('PUT', '/blogs/1', { description: text }), mostBusyMs.article)
    expect(status).toBe(200)
  }
})
