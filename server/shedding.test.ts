import { afterAll, beforeAll, expect, test } from 'vitest'
import { asVisitor } from './testing/as-visitor.ts'
import { openTestApp } from './testing/open-test-app.ts'

/** Pages that are made as slowly as the test wants. */
let release = () => {}
const site = {
  handle: () =>
    new Promise<Response>((resolve) => {
      const before = release
      release = () => {
        before()
        resolve(new Response('<html>a page</html>', { headers: { 'content-type': 'text/html' } }))
      }
    }),
}

let { app, api, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  ;({ app, api, db, close } = await openTestApp({ site }))
})
afterAll(() => close())

test('a crowd is asked to come again soon, while enquiries, staff and health are answered, and then all is as before', async () => {
  const crowd = Array.from({ length: 200 }, (_, index) => app.request(`/page-${index}`))
  const refused = await Promise.race(crowd)
  expect(refused.status).toBe(503)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect(await refused.text()).toContain('Please try again in a few seconds.')

  const call = await app.request('/api/category')
  expect([call.status, await call.json()]).toMatchObject([503, { success: '0' }])

  const visitor = asVisitor(api, db, () => new Date())
  expect(await visitor.contactUs({ customer_name: 'Asha', phone_number: '9812345678' })).toMatchObject({ success: '1' })
  expect(await api.appSetting()).toMatchObject({ success: '1' })
  expect((await app.request('/healthz')).status).toBe(200)
  expect((await app.request('/readyz')).status).toBe(200)
  expect((await app.request('/admin/api/session')).status).toBe(401)

  release()
  const statuses = (await Promise.all(crowd)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(8)
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect((await app.request('/api/category')).status).toBe(200)
})

test('while the program is behind with its work, pages are asked to come again and enquiries are taken', async () => {
  let late = 1000
  const busy = await openTestApp({ lateness: () => late })
  const statuses: number[] = []
  for (let asked = 0; asked < 100; asked += 1) statuses.push((await busy.app.request('/api/category')).status)
  expect([statuses.at(0), statuses.at(-1)]).toEqual([200, 503])
  const visitor = asVisitor(busy.api, busy.db, () => new Date())
  expect(await visitor.contactUs({ customer_name: 'Asha', phone_number: '9812345678' })).toMatchObject({ success: '1' })
  late = 0
  expect((await busy.app.request('/api/category')).status).toBe(200)
  await busy.close()
})
