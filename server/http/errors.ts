import type { IncomingMessage } from 'node:http'
import { InputError } from '@house/contract/fields'
import type { Context } from 'hono'

type Status = 401 | 403 | 404 | 405 | 409 | 413 | 422 | 429 | 503

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
