import type { MiddlewareHandler } from 'hono'
import pino, { type Logger } from 'pino'

export type { Logger }

export function createLog(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}

export function logRequests(log: Logger): MiddlewareHandler<{ Variables: { requestId: string } }> {
  return async (c, next) => {
    const start = performance.now()
    await next()
    // A page comes as a finished response, without the headers set before it.
    c.header('x-request-id', c.get('requestId'))
    const ms = Math.round((performance.now() - start) * 10) / 10
    log.info({ id: c.get('requestId'), method: c.req.method, path: c.req.path, status: c.res.status, ms }, 'request')
  }
}
