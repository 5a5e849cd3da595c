import { Hono } from 'hono'
import { ping } from './db/dialect.ts'
import type { Db } from './db/schema.ts'

export function healthRoutes(db: Db) {
  const routes = new Hono()
  routes.get('/healthz', (c) => c.text('alive'))
  routes.get('/readyz', async (c) => {
    const isReady = await ping(db).then(
      () => true,
      () => false,
    )
    return isReady ? c.text('ready') : c.text('The database does not answer.', 503)
  })
  return routes
}
