import type { Author } from '../audit/audit-log.ts'
import type { Caller } from '../auth/permissions.ts'
import type { Login, Visit } from '../auth/sign-in.ts'
import type { Db } from '../db/schema.ts'
import { RequestError } from '../errors.ts'
import type { Variants } from '../media/variants.ts'
import type { Channel } from '../outbox/queue.ts'
import type { CallName } from './endpoints.ts'

export type StaffRequest = {
  db: Db
  now: Date
  caller: Caller
  author: Author
  visit: Visit
  login: Login
  mediaFolder: string
  variants: Variants
  deliveries: Deliveries
  /** Whether there is an SMTP server. */
  canMail: boolean
  /** Whether a mail with a link to this site can be sent. */
  mailsLinks: boolean
  params: Record<string, string>
  query: Record<string, string>
  /** The body as JSON; throws when it is none. */
  body: () => Promise<Record<string, unknown>>
  raw: Request
  /** Aborted when the program is about to end: what would go on for ever ends with it. */
  shutdown: AbortSignal
}

export type Deliveries = {
  channels: Channel[]
  /** Told when there is something new to deliver. */
  onStored?: (() => void) | undefined
}

export type StaffReply = { reply: object; message?: string; cookies?: string[] } | Response

/** One for every call of the table: a missing one does not compile. */
export type StaffHandlers<N extends CallName = CallName> = { [K in N]: (request: StaffRequest) => Promise<StaffReply> }

export function reply(body: object, message = 'OK', cookies: string[] = []): StaffReply {
  return { reply: body, message, cookies }
}

export async function readJson(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type') ?? ''
  // A form of another site can send text and forms, and nothing else.
  if (!/^application\/json\b/i.test(type)) throw new RequestError('The request must be JSON')
  const value = await request.json().catch(() => undefined)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RequestError('The request must be a JSON object')
  return value as Record<string, unknown>
}
