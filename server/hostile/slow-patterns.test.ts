import { endpoints } from '@house/contract/endpoints'
import { enquiryContextHeader } from '@house/contract/enquiry-context'
import { maxContent } from '@house/contract/limits'
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
  ;({ app, db, close } = await openTestApp())
  editor = await signInAs(app, db, 'editor')
})
afterAll(() => close())

const filling = (length: number) => repeated.map((part) => `${part.repeat(length / part.length)}!`)

test('the longest texts that a visitor can send are read in no time', async () => {
  for (const text of filling(30_000)) {
    const body = JSON.stringify(Object.fromEntries(Object.keys(endpoints.contactUs.fields).map((each) => [each, text])))
    const headers = {
      'content-type': 'application/json',
      [enquiryContextHeader]: encodeURIComponent(text).slice(0, 15_000),
    }
    expect((await app.request('/api/contact-us', { method: 'POST', body, headers })).status).toBeLessThan(500)
    const form = new FormData()
    form.set('keyword', text)
    expect((await app.request('/api/search', { method: 'POST', body: form })).status).toBeLessThan(500)
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
    expect((await app.request(`/media/${encodeURIComponent(text)}`)).status).toBeLessThan(500)
  }
})

test('the longest article that staff can write is made safe in no time', async () => {
  for (const text of filling(maxContent.html - 10)) {
    const { status } = await editor.call('PUT', '/blogs/1', { description: text })
    expect(status).toBeLessThan(500)
  }
})
