import { type StaffEndpointName, staffEndpoints } from '@house/contract/staff/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Staff, signInAs } from '../testing/as-staff.ts'
import { openTestApp } from '../testing/open-test-app.ts'

let { app, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
let administrator: Staff
beforeAll(async () => {
  ;({ app, db, close } = await openTestApp())
  administrator = await signInAs(app, db, 'administrator')
})
afterAll(() => close())

const changes = (Object.keys(staffEndpoints) as StaffEndpointName[]).filter(
  (name) => staffEndpoints[name].method !== 'GET',
)

test.each(changes)('%s is rejected cross-site, whoever is signed in', async (name) => {
  const { method, path } = staffEndpoints[name]
  const address = path.replace(/^\/:resource/, '/products').replace(/:\w+/g, '1')
  for (const headers of [
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site', origin: 'https://other.localhost' },
    { 'sec-fetch-site': 'none' },
  ])
    expect([headers, (await administrator.call(method, address, {}, headers)).status]).toEqual([headers, 403])
  // Older browsers send no Sec-Fetch-Site: only Origin, or neither.
  for (const origin of [
    'https://evil.example',
    'https://localhost.evil.example',
    'http://localhost:81',
    'null',
    undefined,
  ]) {
    const headers = { cookie: administrator.cookie(), 'content-type': 'application/json', ...(origin && { origin }) }
    const { status } = await app.request(`/admin/api${address}`, { method, headers, body: '{}' })
    expect([origin, status]).toEqual([origin, 403])
  }
})

test('session and catalogue are unchanged after all of these', async () => {
  expect((await administrator.call('GET', '/session')).status).toBe(200)
  expect((await administrator.call('GET', '/products/1')).status).toBe(200)
})

test('staff replies cannot be read cross-origin', async () => {
  const { headers, status } = await administrator.call('GET', '/leads', undefined, { origin: 'https://evil.example' })
  expect(status).toBe(200)
  expect(headers.get('access-control-allow-origin')).toBeNull()
})
