import type { EndpointName, InputOf, ReplyOf } from '@house/contract/endpoints'
import type { EnquiryContext } from '@house/contract/enquiry/context'
import type { Logger } from 'pino'
import type { Db } from '../db/schema.ts'

export type ApiContext = {
  db: Db
  now: Date
  /** Of an enquiry: idempotency key, context header and client IP. */
  idempotencyKey: string | null
  enquiryContext: EnquiryContext
  client: string
  /** The client's `User-Agent`. */
  userAgent: string
  log: Logger
}

export type Result = {
  status: 200 | 401 | 403 | 404 | 405 | 409 | 413 | 422 | 429 | 500 | 503
  reply: { success: '0' | '1' | '6'; message: string } & object
  retryAfterSeconds?: number | undefined
  /** Made from data of an earlier content version: sent, and not cached. */
  isStale?: boolean | undefined
  /** Runs for each caller and returns what the reply has for them alone; the rest is cached. */
  personalise?: (context: ApiContext) => Promise<object | undefined>
}
/** Carries the reply's type for the compiler. */
export type ResultOf<R> = Result & { replies?: R }

export type Handlers = {
  [N in EndpointName]: (input: InputOf<N>, context: ApiContext) => Promise<ResultOf<ReplyOf<N>>>
}

export function ok<R extends object>(reply: R, message = 'OK'): ResultOf<R> {
  return { status: 200, reply: { success: '1', message, ...reply } }
}

export function slugNotFound(): Result {
  return { status: 200, reply: { success: '6', message: 'There is nothing at this address.' } }
}

export function failed(message: string, status: Result['status'] = 422, reply: object = {}): Result {
  return { status, reply: { success: '0', message, ...reply } }
}
