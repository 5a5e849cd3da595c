import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { backupCommand } from '../../../ops/backup.ts'
import { restoreCommand } from '../../../ops/restore.ts'
import { callCommand } from '../../../ops/testing/call-command.ts'
import { openDatabase } from '../../database.ts'
import { beginSetupIfEmpty } from '../../features/setup/setup.ts'
import { asVisitor } from '../../testing/as-visitor.ts'
import { createEmptyDatabase } from '../../testing/empty-database.ts'
import { fillWithVersion02 } from '../../testing/fixtures/version-0.2.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { seedDatabase } from '../../testing/seed-database.ts'
import { anyTable, inSnapshot } from '../db/dialect.ts'
import { connect } from '../db/open.ts'
import type { Db } from '../db/schema.ts'
import { listTables } from '../db/table-copy.ts'

const { databaseUrl } = inject('seeded')
const asha = { customer_name: 'Asha Rao', phone_number: '9812345678' } as const
const texts = { email: '', required_service: '', otherdescription: '', state: '', city: '', comment: '' }
const enquiry = { kind: 'enquiry', ...asha, ...texts, created_at: '2026-01-01T00:00:00.000Z' }
const review = { description: 'Solid.', client_name: 'Asha', designation: '', image: '', position: 0 }

describe.runIf(databaseUrl)('the documented way from SQLite to PostgreSQL', () => {
  let demonstration = {} as Awaited<ReturnType<typeof createEmptyDatabase>>
  beforeAll(async () => {
    demonstration = await createEmptyDatabase('sqlite')
    await seedDatabase(demonstration.target)
  })
  afterAll(() => demonstration.remove())

  let source = {} as Awaited<ReturnType<typeof createEmptyDatabase>>
  let target = {} as Awaited<ReturnType<typeof createEmptyDatabase>>
  beforeEach(async () => {
    source = await createEmptyDatabase('sqlite')
    target = await createEmptyDatabase('postgres')
  })
  afterEach(async () => {
    await source.remove()
    await target.remove()
  })

  /** Backs up, names the database and restores with --force, because the folder is not empty. */
  async function move() {
    const before = { DATA_DIR: source.target.dataDir, BACKUP_DIR: join(target.target.dataDir, 'backups') }
    const backup = await callCommand(backupCommand, [], before)
    expect(backup).toMatchObject({ code: 0, err: '' })
    const archive = backup.out.split(': ')[0] ?? ''
    const after = { ...before, DATABASE_URL: target.target.databaseUrl }
    const refused = await callCommand(restoreCommand, [archive, '--yes'], after)
    expect(refused.err).toContain('is not empty')
    expect(await callCommand(restoreCommand, [archive, '--force', '--yes'], after)).toMatchObject({ code: 0, err: '' })
    return connect({ ...target.target })
  }

  /** Ids of the moved rows are not given out again. */
  async function expectNewRows(db: Db) {
    await anyTable(db).insertInto('enquiry').values(enquiry).execute()
    await db.insertInto('review').values(review).execute()
  }

  async function expectEnquiry(db: Db) {
    const { api, close } = await openTestApp({ db })
    expect((await asVisitor(api, db, () => new Date()).contactUs(asha)).success).toBe('1')
    await close()
  }

  async function expectSameRows(moved: Db) {
    const original = await openDatabase(source.target)
    const [before, after] = [await countRows(original), await countRows(moved)]
    await original.destroy()
    expect(after).toEqual(before)
  }

  test('a new site that waits for the wizard moves', async () => {
    const db = await openDatabase(source.target)
    await beginSetupIfEmpty(db)
    await db.destroy()
    const moved = await move()
    await expectSameRows(moved)
    await moved.destroy()
  })

  test('the demonstration, to which nobody wrote yet, moves and takes enquiries', async () => {
    await cp(demonstration.target.dataDir, source.target.dataDir, { recursive: true })
    const moved = await move()
    await expectSameRows(moved)
    await expectNewRows(moved)
    await expectEnquiry(moved)
    await moved.destroy()
  })

  test('a site with 20,000 leads moves', async () => {
    await cp(demonstration.target.dataDir, source.target.dataDir, { recursive: true })
    const db = await openDatabase(source.target)
    await expectEnquiry(db)
    await copyLeads(db, 20_000)
    await db.destroy()
    const moved = await move()
    await expectSameRows(moved)
    await expectNewRows(moved)
    await expectEnquiry(moved)
    await moved.destroy()
  })

  test('a site that was last started with version 0.2 moves', async () => {
    await fillWithVersion02(source.target)
    // Its only file is in the archives of that site.
    const former = connect(source.target)
    await former.deleteFrom('media').execute()
    await former.destroy()
    const moved = await move()
    await expectSameRows(moved)
    await expectNewRows(moved)
    const ids = await moved.selectFrom('enquiry').select('id').orderBy('id').execute()
    expect(ids.map(({ id }) => id)).toEqual([1, 2, 3, 4])
    await moved.destroy()
  })
})

/** Copies the only lead with its deliveries. */
async function copyLeads(db: Db, count: number) {
  for (const [table, reference] of [
    ['enquiry', 'idempotency_key'],
    ['outbox', 'enquiry_id'],
  ] as const) {
    const columns = (await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(db)).rows
    const copied = columns.map(({ name }) => name).filter((name) => name !== 'id' && name !== reference)
    const list = sql.join(copied.map((name) => sql.ref(name)))
    await sql`insert into ${sql.table(table)} (${sql.ref(reference)}, ${list})
      with recursive copy(number) as (select 2 union all select number + 1 from copy where number < ${count})
      select number, ${list} from ${sql.table(table)}, copy`.execute(db)
  }
}

/** Sessions are not moved. */
const notMoved = /^(staff_session|password_reset)$/

async function countRows(db: Db) {
  return inSnapshot(db, async (snapshot) => {
    const tables = (await listTables(snapshot)).filter((name) => !notMoved.test(name))
    const counts: [string, number][] = []
    for (const name of tables) {
      const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(snapshot)
      counts.push([name, rows[0]?.count ?? 0])
    }
    return counts
  })
}
