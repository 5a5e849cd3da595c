import { Hono } from 'hono'
import { ping } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'

const patienceMs = 2000

/** Alive: this process answers. Ready: it can be sent visitors, which it cannot while its database is away or it is about to end. */
export function healthRoutes(db: Db, closing: AbortSignal) {
  const routes = new Hono()
  routes.get('/healthz', (c) => c.text('alive'))
  routes.get('/readyz', async (c) => {
    c.header('cache-control', 'no-store')
    if (closing.aborted) return c.text('This copy is about to end.', 503)
    const isReady = await Promise.race([ping(db).then(isTrue, isFalse), afterPatience()])
    return isReady ? c.text('ready') : c.text('The database does not answer.', 503)
  })
  return routes
}

function afterPatience() {
  return new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patienceMs).unref())
}

const isTrue = () => true
const isFalse = () => false
