import { presets } from '@house/fenestration/plan/presets'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Staff, signInAs } from '../../testing/as-staff.ts'
import { openTestApp } from '../../testing/open-test-app.ts'

const channels = ['mail-to-staff' as const, 'mail-to-visitor' as const, 'webhook' as const]

let { api, app, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
let sales = {} as Staff
beforeAll(async () => {
  ;({ api, app, db, close } = await openTestApp({ enquiries: { limitPerMinute: 1, channels } }))
  sales = await signInAs(app, db, 'sales')
})
afterAll(() => close())

const caller = {
  customer_name: 'Meera Joshi',
  phone_number: '9812345678',
  email: 'meera@example.in',
  city: 'Jaipur',
  source: 'Phone call',
  note: ' Wants two windows. ',
}

test('staff enter a caller as a lead of their own, and quote from a plan that the caller names', async () => {
  const { body, status } = await sales.call('POST', '/leads', caller)
  expect([status, body.message]).toEqual([200, 'Lead created.'])
  expect(body.data).toMatchObject({
    customer_name: 'Meera Joshi',
    city: 'Jaipur',
    source: 'Phone call',
    status: 'open',
    kind: 'enquiry',
    owner_id: sales.id,
    required_service: 'uPVC',
    first_response_at: body.data.created_at,
    notes: [{ text: 'Wants two windows.', staff: sales.name }],
    deliveries: [{ kind: 'webhook' }],
  })
  const { id } = body.data
  const { data: history } = (await sales.call('GET', `/leads/${id}/history`)).body
  expect(history).toMatchObject([{ action: 'create', staff: sales.name, after: { source: 'Phone call' } }])
  expect((await sales.call('GET', '/dashboard')).body.data.by_source).toEqual([{ name: 'Phone call', count: 1 }])

  const [preset] = presets
  const saved = await api.plan({ plan: { name: 'Flat', items: [{ ...preset?.design, name: 'W1' } as never] } })
  if (saved.success !== '1') throw new Error(saved.message)
  const attach = (plan: string) => sales.call('POST', `/leads/${id}/plan`, { plan })
  expect((await attach('https://example.in/plan/JH-0000-00')).body).toMatchObject({
    message: 'There is no plan with this code.',
    field: 'plan',
  })
  const link = `https://example.in/plan/${saved.data.code}?version=1#edit=key`
  expect((await attach(link)).body.data.plan_code).toBe(saved.data.code)
  const { data: quotation } = (await sales.call('POST', '/quotations', { enquiry_id: id })).body
  expect(quotation.document).toMatchObject({
    customer: { name: 'Meera Joshi', address: 'Jaipur' },
    plan: { code: saved.data.code, version: 1 },
    lines: [{ kind: 'opening', design: { name: 'W1' } }],
  })
})

test('a caller who is known already belongs to the same member of staff; editors enter nobody', async () => {
  const colleague = await signInAs(app, db, 'sales')
  const { data } = (await colleague.call('POST', '/leads', { ...caller, source: 'Visit', note: '' })).body
  expect(data).toMatchObject({ owner_id: sales.id, same_person: [{ customer_name: 'Meera Joshi' }], notes: [] })
  const editor = await signInAs(app, db, 'editor')
  expect((await editor.call('POST', '/leads', caller)).status).toBe(403)
})

test.each([
  [{ customer_name: ' ' }, 'customer_name', 'Name is required'],
  [{ phone_number: '98 123' }, 'phone_number', 'Only numeric values are allowed'],
  [{ required_service: 'other' }, 'otherdescription', 'Please specify the service'],
  [{ required_service: 'Roofs' }, 'required_service', 'This service is not offered: Roofs'],
  [{ city: 'x'.repeat(16) }, 'city', 'City cannot be longer than 15 characters'],
  [{ source: 'Newspaper' }, 'source', 'Source must be one of: Phone call, Visit'],
])('a caller is checked like an enquiry from the site: %j', async (changes, field, message) => {
  const { status, body } = await sales.call('POST', '/leads', { ...caller, ...changes })
  expect([status, body.field, body.message]).toEqual([422, field, message])
})
