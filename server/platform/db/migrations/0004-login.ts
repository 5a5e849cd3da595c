import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { type AnyDb, createTableWithId, isPostgres } from '../dialect.ts'

/** Adds two-factor authentication, password reset by mail and the flag for temporary passwords. */
export async function up(db: AnyDb) {
  for (const flag of ['second_factor', 'password_given'])
    await db.schema
      .alterTable('staff')
      .addColumn(flag, 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  await createSecondFactor(db)
  await createPasswordReset(db)
  await (isPostgres(db) ? relaxOutbox(db) : rebuildOutbox(db))
  await db.schema.createIndex('outbox_reset').on('outbox').column('reset_id').execute()
}

/** The table of better-auth's two-factor plugin with our column names, and the last used code. */
async function createSecondFactor(db: AnyDb) {
  await db.schema
    .createTable('staff_second_factor')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull().unique().references('staff.id').onDelete('cascade'))
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('backup_codes', 'text', (column) => column.notNull())
    .addColumn('verified', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('locked_until', 'text')
    .addColumn('last_code', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}

async function createPasswordReset(db: AnyDb) {
  await db.schema
    .createTable('password_reset')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('password_reset_staff').on('password_reset').column('staff_id').execute()
  await db
    .insertInto('secret')
    .values({ name: 'password-reset', value: randomBytes(32).toString('base64url') })
    .execute()
}

/** Makes `enquiry_id` nullable: password-reset mails belong to no enquiry. */
async function relaxOutbox(db: AnyDb) {
  await db.schema
    .alterTable('outbox')
    .alterColumn('enquiry_id', (column) => column.dropNotNull())
    .execute()
  await db.schema
    .alterTable('outbox')
    .addColumn('reset_id', 'text', (column) => column.references('password_reset.id').onDelete('cascade'))
    .execute()
}

/** SQLite cannot drop a NOT NULL constraint. */
async function rebuildOutbox(db: AnyDb) {
  await db.schema.alterTable('outbox').renameTo('outbox_before').execute()
  await createTableWithId(db, 'outbox')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('enquiry_id', 'integer', (column) => column.references('enquiry.id'))
    .addColumn('reset_id', 'text', (column) => column.references('password_reset.id').onDelete('cascade'))
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('waiting'))
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('claimed_until', 'text')
    .addColumn('delivered_at', 'text')
    .addColumn('last_error', 'text')
    .execute()
  const columns = sql.raw(
    'id, kind, next_attempt_at, enquiry_id, state, attempts, claimed_until, delivered_at, last_error',
  )
  await sql`insert into outbox (${columns}) select ${columns} from outbox_before`.execute(db)
  await db.schema.dropTable('outbox_before').execute()
  await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'next_attempt_at']).execute()
  await db.schema.createIndex('outbox_enquiry').on('outbox').column('enquiry_id').execute()
}
