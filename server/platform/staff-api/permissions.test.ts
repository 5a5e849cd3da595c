import { type StaffEndpointName, staffEndpoints } from '@house/contract/staff/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentResources } from '../../features.ts'
import { callAs, type Staff, signInAs } from '../../testing/as-staff.ts'
import { openTestApp } from '../../testing/open-test-app.ts'

/** The permissions of each role, a second time and independent of the code: a mistake in the rules fails here. */
const ofSales = [
  ...['own.account', 'leads.read', 'leads.write', 'dashboard.read', 'priceBook.read'],
  ...['quotations.read', 'quotations.write', 'quotations.issue'],
]
const ofEditor = ['own.account', 'content.read', 'content.write', 'media.read', 'media.write', 'settings.read']
const ofAdministrator = [
  ...[...ofSales, ...ofEditor, 'settings.write', 'archive', 'leads.erase', 'priceBook.write', 'quotations.margin'],
  ...['staff.read', 'staff.write', 'audit.read'],
]
const allowed: Record<string, string[]> = {
  anonymous: [],
  suspended: [],
  sales: ofSales,
  editor: ofEditor,
  administrator: ofAdministrator,
}
/** Allowed for everyone, or ends the session that the other calls need: tested in session.test.ts, password-reset.test.ts and setup.test.ts. */
const testedElsewhere = [
  ...['signIn', 'signOut', 'getPasswordReset', 'requestPasswordReset', 'redeemReset'],
  ...['getSetup', 'checkSetupCode', 'finishSetup'],
]

let { app, api, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
const callers: Record<string, Staff['call']> = {}
beforeAll(async () => {
  ;({ app, api, db, close } = await openTestApp())
  callers.anonymous = callAs(app)
  for (const role of ['sales', 'editor', 'administrator'] as const) callers[role] = (await signInAs(app, db, role)).call
  const suspended = await signInAs(app, db, 'administrator')
  callers.suspended = suspended.call
  // Only the flag is set: an open session of a suspended account must not allow anything either.
  await db.updateTable('staff').set({ suspended: 1 }).where('id', '=', suspended.id).execute()
})
afterAll(() => close())

/** An unknown id, so that an allowed call changes nothing. */
const unknownId = '987654'

function pathsOf(name: StaffEndpointName): string[] {
  const path = staffEndpoints[name].path.replace(':id', unknownId)
  if (!path.startsWith('/:resource')) return [path]
  return Object.keys(contentResources).map((resource) => path.replace(/^\/:resource/, `/${resource}`))
}

const matrix = Object.keys(allowed).flatMap((role) =>
  (Object.keys(staffEndpoints) as StaffEndpointName[])
    .filter((name) => !testedElsewhere.includes(name))
    .map((name) => [role, name] as const),
)

test.each(matrix)('%s: %s', async (role, name) => {
  for (const path of pathsOf(name)) {
    const { method } = staffEndpoints[name]
    const { status, body } = (await callers[role]?.(method, path, method === 'GET' ? undefined : {})) ?? {}
    const isAllowed = allowed[role]?.includes(staffEndpoints[name].permission)
    if (isAllowed) expect([200, 404, 405, 409, 422], `${method} ${path}`).toContain(status)
    else {
      expect(status, `${method} ${path}`).toBe(['anonymous', 'suspended'].includes(role) ? 401 : 403)
      expect(Object.keys(body).toSorted()).toEqual(['message', 'success'])
    }
  }
})

test('nobody but these calls can do without a session', () => {
  const open = (Object.keys(staffEndpoints) as StaffEndpointName[]).filter(
    (name) => staffEndpoints[name].permission === 'anyone',
  )
  expect(testedElsewhere).toEqual(expect.arrayContaining(open))
})

test('with a temporary password only the session and the password can be reached, until it is changed', async () => {
  const { id, call, password } = await signInAs(app, db, 'administrator')
  await db.updateTable('staff').set({ has_temporary_password: 1 }).where('id', '=', id).execute()
  for (const name of Object.keys(staffEndpoints) as StaffEndpointName[]) {
    if ([...testedElsewhere, 'showSession', 'changePassword'].includes(name)) continue
    for (const path of pathsOf(name)) {
      const { method } = staffEndpoints[name]
      const { status, body } = await call(method, path, method === 'GET' ? undefined : {})
      expect([status, body], `${method} ${path}`).toEqual([
        403,
        { success: '0', message: 'Your password is temporary. Choose one that only you know, then go on.' },
      ])
    }
  }
  expect((await call('GET', '/password-reset')).status).toBe(200)
  expect((await call('GET', '/session')).body.data.has_temporary_password).toBe(true)
  expect((await call('PUT', '/password', { current: password, next: 'only I know this one' })).status).toBe(200)
  expect((await call('GET', '/staff')).status).toBe(200)
  await db.updateTable('staff').set({ has_temporary_password: 1 }).where('id', '=', id).execute()
  expect((await call('DELETE', '/session')).status).toBe(200)
})

test('no staff reply is cacheable', async () => {
  const call = (await signInAs(app, db, 'administrator')).call
  await api.contactUs({ customer_name: 'Asha', phone_number: '9812345678' })
  await call('POST', '/quotations', { enquiry_id: 1 })
  await call('DELETE', '/reviews/1')
  await call('POST', '/redirects', { from_path: '/old-door', to_path: '/about-us' })
  const firstOf = async (path: string) => (await call('GET', path)).body.data[0].id
  const ids: Partial<Record<StaffEndpointName, unknown>> = {
    findTrash: await firstOf('/trash'),
    findSynonym: await firstOf('/synonyms'),
    findRedirect: await firstOf('/redirects'),
    findStaff: await firstOf('/staff'),
  }
  const reading = (Object.keys(staffEndpoints) as StaffEndpointName[]).filter(
    (name) => staffEndpoints[name].method === 'GET',
  )
  for (const name of reading) {
    const path = staffEndpoints[name].path
      .replace(/^\/:resource/, '/products')
      .replace(':id', encodeURIComponent(String(ids[name] ?? 1)))
    const { status, headers } = await call('GET', path)
    expect([200, 404], name).toContain(status)
    expect([name, headers.get('cache-control')]).toEqual([name, 'no-store'])
  }
})

test('an unknown staff endpoint is 401 for visitors and 404 for staff, never a page of the site', async () => {
  for (const path of ['', '/', '/nothing', '/products/1/nothing', '/constructor', '/__proto__']) {
    expect((await callers.anonymous?.('GET', path))?.status).toBe(401)
    expect([path, (await callers.administrator?.('GET', path))?.status]).toEqual([path, 404])
  }
  expect((await callers.administrator?.('DELETE', '/staff/1'))?.status).toBe(404)
})

test('an upload is only read with permission and within the size limit', async () => {
  const send = (call: Staff['call'] | undefined, path: string, megabytes: number) => {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(megabytes * 1024 * 1024)], 'x.jpg'))
    return call?.('POST', path, form)
  }
  expect((await send(callers.anonymous, '/media', 70))?.status).toBe(401)
  expect((await send(callers.sales, '/media', 70))?.status).toBe(403)
  expect((await send(callers.editor, '/media', 70))?.status).toBe(413)
  expect((await send(callers.editor, '/products', 2))?.status).toBe(413)
})

test('the permissions of a session match what its calls allow', async () => {
  const { body } = (await callers.sales?.('GET', '/session')) ?? {}
  expect(body.data.permissions).toEqual([
    'anyone',
    'own.account',
    'leads.read',
    'leads.write',
    'priceBook.read',
    'quotations.read',
    'quotations.write',
    'quotations.issue',
    'dashboard.read',
  ])
})
