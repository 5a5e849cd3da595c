import type { IncomingMessage } from 'node:http'
import { InputError } from '@house/contract/fields'
import type { Context } from 'hono'
import { isStorageError } from '../db/dialect.ts'

type Status = 401 | 403 | 404 | 405 | 409 | 413 | 422 | 429 | 500 | 503

type Details = {
  field?: string
  retryAfterSeconds?: number
  /** Further fields of the reply. */
  reply?: object
}

/** A staff request that cannot be fulfilled: a sentence for the user and the HTTP status. */
export class RequestError extends InputError {
  readonly status: Status
  readonly details: Details

  constructor(message: string, status: Status = 422, details: Details = {}) {
    super(message)
    this.status = status
    this.details = details
  }
}

/** For faults of the server; the cause is in the log. */
export const internalErrorMessage = 'Something went wrong on our side. Please try again.'

/** A full disk, or a database that is locked or out of reach. */
const storageErrorMessage = 'We cannot do this at the moment. Please try again in a minute.'
export const retryAfterStorageErrorSeconds = 60

/** What the caller learns about an error; its cause goes to the log. */
export function toRequestError(error: unknown): RequestError {
  if (error instanceof RequestError) return error
  if (error instanceof InputError) return new RequestError(error.message)
  if (isStorageError(error))
    return new RequestError(storageErrorMessage, 503, { retryAfterSeconds: retryAfterStorageErrorSeconds })
  return new RequestError(internalErrorMessage, 500)
}

export function notFoundError() {
  return new RequestError('This record does not exist or was deleted.', 404)
}

export function conflictError() {
  return new RequestError('Someone else has changed this in the meantime. Reload it, then repeat your change.', 409)
}

/** The client closed the connection before it had sent its whole request. Nobody reads the reply, and it is not our error. */
export function isDisconnected(c: Context) {
  const incoming: IncomingMessage | undefined = c.env?.incoming
  return c.req.raw.signal.aborted && incoming?.complete === false
}

/** For requests that need no reply in JSON. */
export function textReply(c: Context, { message, status, details }: RequestError) {
  if (details.retryAfterSeconds) c.header('retry-after', String(details.retryAfterSeconds))
  return c.text(message, status)
}
