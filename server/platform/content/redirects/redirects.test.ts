import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Staff, signInAs } from '../../../testing/as-staff.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { findRedirect } from './redirects.ts'

let { app, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
let { call } = {} as Staff
beforeEach(async () => {
  ;({ app, db, close } = await openTestApp())
  ;({ call } = await signInAs(app, db, 'editor'))
})
afterEach(() => close())

test('a redirect leads from a custom path to a page of this site only', async () => {
  const id = encodeURIComponent('/old-offer')
  const { body } = await call('POST', '/redirects', { from_path: '/Old-Offer/', to_path: '/about-us' })
  expect(body.data).toMatchObject({ id: '/old-offer', to_path: '/about-us' })
  expect(await findRedirect(db, '/old-offer/')).toBe('/about-us')
  expect((await call('PUT', `/redirects/${id}`, { to_path: '/locate-us' })).body.data.to_path).toBe('/locate-us')
  for (const to_path of ['https://evil.example', '//evil.example', '/\\evil.example', 'about-us', '/old-offer', ''])
    expect((await call('PUT', `/redirects/${id}`, { to_path })).body.field).toBe('to_path')
  expect((await call('POST', '/redirects', { from_path: '/a', to_path: '/old-offer' })).body.field).toBe('to_path')
  expect((await call('DELETE', `/redirects/${id}`)).status).toBe(200)
  expect(await findRedirect(db, '/old-offer')).toBeUndefined()
})
