import { scryptSync } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AppOptions, createApp } from '../../app.ts'
import { addStaff, callAs, signInAs } from '../../testing/as-staff.ts'
import { cheapHashing } from '../../testing/cheap-hashing.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { folderStorage } from '../media/storage/folder-storage.ts'
import { createLog } from '../process/log.ts'
import { createFirstAdministrator } from './accounts.ts'
import { recordAttempt } from './sign-in-attempts.ts'

let now = new Date()
let { app, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
beforeEach(async () => {
  now = new Date()
  ;({ app, db, close } = await openTestApp({ clock: () => now, trustedProxies: 1 }))
})
afterEach(() => close())

const wrongCredentials = 'The e-mail address or the password is wrong.'

async function addEditor() {
  return addStaff(db, { name: 'Esha', email: 'Esha@jharokha.example', role: 'editor' })
}

test('signing in opens a session and signing out ends it', async () => {
  const { password, id } = await addEditor()
  const call = callAs(app)
  const signedIn = await call('POST', '/session', { email: 'ESHA@jharokha.example', password })
  expect(signedIn.body).toMatchObject({ success: '1', data: { id, name: 'Esha', role: 'editor' } })
  const { body } = await call('GET', '/session')
  expect(body.data).toMatchObject({ id, email: 'esha@jharokha.example', role: 'editor' })
  expect(body.data.permissions).toContain('content.write')
  expect(body.data.permissions).not.toContain('leads.read')
  expect((await call('DELETE', '/session')).status).toBe(200)
  expect((await call('GET', '/session')).status).toBe(401)
})

test('a stolen cookie is invalid after sign-out', async () => {
  const { password } = await addEditor()
  const call = callAs(app)
  const { headers } = await call('POST', '/session', { email: 'esha@jharokha.example', password })
  const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const thief = () => callAs(app)('GET', '/products', undefined, { cookie })
  expect((await thief()).status).toBe(200)
  await call('DELETE', '/session')
  expect((await thief()).status).toBe(401)
})

test('the session cookie is HttpOnly, SameSite=Strict and limited to the back office', async () => {
  const { password } = await addEditor()
  const { headers } = await callAs(app)('POST', '/session', { email: 'esha@jharokha.example', password })
  const [cookie = ''] = headers.getSetCookie()
  expect(cookie).toMatch(/; HttpOnly/i)
  expect(cookie).toMatch(/; SameSite=Strict/i)
  expect(cookie).toMatch(/; Path=\/admin(;|$)/i)
  expect(headers.get('cache-control')).toBe('no-store')
})

test('a session expires seven days after its last use', async () => {
  const { password } = await addEditor()
  const call = callAs(app)
  const { headers } = await call('POST', '/session', { email: 'esha@jharokha.example', password })
  expect(headers.getSetCookie()[0]).toMatch(/; Max-Age=604800;/i)
  expect((await call('GET', '/session')).status).toBe(200)
  const daysLeft = async () => {
    const { expires_at } = await db.selectFrom('staff_session').select('expires_at').executeTakeFirstOrThrow()
    return Math.round((Date.parse(expires_at) - Date.now()) / dayMs)
  }
  expect(await daysLeft()).toBe(7)
  await setExpiry(new Date(Date.now() + 2 * dayMs))
  expect(await daysLeft()).toBe(2)
  const { status, headers: used } = await call('GET', '/session')
  expect([status, used.getSetCookie()[0]]).toEqual([200, expect.stringMatching(/; Max-Age=604800;/i)])
  expect(await daysLeft()).toBe(7)
  await setExpiry(new Date())
  expect((await call('GET', '/session')).status).toBe(401)
})

const dayMs = 24 * 60 * 60_000

async function setExpiry(at: Date) {
  await db.updateTable('staff_session').set({ expires_at: at.toISOString() }).execute()
}

test('passwords are stored as salted scrypt hashes with a cost of 32 MB', async () => {
  const production = await openTestApp({ passwordHashing: undefined })
  const first = { email: 'first@jharokha.example', password: 'the first password' }
  await createFirstAdministrator(production.db, first)
  const call = callAs(production.app)
  expect((await call('POST', '/session', first)).status).toBe(200)
  const chosen = 'a password of my own'
  expect((await call('PUT', '/password', { current: first.password, next: chosen })).status).toBe(200)
  const { body } = await call('POST', '/staff', { name: 'Nisha', email: 'nisha@jharokha.example', role: 'editor' })
  const rows = await production.db.selectFrom('staff_account').select('password').execute()
  await production.close()
  expect(new Set(rows.map(({ password }) => password)).size).toBe(2)
  for (const { password } of rows) {
    const [salt = '', key] = password?.split(':') ?? []
    expect(salt).toMatch(/^[0-9a-f]{32}$/)
    const keys = [chosen, body.data.password].map((each) =>
      scryptSync(each, salt, 64, { N: 2 ** 14, r: 16, p: 1, maxmem: 2 ** 26 }).toString('hex'),
    )
    expect(keys).toContain(key)
  }
})

const publicUrl = 'https://www.jharokha.example'
const forwardedHttps = { 'x-forwarded-proto': 'https' }

test.each<[string, Partial<AppOptions>, Record<string, string>, boolean]>([
  ['PUBLIC_URL is https', { publicUrl }, {}, true],
  ['a trusted proxy forwards https', { trustedProxies: 1 }, forwardedHttps, true],
  ['plain HTTP', { trustedProxies: 1 }, {}, false],
  ['X-Forwarded-Proto without a trusted proxy', { trustedProxies: 0 }, forwardedHttps, false],
])('the session cookie is Secure only over HTTPS: %s', async (_, options, headers, isSecure) => {
  const { password } = await addEditor()
  const { app: other } = createApp({
    db,
    clock: () => now,
    media: folderStorage(''),
    log: createLog('silent'),
    corsOrigins: [],
    trustedProxies: 0,
    enquiries: { limitPerMinute: 0, channels: [] },
    passwordHashing: cheapHashing,
    ...options,
  })
  const call = callAs(other)
  const answer = await call('POST', '/session', { email: 'esha@jharokha.example', password }, headers)
  expect(/^__Secure-.*; Secure/i.test(answer.headers.getSetCookie()[0] ?? '')).toBe(isSecure)
  expect(answer.headers.has('strict-transport-security')).toBe(isSecure)
  expect((await call('GET', '/session', undefined, headers)).status).toBe(200)
})

test('a forged cookie is rejected', async () => {
  const call = callAs(app)
  for (const cookie of [
    'house.session_token=abc',
    'house.session_token=abc.def',
    `house.session_token=${'x'.repeat(3000)}`,
  ])
    expect((await call('GET', '/session', undefined, { cookie })).status).toBe(401)
})

test('unknown account, wrong password and suspended account get the same reply', async () => {
  const { password, id } = await addEditor()
  await db.updateTable('staff').set({ suspended: 1 }).where('id', '=', id).execute()
  const attempts = [
    { email: 'nobody@jharokha.example', password },
    { email: 'esha@jharokha.example', password: 'not the password' },
    { email: 'esha@jharokha.example', password },
  ]
  for (const attempt of attempts) {
    const { status, body, headers } = await callAs(app)('POST', '/session', attempt)
    expect([status, body.message]).toEqual([401, wrongCredentials])
    expect(headers.getSetCookie()).toEqual([])
  }
  expect(await db.selectFrom('staff_session').select('id').execute()).toEqual([])
})

test('after five wrong passwords the client is locked out of the account, even with the right one', async () => {
  const { password } = await addEditor()
  const attempt = (guess: string, ip = '10.0.0.1') =>
    callAs(app)('POST', '/session', { email: 'esha@jharokha.example', password: guess }, { 'x-forwarded-for': ip })
  for (let count = 0; count < 5; count += 1) expect((await attempt(`wrong number ${count}`)).status).toBe(401)
  const locked = await attempt(password)
  expect(locked.status).toBe(429)
  expect(locked.body.message).toMatch(/try again in 15 minutes/)
  expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(890)
  expect((await attempt(password, '10.0.0.2')).status).toBe(200)
  now = new Date(now.getTime() + 15 * 60_000)
  expect((await attempt(password)).status).toBe(200)
})

test('concurrent guesses do not bypass the lockout', async () => {
  await addEditor()
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      callAs(app)('POST', '/session', { email: 'esha@jharokha.example', password: `guess number ${index}` }),
    ),
  )
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)
})

test('concurrent guesses from many IP addresses are counted together', async () => {
  const { password } = await addEditor()
  const attempt = (ip: string) =>
    callAs(app)('POST', '/session', { email: 'esha@jharokha.example', password }, { 'x-forwarded-for': ip })
  const before = Array.from({ length: 50 }, (_, index) => {
    return { kind: 'sign-in' as const, email: 'Esha@jharokha.example', client: `10.2.0.${index}`, now }
  })
  await Promise.all(before.map((each) => recordAttempt(db, each)))
  expect((await attempt('10.3.0.1')).status).toBe(429)
  now = new Date(now.getTime() + 15 * 60_000)
  expect((await attempt('10.3.0.1')).status).toBe(200)
})

test('guesses of strangers do not keep out a known device, and delay others by half a minute', async () => {
  const { password } = await addEditor()
  const credentials = { email: 'esha@jharokha.example', password }
  const known = callAs(app)
  expect((await known('POST', '/session', credentials, { 'x-forwarded-for': '10.1.0.1' })).status).toBe(200)
  await known('DELETE', '/session')
  for (let count = 0; count < 50; count += 1)
    await recordAttempt(db, { kind: 'sign-in', email: credentials.email, client: `10.2.0.${count % 10}`, now })
  const unknown = () => callAs(app)('POST', '/session', credentials, { 'x-forwarded-for': '10.3.0.1' })
  const delayed = await unknown()
  expect([delayed.status, delayed.headers.get('retry-after')]).toEqual([429, '30'])
  expect((await known('POST', '/session', credentials, { 'x-forwarded-for': '10.3.0.1' })).status).toBe(200)
  now = new Date(now.getTime() + 31_000)
  expect((await unknown()).status).toBe(200)
})

test('a known device has its own limit, and a forged or foreign device cookie is ignored', async () => {
  const { password } = await addEditor()
  const known = callAs(app)
  const signIn = (guess: string, headers = {}) =>
    known('POST', '/session', { email: 'esha@jharokha.example', password: guess }, headers)
  await signIn(password)
  for (let count = 0; count < 5; count += 1) expect((await signIn('a wrong password')).status).toBe(401)
  expect((await signIn(password)).status).toBe(429)
  const forged = { cookie: 'house.device=AAAA.BBBB', 'x-forwarded-for': '10.4.0.1' }
  for (let count = 0; count < 5; count += 1) expect((await signIn('a wrong password', forged)).status).toBe(401)
  expect((await signIn(password, forged)).status).toBe(429)
})

test('without a trusted proxy X-Forwarded-For is ignored', async () => {
  const { app: bare, db: own, close: closeBare } = await openTestApp()
  const { password } = await addStaff(own, { name: 'Esha', email: 'esha@jharokha.example', role: 'editor' })
  const attempt = (guess: string, index: number) => {
    const headers = {
      'x-forwarded-for': `10.0.0.${index}`,
      forwarded: `for=10.0.0.${index}`,
      'x-real-ip': `10.0.0.${index}`,
    }
    return callAs(bare)('POST', '/session', { email: 'esha@jharokha.example', password: guess }, headers)
  }
  for (let count = 0; count < 5; count += 1) expect((await attempt('a wrong password', count)).status).toBe(401)
  expect((await attempt(password, 5)).status).toBe(429)
  await closeBare()
})

test('attempts are limited per client across accounts', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 21; count += 1) {
    const body = { email: `person-${count}@jharokha.example`, password: 'a common password' }
    statuses.push((await callAs(app)('POST', '/session', body)).status)
  }
  expect(statuses).toEqual([...Array(20).fill(401), 429])
})

test('a clock that was set back by months keeps nobody out', async () => {
  const { password } = await addEditor()
  const attempt = (guess: string) =>
    callAs(app)('POST', '/session', { email: 'esha@jharokha.example', password: guess })
  for (let count = 0; count < 5; count += 1) await attempt('not the password')
  expect((await attempt(password)).status).toBe(429)
  now = new Date(now.getTime() - 138 * 86_400_000)
  expect((await attempt(password)).status).toBe(200)
})

test('a successful sign-in clears the failed attempts', async () => {
  const { password } = await addEditor()
  const attempt = (guess: string) =>
    callAs(app)('POST', '/session', { email: 'esha@jharokha.example', password: guess })
  for (let round = 0; round < 2; round += 1) {
    for (let count = 0; count < 4; count += 1) expect((await attempt('not the password')).status).toBe(401)
    expect((await attempt(password)).status).toBe(200)
  }
})

test('a suspension ends sessions immediately', async () => {
  const [administrator, editor] = [await signInAs(app, db, 'administrator'), await signInAs(app, db, 'editor')]
  expect((await editor.call('GET', '/products')).status).toBe(200)
  await administrator.call('PUT', `/staff/${editor.id}`, { suspended: true })
  expect((await editor.call('GET', '/products')).status).toBe(401)
  await administrator.call('PUT', `/staff/${editor.id}`, { suspended: false })
  expect((await editor.call('GET', '/products')).status).toBe(401)
  expect((await callAs(app)('POST', '/session', editor)).status).toBe(200)
})

test('a user can list their sessions and end another one', async () => {
  const editor = await signInAs(app, db, 'editor')
  const elsewhere = callAs(app)
  await elsewhere('POST', '/session', editor, { 'user-agent': 'A phone', 'x-forwarded-for': '10.1.1.1' })
  const { body } = await editor.call('GET', '/sessions')
  expect(body.data).toHaveLength(2)
  const other = body.data.find((session: { isCurrent: boolean }) => !session.isCurrent)
  expect(other).toMatchObject({ agent: 'A phone', address: '10.1.1.1' })
  expect((await editor.call('DELETE', `/sessions/${other.id}`)).status).toBe(200)
  expect((await elsewhere('GET', '/session')).status).toBe(401)
  expect((await editor.call('GET', '/session')).status).toBe(200)
})

test("a user cannot end a colleague's session", async () => {
  const [editor, sales] = [await signInAs(app, db, 'editor'), await signInAs(app, db, 'sales')]
  const { body } = await sales.call('GET', '/sessions')
  expect((await editor.call('DELETE', `/sessions/${body.data[0].id}`)).status).toBe(404)
  expect((await sales.call('GET', '/session')).status).toBe(200)
})

test('changing the password requires the old one and ends all other sessions', async () => {
  const editor = await signInAs(app, db, 'editor')
  const cookie = editor.cookie()
  const elsewhere = callAs(app)
  await elsewhere('POST', '/session', editor)
  const next = 'a much better password'
  const rejected = await editor.call('PUT', '/password', { current: 'not the password', next })
  expect([rejected.status, rejected.body.field]).toEqual([422, 'current'])
  expect((await editor.call('PUT', '/password', { current: editor.password, next: 'eleven char' })).body.field).toBe(
    'next',
  )
  expect((await editor.call('PUT', '/password', { current: editor.password, next })).status).toBe(200)
  expect((await editor.call('GET', '/session')).status).toBe(200)
  expect((await elsewhere('GET', '/session')).status).toBe(401)
  // A copy of the old cookie is invalid too.
  expect((await callAs(app)('GET', '/session', undefined, { cookie })).status).toBe(401)
  expect((await callAs(app)('POST', '/session', editor)).status).toBe(401)
  expect((await callAs(app)('POST', '/session', { email: editor.email, password: next })).status).toBe(200)
})

test.each([
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ 'sec-fetch-site': 'none' }],
  [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost' }],
])('a cross-site change is rejected: %j', async (headers) => {
  const editor = await signInAs(app, db, 'editor')
  const { status } = await editor.call('PUT', '/products/1', { title: 'Taken over' }, headers)
  expect(status).toBe(403)
  expect((await callAs(app)('POST', '/session', editor, headers)).status).toBe(403)
})

test('without Sec-Fetch-Site the Origin header decides', async () => {
  const { password } = await addEditor()
  const attempt = (headers: Record<string, string>) =>
    app.request('/admin/api/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ email: 'esha@jharokha.example', password }),
    })
  expect((await attempt({})).status).toBe(403)
  expect((await attempt({ origin: 'https://evil.example' })).status).toBe(403)
  expect((await attempt({ origin: 'null' })).status).toBe(403)
  expect((await attempt({ origin: 'http://localhost' })).status).toBe(200)
})

test('only JSON bodies are accepted, which cross-site forms cannot send', async () => {
  const editor = await signInAs(app, db, 'editor')
  const { status } = await editor.call('PUT', '/products/1', { title: 'x' }, { 'content-type': 'text/plain' })
  expect(status).toBe(422)
})

test('only the first start creates an administrator', async () => {
  const first = { email: 'First@jharokha.example', password: 'the first password' }
  expect(await createFirstAdministrator(db, first, cheapHashing)).toBe(true)
  expect(await createFirstAdministrator(db, { ...first, email: 'other@jharokha.example' }, cheapHashing)).toBe(false)
  const { body } = await callAs(app)('POST', '/session', first)
  expect(body.data).toMatchObject({ role: 'administrator', email: 'first@jharokha.example' })
})

test('instances that start concurrently create one administrator', async () => {
  const created = await Promise.all(
    ['one', 'two', 'three'].map((name) =>
      createFirstAdministrator(db, { email: `${name}@jharokha.example`, password: 'the first password' }),
    ),
  )
  expect(created.filter(Boolean)).toHaveLength(1)
  expect(await db.selectFrom('staff').select('id').execute()).toHaveLength(1)
})
