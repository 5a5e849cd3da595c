import type { Hono } from 'hono'
import type { Db } from '../db/schema.ts'
import { createStaff, type Role } from '../domain/accounts.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests look at replies of every shape
type Reply = { status: number; headers: Headers; bytes: Buffer; text: string; body: any }

export type Staff = Awaited<ReturnType<typeof signInAs>>

let count = 0

/** Someone of that role, signed in like a browser of the back office. */
export async function signInAs(app: Pick<Hono, 'request'>, db: Db, role: Role) {
  count += 1
  const person = { name: `${role} ${count}`, email: `${role}-${count}@jharokha.example`, role }
  const { id, password } = await createStaff(db, person, { staffId: null, now: new Date() })
  const call = callAs(app)
  const { status } = await call('POST', '/session', { email: person.email, password })
  if (status !== 200) throw new Error(`${role} could not sign in: ${status}`)
  return { ...person, id, password, call }
}

/** A browser with cookies of its own: what a page of the back office would send. */
export function callAs(app: Pick<Hono, 'request'>) {
  const cookies = new Map<string, string>()

  return async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const isRaw = body instanceof FormData || body instanceof Uint8Array
    const response = await app.request(`/admin/api${path}`, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
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
