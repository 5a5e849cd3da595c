import { serverPaths } from '@house/contract/urls'
import { Hono } from 'hono'
import packageJson from '../../../package.json' with { type: 'json' }
import { ping } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import { noStore } from './cache-control.ts'

const databaseTimeoutMs = 2000

/** Liveness: the process answers, with its version. Readiness: its database answers and it is not shutting down. */
export function healthRoutes(db: Db, shutdown: AbortSignal) {
  const routes = new Hono()
  routes.get(serverPaths.health, (c) => c.text(`alive ${packageJson.version}`))
  routes.get(serverPaths.readiness, async (c) => {
    c.header('cache-control', noStore)
    if (shutdown.aborted) return c.text('This instance is shutting down.', 503)
    const isReady = await Promise.race([ping(db).then(isTrue, isFalse), afterTimeout()])
    return isReady ? c.text('ready') : c.text('The database does not answer.', 503)
  })
  return routes
}

function afterTimeout() {
  return new Promise<boolean>((resolve) => setTimeout(() => resolve(false), databaseTimeoutMs).unref())
}

const isTrue = () => true
const isFalse = () => false
