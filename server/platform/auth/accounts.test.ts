import { afterEach, beforeEach, expect, test } from 'vitest'
import { callAs, type Staff, signInAs } from '../../testing/as-staff.ts'
import { openTestApp } from '../../testing/open-test-app.ts'

let { app, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
let administrator = {} as Staff
beforeEach(async () => {
  ;({ app, db, close } = await openTestApp())
  administrator = await signInAs(app, db, 'administrator')
})
afterEach(() => close())

const esha = { name: 'Esha', email: 'esha@jharokha.example', role: 'editor' }

test('a new account gets a temporary password that is shown once', async () => {
  const { body } = await administrator.call('POST', '/staff', esha)
  expect(body.data).toMatchObject({ ...esha, suspended: false })
  expect(body.data.password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/)
  expect((await callAs(app)('POST', '/session', body.data)).status).toBe(200)
  for (const path of [`/staff/${body.data.id}`, '/staff', '/audit?per_page=500'])
    expect((await administrator.call('GET', path)).text).not.toContain(body.data.password)
})

test.each([
  [{ ...esha, email: 'esha' }, 'email'],
  [{ ...esha, role: 'owner' }, 'role'],
  [{ ...esha, name: ' ' }, 'name'],
])('%j is rejected', async (fields, field) => {
  expect((await administrator.call('POST', '/staff', fields)).body.field).toBe(field)
})

test('an e-mail address can have one account, regardless of case', async () => {
  await administrator.call('POST', '/staff', esha)
  const { status, body } = await administrator.call('POST', '/staff', { ...esha, email: 'ESHA@jharokha.example' })
  expect([status, body.field]).toEqual([422, 'email'])
})

test('a suspended colleague cannot sign in until the suspension ends', async () => {
  const { data } = (await administrator.call('POST', '/staff', esha)).body
  const signIn = async () => (await callAs(app)('POST', '/session', data)).status
  await administrator.call('PUT', `/staff/${data.id}`, { suspended: true })
  expect(await signIn()).toBe(401)
  await administrator.call('PUT', `/staff/${data.id}`, { suspended: false })
  expect(await signIn()).toBe(200)
})

test('a new role ends the sessions and applies after signing in again', async () => {
  const sales = await signInAs(app, db, 'sales')
  await administrator.call('PUT', `/staff/${sales.id}`, { role: 'editor' })
  expect((await sales.call('GET', '/leads')).status).toBe(401)
  const again = callAs(app)
  await again('POST', '/session', sales)
  expect((await again('GET', '/leads')).status).toBe(403)
  expect((await again('GET', '/products')).status).toBe(200)
})

test('a new e-mail address is unique, ends the sessions and is audited', async () => {
  const editor = await signInAs(app, db, 'editor')
  const change = (email: string) => administrator.call('PUT', `/staff/${editor.id}`, { email })
  expect((await change('nobody')).body.field).toBe('email')
  expect((await change(administrator.email.toUpperCase())).body).toMatchObject({
    field: 'email',
    message: 'This e-mail address already has an account',
  })
  expect((await editor.call('GET', '/session')).status).toBe(200)
  expect((await change('Esha.New@jharokha.example')).body.data.email).toBe('esha.new@jharokha.example')
  expect((await editor.call('GET', '/session')).status).toBe(401)
  const { password } = editor
  expect((await callAs(app)('POST', '/session', { email: editor.email, password })).status).toBe(401)
  expect((await callAs(app)('POST', '/session', { email: 'esha.new@jharokha.example', password })).status).toBe(200)
  const [entry] = (await administrator.call('GET', '/audit')).body.data
  expect(entry).toMatchObject({ before: { email: editor.email }, after: { email: 'esha.new@jharokha.example' } })
})

test('the own e-mail address takes the password, and ends all sessions', async () => {
  const { call, id, password, email: old } = await signInAs(app, db, 'administrator')
  const email = 'me@jharokha.example'
  expect((await call('PUT', `/staff/${id}`, { email })).status).toBe(409)
  expect((await call('PUT', '/email', { email, password: 'a guess' })).body.field).toBe('password')
  expect((await call('PUT', '/email', { email: old, password })).body.field).toBe('email')
  expect((await call('PUT', '/email', { email: administrator.email, password })).body.field).toBe('email')
  expect((await call('PUT', '/email', { email, password })).status).toBe(200)
  expect((await call('GET', '/session')).status).toBe(401)
  expect((await callAs(app)('POST', '/session', { email, password })).status).toBe(200)
})

test('a reset link that went to the old address no longer works', async () => {
  const editor = await signInAs(app, db, 'editor')
  const expires_at = new Date(Date.now() + 60_000).toISOString()
  await db.insertInto('password_reset').values({ id: 'r', staff_id: editor.id, expires_at }).execute()
  await administrator.call('PUT', `/staff/${editor.id}`, { email: 'esha.new@jharokha.example' })
  expect(await db.selectFrom('password_reset').selectAll().execute()).toEqual([])
})

test('resetting a password ends the sessions of the old one', async () => {
  const editor = await signInAs(app, db, 'editor')
  const { body } = await administrator.call('POST', `/staff/${editor.id}/reset`)
  expect((await editor.call('GET', '/session')).status).toBe(401)
  expect((await callAs(app)('POST', '/session', editor)).status).toBe(401)
  expect((await callAs(app)('POST', '/session', { email: editor.email, password: body.data.password })).status).toBe(
    200,
  )
})

test('the last administrator cannot be removed', async () => {
  for (const changes of [{ suspended: true }, { role: 'sales' }])
    expect((await administrator.call('PUT', `/staff/${administrator.id}`, changes)).status).toBe(409)
  expect((await administrator.call('PUT', `/staff/${administrator.id}`, { name: 'Other' })).body.data.name).toBe(
    'Other',
  )
})

test('two administrators cannot suspend each other concurrently', async () => {
  const other = await signInAs(app, db, 'administrator')
  await Promise.all([
    administrator.call('PUT', `/staff/${other.id}`, { suspended: true }),
    other.call('PUT', `/staff/${administrator.id}`, { suspended: true }),
  ])
  const active = await db.selectFrom('staff').select('id').where('suspended', '=', 0).execute()
  expect(active).toHaveLength(1)
})

test('account changes are audited', async () => {
  const { data } = (await administrator.call('POST', '/staff', esha)).body
  await administrator.call('PUT', `/staff/${data.id}`, { suspended: true })
  const filter = encodeURIComponent(JSON.stringify({ entity: 'staff', entity_id: data.id }))
  const { body } = await administrator.call('GET', `/audit?filter=${filter}`)
  expect(body.data).toMatchObject([
    {
      action: 'revise',
      staff: administrator.name,
      title: data.name,
      resource: 'staff',
      before: { suspended: false },
      after: { suspended: true },
    },
    { action: 'create', staff: administrator.name, after: { email: 'esha@jharokha.example' } },
  ])
  expect((await administrator.call('GET', `/audit/${body.data[0].id}`)).body.data).toEqual(body.data[0])
})
