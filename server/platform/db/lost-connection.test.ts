import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import { ping } from './dialect.ts'

const { databaseUrl } = inject('seeded')

let { app, db, api, close } = {} as Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  ;({ app, db, api, close } = await openTestApp())
})
afterAll(() => close())

/** Like a restart of the database. */
async function endConnections(except = 0) {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  const server = new pg.Client(databaseUrl)
  await server.connect()
  await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> $2', [
    rows[0]?.name,
    except,
  ])
  await server.end()
}

/** A connection of the pool may have been lost too, without the pool knowing it yet. */
function waitForDatabase() {
  return expect.poll(() => ping(db).then(() => 'up', String)).toBe('up')
}

test.runIf(databaseUrl)(
  'a connection lost in the middle of a transaction fails that transaction and nothing else',
  async () => {
    const transaction = db.transaction().execute(async (trx) => {
      await ping(trx)
      await endConnections()
      await ping(trx)
    })
    await expect(transaction).rejects.toThrow(/terminat|not queryable|closed/i)
    await waitForDatabase()
  },
)

test.runIf(databaseUrl)('requests succeed after all connections were lost', async () => {
  await waitForDatabase()
  await Promise.all([ping(db), ping(db), ping(db)])
  await endConnections()
  await expect.poll(async () => (await app.request('/readyz')).status).toBe(200)
  expect((await api.category()).success).toBe('1')
})
