import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Staff, signInAs } from '../../../testing/as-staff.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'

let { api, app, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
let { call } = {} as Staff
beforeEach(async () => {
  ;({ api, app, db, close } = await openTestApp())
  ;({ call } = await signInAs(app, db, 'administrator'))
})
afterEach(() => close())

test('settings changes are public at once, validated, versioned and restorable', async () => {
  const { data } = (await call('GET', '/settings/1')).body
  const { body } = await call('PUT', '/settings/1', { ...data, phone: '+91 129 555 0199' })
  expect(body.data).toMatchObject({ id: 1, phone: '+91 129 555 0199', company_name: data.company_name })
  expect(await api.appSetting()).toMatchObject({ data: { phone: '+91 129 555 0199' } })
  const stale = await call('PUT', '/settings/1', { phone: '+91 129 555 0200', version: data.version })
  expect(stale.status).toBe(409)
  expect((await call('PUT', '/settings/1', { facebook: 'javascript:alert(1)' })).body.field).toBe('facebook')
  expect((await call('PUT', '/settings/1', { company_name: 'Us\r\nBcc: them@example.com' })).body.message).toBe(
    'Company name must be one line',
  )
  const [entry] = (await call('GET', '/settings/1/history')).body.data
  const restored = await call('POST', '/settings/1/restore', { audit_id: entry.id })
  expect(restored.body.data).toEqual(data)
})

test('a null suffix of a counter is stored as empty text', async () => {
  const counters = [{ target: 5, label: 'Showrooms', suffix: null }]
  const { body } = await call('PUT', '/settings/1', { counters })
  expect(body.data.counters).toEqual([{ target: 5, suffix: '', label: 'Showrooms' }])
})
