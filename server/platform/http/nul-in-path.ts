import type { MiddlewareHandler } from 'hono'
import { RequestError } from './errors.ts'

/** None of our paths has a NUL character, and PostgreSQL fails on a query with one. */
export const rejectNulInPath: MiddlewareHandler = async (c, next) => {
  if (c.req.path.includes('\0')) throw new RequestError('There is nothing at this address.', 404)
  await next()
}
