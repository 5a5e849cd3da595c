import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isPostgres } from '../../db/dialect.ts'
import { asVisitor } from '../../testing/as-visitor.ts'
import { openTestApp } from '../../testing/open-test-app.ts'

let { api, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
beforeEach(async () => {
  ;({ api, db, close } = await openTestApp())
  api = asVisitor(api, db, () => new Date())
})
afterEach(() => close())

const asha = { customer_name: 'Asha Rao', phone_number: '9812345678' } as const

/** The databases then fail as on a read-only disk. */
async function makeReadOnly(isReadOnly: boolean) {
  if (!isPostgres(db)) {
    const pragma = sql`pragma query_only = ${sql.lit(isReadOnly ? 1 : 0)}`
    await pragma.execute(db)
    return db
      .transaction()
      .setAccessMode('read only')
      .execute((trx) => pragma.execute(trx))
  }
  return db.connection().execute(async (one) => {
    await sql`set default_transaction_read_only = off`.execute(one)
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(one)
    await sql`alter database ${sql.id(rows[0]?.name ?? '')} set default_transaction_read_only = ${sql.lit(isReadOnly)}`.execute(
      one,
    )
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(one)
    await sql`set default_transaction_read_only = ${sql.lit(isReadOnly)}`.execute(one)
  })
}

test('while the database is read-only, pages work and enquiries are rejected with an explanation', async () => {
  await makeReadOnly(true)
  for (const read of [api.category(), api.appSetting(), api.product({ slug: 'window' })])
    expect(await read).toMatchObject({ success: '1' })
  const answer = await api.contactUs(asha)
  expect(answer).toMatchObject({ status: 503, success: '0' })
  expect(answer.message).toBe(
    'We cannot take your enquiry at this moment. Please try again in a few minutes, or call us: +91 129 555 0142.',
  )
  await makeReadOnly(false)
  expect(await api.contactUs(asha)).toMatchObject({ status: 200, success: '1' })
  expect(await db.selectFrom('enquiry').select('customer_name').execute()).toHaveLength(1)
})
