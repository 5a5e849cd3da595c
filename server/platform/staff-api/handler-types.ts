import type { StaffEndpointName, StaffReply } from '@house/contract/staff/endpoints'
import type { Problem } from '@house/contract/staff/problems'
import type { Author } from '../audit/audit-log.ts'
import type { PasswordHashing } from '../auth/password-hashing.ts'
import type { ClientInfo, Login } from '../auth/sign-in.ts'
import type { Db } from '../db/schema.ts'
import { RequestError } from '../http/errors.ts'
import type { MediaStorage } from '../media/storage/storage.ts'
import type { Variants } from '../media/variants.ts'
import type { Channel } from '../outbox/queue.ts'
import type { MailConfig } from '../outbox/smtp.ts'
import type { Logger } from '../process/log.ts'
import type { Caller } from './permissions.ts'

export type StaffRequest = {
  db: Db
  log: Logger
  now: Date
  caller: Caller
  author: Author
  clientInfo: ClientInfo
  login: Login
  passwordHashing: PasswordHashing
  media: MediaStorage
  variants: Variants
  deliveries: Deliveries
  findProblems: () => Promise<Problem[]>
  mail: MailConfig
  /** Whether a mail with a link to this site can be sent: SMTP and PUBLIC_URL are set. */
  mailsLinks: boolean
  params: Record<string, string>
  query: Record<string, string>
  /** Parses the JSON body; throws when it is not a JSON object. */
  body: () => Promise<Record<string, unknown>>
  raw: Request
  /** Aborted on shutdown: ends event streams. */
  shutdown: AbortSignal
}

export type Deliveries = {
  channels: Channel[]
  /** Called when there is something new to deliver. */
  onStored?: (() => void) | undefined
}

/** The body of a reply, its message, and cookies to set. */
export type StaffResult<B> = { body: B; message: string; cookies: string[] }

/** One handler per call of the contract: a missing one does not compile. Files and streams are plain responses. */
export type StaffHandlers<N extends StaffEndpointName = StaffEndpointName> = {
  [K in N]: (request: StaffRequest) => Promise<[StaffReply<K>] extends [never] ? Response : StaffResult<StaffReply<K>>>
}

export function reply<B extends object>(body: B, message = 'OK', cookies: string[] = []): StaffResult<B> {
  return { body, message, cookies }
}

export async function readJson(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type') ?? ''
  // A form on another site can send text and forms, but not JSON.
  if (!/^application\/json\b/i.test(type)) throw new RequestError('The request must be JSON')
  const value = await request.json().catch(() => undefined)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RequestError('The request must be a JSON object')
  return value as Record<string, unknown>
}
