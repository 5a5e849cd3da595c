import { endpoints } from '@house/contract/endpoints'
import { enquiryContextHeader, writeEnquiryContext } from '@house/contract/enquiry/context'
import { dealerType, otherService } from '@house/contract/enquiry/options'
import { maxContentLength, maxInput, maxLength } from '@house/contract/validation-limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Staff, signInAs } from '../testing/as-staff.ts'
import { stubSite } from '../testing/fixtures/stub-site.ts'
import { openTestApp } from '../testing/open-test-app.ts'

/** Repeated, one of these takes seconds in a regular expression with catastrophic backtracking. */
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

/** CPU time of one request, without waiting: about ten times the usual. */
const maxCpuMs = { request: 200, article: 3000 }

async function withinCpuLimit<T>(work: () => T | Promise<T>, limitMs = maxCpuMs.request): Promise<T> {
  const before = process.threadCpuUsage()
  const done = await work()
  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(limitMs)
  return done
}

const longTexts = (length: number) => repeated.map((part) => `x${part.repeat(length)}`.slice(0, length - 1).concat('!'))

function request(path: string, init: RequestInit) {
  return withinCpuLimit(() => app.request(path, init))
}

function enquire(body: object, context: string) {
  const headers = { 'content-type': 'application/json', [enquiryContextHeader]: context }
  return app.request('/api/contact-us', { method: 'POST', body: JSON.stringify(body), headers })
}

test('the longest accepted form input is validated quickly', async () => {
  const longest = { customer_name: maxLength.name, email: maxLength.email, otherdescription: maxLength.serviceDetail }
  const dealerFields = { state: maxLength.state, city: maxLength.city, comment: maxLength.comment }
  for (const [index] of repeated.entries()) {
    const text = (length: number) => longTexts(length)[index] ?? ''
    const entries = Object.entries({ ...longest, ...dealerFields }).map(([name, length]) => [name, text(length)])
    const choices = { phone_number: '9'.repeat(maxLength.phone), required_service: otherService, type: dealerType }
    const names = ['honeypot', 'page', 'referrer', 'language', 'utm_source', 'utm_campaign'] as const
    const context = writeEnquiryContext(Object.fromEntries(names.map((name) => [name, text(300)])))
    const { status } = await withinCpuLimit(() => enquire({ ...Object.fromEntries(entries), ...choices }, context))
    expect([repeated[index], status]).toEqual([repeated[index], 200])
    const form = new FormData()
    form.set('keyword', text(maxInput.keyword))
    expect((await request('/api/search', { method: 'POST', body: form })).status).toBe(200)
  }
})

test('longer input is rejected quickly', async () => {
  for (const text of longTexts(maxInput.formEntry)) {
    const body = Object.fromEntries(Object.keys(endpoints.contactUs.fields).map((each) => [each, text]))
    expect((await withinCpuLimit(() => enquire(body, encodeURIComponent(text).slice(0, 15_000)))).status).toBe(422)
    const form = new FormData()
    form.set('keyword', text)
    expect((await request('/api/search', { method: 'POST', body: form })).status).toBe(422)
  }
})

test('the longest headers and URLs are parsed quickly', async () => {
  for (const text of longTexts(15_000)) {
    const value = text.replace(/[^\x21-\x7e]/g, '-')
    for (const name of headerNames)
      for (const path of ['/api/category', '/admin/api/session'])
        expect((await request(path, { headers: { [name]: value } })).status).toBeLessThan(500)
    const encoded = encodeURIComponent(text).slice(0, 15_000).replace(/%.?$/, '')
    for (const path of [
      `/media/${encoded}`,
      `/${encoded}`,
      `/products/${encoded}`,
      `/search?q=${encoded}`,
      `/?${value}`,
    ])
      expect((await request(path, { headers: { cookie: value } })).status).toBeLessThan(500)
  }
})

test('the longest article is sanitised quickly', async () => {
  for (const text of longTexts(maxContentLength.html)) {
    const { status } = await withinCpuLimit(
      () => editor.call('PUT', '/blogs/1', { description: text }),
      maxCpuMs.article,
    )
    expect(status).toBe(200)
  }
})
