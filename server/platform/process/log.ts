import { serverPaths, urls } from '@house/contract/urls'
import type { MiddlewareHandler } from 'hono'
import pino, { type DestinationStream, type Logger } from 'pino'

export type { Logger }

const flushIntervalMs = 100

/** Writes lines in batches: one write per line costs a quarter of the time of a cached page. */
export function createLog(level: string, output = standardOutput): Logger {
  if (level === 'silent') return pino({ level })
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: toLoggedError } },
    output(),
  )
}

function standardOutput(): DestinationStream {
  const output = pino.destination({ sync: false, minLength: 8 * 1024 })
  setInterval(() => output.flush(), flushIntervalMs).unref()
  return output
}

/** Drops what databases add to their errors, which may quote personal data. */
function toLoggedError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) }
  const { type, message, stack, code } = pino.stdSerializers.err(error)
  return { type, message, stack, code }
}

export type RequestFacts = { id: string; method: string; path: string; status: number; ms: number }

const healthChecks: string[] = [serverPaths.health, serverPaths.readiness]

/** One line per request, cached or not. Proxies check the health every second, so only failures are worth a line. */
export function logRequest(log: Logger, facts: RequestFacts) {
  const isRoutine = facts.status === 200 && healthChecks.includes(facts.path)
  log[isRoutine ? 'debug' : 'info']({ ...facts, path: withoutToken(facts.path) }, 'request')
}

/** Whoever reads the log must not be able to accept a quotation, not even by a link that was pasted wrongly. */
export function withoutToken(path: string) {
  return path.replace(quotationPath, '$1…')
}

const quotationPath = new RegExp(`(${urls.quotation('').slice(0, -1)}(?:/|%2f)+)[^/]+`, 'i')

export function requestLogger(log: Logger): MiddlewareHandler<{ Variables: { requestId: string } }> {
  return async (c, next) => {
    const start = performance.now()
    await next()
    const id = c.get('requestId')
    // A page is a finished response, which drops headers set earlier.
    c.header('x-request-id', id)
    const ms = Math.round((performance.now() - start) * 10) / 10
    logRequest(log, { id, method: c.req.method, path: c.req.path, status: c.res.status, ms })
  }
}
