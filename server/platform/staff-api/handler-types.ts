import type { StaffEndpointName, StaffReply } from '@house/contract/staff/endpoints'
import type { Db } from '../db/schema.ts'
import { RequestError } from '../http/errors.ts'
import type { Logger } from '../process/log.ts'
import type { Author, Caller } from './permissions.ts'

/** Who sent a request, before anybody knows whether they are staff. */
export type ClientInfo = { cookie: string; agent: string; client: string }

/** A session's caller, and cookies to set. */
export type SignedIn = { caller: Caller; cookies: string[] }

/** What a request is. What a handler needs besides, its feature was given. */
export type StaffRequest = {
  db: Db
  log: Logger
  now: Date
  caller: Caller
  author: Author
  clientInfo: ClientInfo
  /** It came over HTTPS. */
  isSecure: boolean
  params: Record<string, string>
  query: Record<string, string>
  /** Parses the JSON body; throws when it is not a JSON object. */
  body: () => Promise<Record<string, unknown>>
  raw: Request
  /** Aborted on shutdown: ends event streams. */
  shutdown: AbortSignal
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
