import type { MiddlewareHandler } from 'hono'
import pino, { type Logger } from 'pino'

export type { Logger }

export function createLog(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}

export type RequestFacts = { id: string; method: string; path: string; status: number; ms: number }

/** One line for each request, whichever way it was answered. */
export function logRequest(log: Logger, facts: RequestFacts) {
  log.info(facts, 'request')
}

export function logRequests(log: Logger): MiddlewareHandler<{ Variables: { requestId: string } }> {
  return async (c, next) => {
    const start = performance.now()
    await next()
    const id = c.get('requestId')
    // A page comes as a finished response, without the headers set before it.
    c.header('x-request-id', id)
    const ms = Math.round((performance.now() - start) * 10) / 10
    logRequest(log, { id, method: c.req.method, path: c.req.path, status: c.res.status, ms })
  }
}
