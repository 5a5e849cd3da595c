import type { MiddlewareHandler } from 'hono'
import pino, { type DestinationStream, type Logger } from 'pino'

export type { Logger }

const writtenEveryMs = 100

/** Lines are written together, many at a time: one by one they would cost a quarter of what a remembered page does. */
export function createLog(level: string, output = standardOutput): Logger {
  if (level === 'silent') return pino({ level })
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: toFault } }, output())
}

function standardOutput(): DestinationStream {
  const output = pino.destination({ sync: false, minLength: 8 * 1024 })
  setInterval(() => output.flush(), writtenEveryMs).unref()
  return output
}

/** Without what a database adds to its errors, which may quote what someone wrote. */
function toFault(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) }
  const { type, message, stack, code } = pino.stdSerializers.err(error)
  return { type, message, stack, code }
}

export type RequestFacts = { id: string; method: string; path: string; status: number; ms: number }

/** One line for each request, whichever way it was answered. */
export function logRequest(log: Logger, facts: RequestFacts) {
  log.info(facts, 'request')
}

export function requestLogger(log: Logger): MiddlewareHandler<{ Variables: { requestId: string } }> {
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
