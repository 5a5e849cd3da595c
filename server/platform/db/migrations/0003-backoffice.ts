import { randomBytes } from 'node:crypto'
import { type AnyDb, createTableWithId } from '../dialect.ts'

/** Adds staff sessions, lead processing columns and indexes for the staff lists. */
export async function up(db: AnyDb) {
  await createLogin(db)
  await extendLeads(db)
  await createIndexes(db)
}

/** The tables of better-auth with our column names (mapped in server/platform/auth/sign-in.ts). */
async function createLogin(db: AnyDb) {
  await db.schema
    .alterTable('staff')
    .addColumn('email_verified', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema.alterTable('staff').addColumn('image', 'text').execute()
  await db.schema
    .alterTable('staff')
    .addColumn('updated_at', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .createTable('staff_session')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('ip_address', 'text')
    .addColumn('user_agent', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('staff_session_staff').on('staff_session').column('staff_id').execute()
  const account = db.schema
    .createTable('staff_account')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('provider_id', 'text', (column) => column.notNull())
    .addColumn('password', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
  // For OAuth sign-in, which we do not use; better-auth still selects these columns.
  const unused = ['access_token', 'refresh_token', 'id_token', 'scope']
  const untilWhen = ['access_token_expires_at', 'refresh_token_expires_at']
  await [...unused, ...untilWhen].reduce((table, name) => table.addColumn(name, 'text'), account).execute()
  await db.schema.createIndex('staff_account_staff').on('staff_account').column('staff_id').execute()
  await db.schema
    .createTable('staff_verification')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await createTableWithId(db, 'sign_in_attempt')
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('client', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
  for (const column of ['email', 'client', 'at'])
    await db.schema.createIndex(`sign_in_attempt_${column}`).on('sign_in_attempt').column(column).execute()
  await db
    .insertInto('secret')
    .values({ name: 'session', value: randomBytes(32).toString('base64url') })
    .execute()
}

async function extendLeads(db: AnyDb) {
  await db.schema
    .alterTable('enquiry')
    .addColumn('owner_id', 'text', (column) => column.references('staff.id'))
    .execute()
  for (const column of ['next_action_at', 'first_response_at'])
    await db.schema.alterTable('enquiry').addColumn(column, 'text').execute()
  await createTableWithId(db, 'lead_note')
    .addColumn('enquiry_id', 'integer', (column) => column.notNull().references('enquiry.id'))
    .addColumn('staff_id', 'text', (column) => column.references('staff.id'))
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('lead_note_enquiry').on('lead_note').column('enquiry_id').execute()
}

async function createIndexes(db: AnyDb) {
  const indexed: [table: string, ...columns: string[]][] = [
    ['enquiry', 'created_at'],
    ['enquiry', 'owner_id'],
    // Covering indexes for searches in lists, so that long text columns are not read.
    ['enquiry', 'customer_name', 'phone_number', 'email', 'city'],
    ['product', 'title', 'slug', 'sub_item_id'],
    ['audit', 'entity', 'entity_id', 'id'],
    ['audit', 'staff_id'],
  ]
  for (const [table, ...columns] of indexed)
    await db.schema.createIndex(`${table}_by_${columns[0]}`).on(table).columns(columns).execute()
}
