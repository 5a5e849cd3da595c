import { randomUUID } from 'node:crypto'
import type { Role } from '@house/contract/staff/roles'
import type { Hono } from 'hono'
import { serializeSigned } from 'hono/utils/cookie'
import type { NewStaff } from '../platform/auth/accounts.ts'
import { findKey } from '../platform/crypto/secrets.ts'
import type { Db } from '../platform/db/schema.ts'
import { cheapHashing } from './cheap-hashing.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests look at replies of every shape
type Reply = { status: number; headers: Headers; bytes: Buffer; text: string; body: any }

export type Staff = Awaited<ReturnType<typeof signInAs>>

let count = 0
const password = 'the same for all accounts'

/** A new account of this role with an open session. */
export async function signInAs(app: Pick<Hono, 'request'>, db: Db, role: Role) {
  count += 1
  const person = { name: `${role} ${count}`, email: `${role}-${count}@jharokha.example`, role }
  const { id } = await addStaff(db, person)
  const cookies = await openSession(db, id)
  const call = callAs(app, cookies)
  const { status } = await call('GET', '/session')
  if (status !== 200) throw new Error(`${role} is not signed in: ${status}`)
  return { ...person, id, password, call, cookie: () => toHeader(cookies) }
}

function toHeader(cookies: Map<string, string>) {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

/** An account with a password that is not temporary. */
export async function addStaff(db: Db, { email, ...person }: NewStaff) {
  const id = randomUUID()
  const timestamps = { created_at: new Date().toISOString(), updated_at: new Date().toISOString() }
  await db
    .insertInto('staff')
    .values({ id, email: email.toLowerCase(), ...person, ...timestamps })
    .execute()
  await db
    .insertInto('staff_account')
    .values({
      id,
      staff_id: id,
      account_id: id,
      provider_id: 'credential',
      password: await cheapHashing.hash(password),
      ...timestamps,
    })
    .execute()
  return { id, email, password }
}

/** Creates the session directly, without the cost of verifying a password. */
async function openSession(db: Db, staff_id: string) {
  const token = randomUUID()
  const now = new Date()
  await db
    .insertInto('staff_session')
    .values({
      id: randomUUID(),
      staff_id,
      token,
      user_agent: '',
      ip_address: '',
      expires_at: new Date(now.getTime() + 24 * 60 * 60 * 1000).toISOString(),
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    })
    .execute()
  const signed = await serializeSigned('x', token, await findKey(db, 'session'))
  const value = signed.slice('x='.length)
  return new Map(['house.session_token', '__Secure-house.session_token'].map((name) => [name, value]))
}

/** Sends requests as the back office does, with its own cookie jar. */
export function callAs(app: Pick<Hono, 'request'>, cookies = new Map<string, string>()) {
  return async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const isRaw = body instanceof FormData || body instanceof Uint8Array
    const response = await app.request(`/admin/api${path}`, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        cookie: toHeader(cookies),
        ...(body !== undefined && !isRaw && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isRaw ? (body as BodyInit) : JSON.stringify(body) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return toReply(response)
  }
}

async function toReply(response: Response): Promise<Reply> {
  const isStream = response.headers.get('content-type') === 'text/event-stream'
  if (isStream) await response.body?.cancel()
  const bytes = isStream ? Buffer.alloc(0) : Buffer.from(await response.arrayBuffer())
  const text = bytes.toString()
  const isJson = /json/.test(response.headers.get('content-type') ?? '')
  return {
    status: response.status,
    headers: response.headers,
    bytes,
    text,
    body: isJson ? JSON.parse(text) : undefined,
  }
}
