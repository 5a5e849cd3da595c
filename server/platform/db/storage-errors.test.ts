import { dayOf } from '@house/contract/time-zone'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createQuotation, issueQuotation } from '../../features/quotations/commands.ts'
import { readQuotation } from '../../features/quotations/queries.ts'
import { type Staff, signInAs } from '../../testing/as-staff.ts'
import { samplePlan } from '../../testing/fixtures/plan-calls.ts'
import { sampleQuotation } from '../../testing/fixtures/quotation.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { makeReadOnly } from '../../testing/read-only-database.ts'

let opened = {} as Awaited<ReturnType<typeof openTestApp>>
let administrator = {} as Staff
let token = ''
beforeAll(async () => {
  opened = await openTestApp()
  const { app, db, api } = opened
  administrator = await signInAs(app, db, 'administrator')
  await api.contactUs({ customer_name: 'Meera Joshi', phone_number: '9812345678' })
  const lead = await db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow()
  const now = new Date()
  const author = { staffId: null, now }
  const validUntil = dayOf(new Date(now.getTime() + 30 * 24 * 60 * 60 * 1000))
  const id = await createQuotation(db, lead.id, { ...sampleQuotation, valid_until: validUntil }, author)
  const contact = { name: 'Ravi', email: '' }
  await issueQuotation(db, id, { prefix: 'JH', maxDiscount: 500, isMailed: true, contact }, author)
  token = (await readQuotation(db, id)).token ?? ''
  // The next call would prolong it.
  const tomorrow = new Date(now.getTime() + 24 * 60 * 60 * 1000).toISOString()
  await db.updateTable('staff_session').set({ expires_at: tomorrow }).execute()
  await makeReadOnly(db, true)
})
afterAll(() => opened.close())

function publicCall(path: string, body: object) {
  const headers = { 'content-type': 'application/json' }
  return opened.app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })
}

function staffCall(method: string, path: string, body?: object, cookie = '') {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie }
  return opened.app.request(`/admin/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
}

test.each([
  ['an enquiry', () => publicCall('/api/contact-us', { customer_name: 'Asha', phone_number: '9812345678' })],
  ['a plan', () => publicCall('/api/plan', { plan: samplePlan })],
  [
    'an acceptance',
    () => publicCall('/api/quotation-answer', { token, answer: 'accept', name: 'Meera Joshi', consent: 'yes' }),
  ],
  ['a refusal', () => publicCall('/api/quotation-answer', { token, answer: 'decline', reason: 'Too late' })],
  ['a question', () => publicCall('/api/quotation-question', { token, text: 'When?' })],
  ['signing in', () => staffCall('POST', '/session', { email: administrator.email, password: administrator.password })],
  [
    'a change of content',
    () => staffCall('POST', '/redirects', { from_path: '/a', to_path: '/about-us' }, administrator.cookie()),
  ],
])('while nothing can be stored, %s is 503 with the time to try again', async (_what, call) => {
  const response = await call()
  expect(await response.json()).toMatchObject({ success: '0', message: expect.stringContaining('try again') })
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60'])
})

test('while nothing can be stored, staff who are signed in read on', async () => {
  const response = await staffCall('GET', '/leads', undefined, administrator.cookie())
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('Meera Joshi')
})
