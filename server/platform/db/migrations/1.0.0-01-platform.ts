import { randomBytes } from 'node:crypto'
import { type AnyDb, createTableWithId } from '../dialect.ts'
import { addEmptyTexts, addMetaTags, addPosition, addTexts, createSlugIndex } from '../table-columns.ts'

/** The tables of the platform. Features add theirs after it, and to the outbox what a mail is about. */
export async function up(db: AnyDb) {
  await createKeys(db)
  await createAuth(db)
  await createAudit(db)
  await createCompany(db)
  await createContent(db)
  await createMedia(db)
  await createOutbox(db)
  await createRetention(db)
  await createProblems(db)
}

async function createKeys(db: AnyDb) {
  await db.schema
    .createTable('secret')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
  const names = ['form-token', 'client', 'session', 'password-reset', 'preview']
  await db
    .insertInto('secret')
    .values(names.map((name) => ({ name, value: randomBytes(32).toString('base64url') })))
    .execute()
}

/** The tables of better-auth with our column names (mapped in server/platform/auth/sign-in.ts). */
async function createAuth(db: AnyDb) {
  await db.schema
    .createTable('staff')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('suspended', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('second_factor', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('has_temporary_password', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('email_verified', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('image', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await addTexts(
    db.schema
      .createTable('staff_session')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
      .addColumn('token', 'text', (column) => column.notNull().unique())
      .addColumn('ip_address', 'text')
      .addColumn('user_agent', 'text'),
    ...['expires_at', 'created_at', 'updated_at'],
  ).execute()
  await db.schema.createIndex('staff_session_staff').on('staff_session').column('staff_id').execute()
  const account = addTexts(
    db.schema
      .createTable('staff_account')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
      .addColumn('password', 'text'),
    ...['account_id', 'provider_id', 'created_at', 'updated_at'],
  )
  // For OAuth sign-in, which we do not use; better-auth still selects these columns.
  const unused = ['access_token', 'refresh_token', 'id_token', 'scope']
  const untilWhen = ['access_token_expires_at', 'refresh_token_expires_at']
  await [...unused, ...untilWhen].reduce((table, name) => table.addColumn(name, 'text'), account).execute()
  await db.schema.createIndex('staff_account_staff').on('staff_account').column('staff_id').execute()
  await addTexts(
    db.schema.createTable('staff_verification').addColumn('id', 'text', (column) => column.primaryKey()),
    ...['identifier', 'value', 'expires_at', 'created_at', 'updated_at'],
  ).execute()
  // Of better-auth's two-factor plugin, and the last used code.
  await addTexts(
    db.schema
      .createTable('staff_second_factor')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('staff_id', 'text', (column) => column.notNull().unique().references('staff.id').onDelete('cascade')),
    ...['secret', 'backup_codes'],
  )
    .addColumn('verified', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('locked_until', 'text')
    .addColumn('last_code', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .createTable('password_reset')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('password_reset_staff').on('password_reset').column('staff_id').execute()
  await addTexts(createTableWithId(db, 'sign_in_attempt'), 'email', 'client', 'at').execute()
  for (const column of ['email', 'client', 'at'])
    await db.schema.createIndex(`sign_in_attempt_${column}`).on('sign_in_attempt').column(column).execute()
}

async function createAudit(db: AnyDb) {
  await addTexts(createTableWithId(db, 'audit'), 'at', 'action', 'entity', 'entity_id')
    .addColumn('staff_id', 'text', (column) => column.references('staff.id'))
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .execute()
  await db.schema.createIndex('audit_by_entity').on('audit').columns(['entity', 'entity_id', 'id']).execute()
  await db.schema.createIndex('audit_by_staff_id').on('audit').column('staff_id').execute()
  await db.schema.createIndex('audit_by_at').on('audit').columns(['at', 'id']).execute()
}

async function createCompany(db: AnyDb) {
  await db.schema
    .createTable('settings')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('document', 'text', (column) => column.notNull())
    .execute()
  await addPosition(
    addTexts(createTableWithId(db, 'office'), 'kind', 'name', 'address', 'city', 'phone', 'hours')
      .addColumn('latitude', 'double precision')
      .addColumn('longitude', 'double precision'),
  ).execute()
  await addMetaTags(addTexts(createTableWithId(db, 'page'), 'key', 'title', 'description', 'image', 'blocks')).execute()
  await createSlugIndex(db, 'page', 'key')
}

/** Published content is in the tables of its resources. */
async function createContent(db: AnyDb) {
  await db.schema
    .createTable('content_version')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute()
  await db.insertInto('content_version').values({ id: 1, version: 0 }).execute()
  await createTableWithId(db, 'draft')
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('entity_id', 'integer', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('former_urls', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('publish_at', 'text')
    .addColumn('problem', 'text')
    .addColumn('staff_id', 'text', (column) => column.references('staff.id'))
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('draft_of').unique().on('draft').columns(['entity', 'entity_id']).execute()
  await db.schema.createIndex('draft_publish_at').on('draft').column('publish_at').execute()
  await createTableWithId(db, 'trash')
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('entity_id', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('published', 'text')
    .addColumn('draft', 'text')
    .addColumn('former_urls', 'text', (column) => column.notNull())
    .addColumn('position', 'integer')
    .addColumn('staff_id', 'text', (column) => column.references('staff.id'))
    .addColumn('trashed_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('trash_of').unique().on('trash').columns(['entity', 'entity_id']).execute()
  await db.schema.createIndex('trash_trashed_at').on('trash').column('trashed_at').execute()
  await db.schema
    .createTable('last_change')
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('entity_id', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('last_change_key', ['entity', 'entity_id'])
    .execute()
  await db.schema
    .createTable('redirect')
    .addColumn('from_path', 'text', (column) => column.primaryKey())
    .addColumn('to_path', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('gone_url')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
}

async function createMedia(db: AnyDb) {
  await addTexts(createTableWithId(db, 'media'), 'url', 'mime', 'alt', 'created_at')
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('focus_x', 'double precision', (column) => column.notNull())
    .addColumn('focus_y', 'double precision', (column) => column.notNull())
    .addColumn('tone', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.createIndex('media_url').unique().on('media').column('url').execute()
}

async function createOutbox(db: AnyDb) {
  await addEmptyTexts(addTexts(createTableWithId(db, 'outbox'), 'kind', 'next_attempt_at'), 'mailbox')
    .addColumn('reset_id', 'text', (column) => column.references('password_reset.id').onDelete('cascade'))
    .addColumn('queued_at', 'text')
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('waiting'))
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('claimed_until', 'text')
    .addColumn('delivered_at', 'text')
    .addColumn('last_error', 'text')
    .execute()
  await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'next_attempt_at']).execute()
  await db.schema.createIndex('outbox_reset').on('outbox').column('reset_id').execute()
  await db.schema.createIndex('outbox_mailbox').on('outbox').column('mailbox').execute()
}

async function createRetention(db: AnyDb) {
  await db.schema
    .createTable('retention_period')
    .addColumn('record_type', 'text', (column) => column.primaryKey())
    .addColumn('months', 'integer')
    .addColumn('effective_at', 'text')
    .addColumn('last_run_at', 'text')
    .execute()
  await db.insertInto('retention_period').values({ record_type: 'audit', months: 36 }).execute()
}

async function createProblems(db: AnyDb) {
  await db.schema
    .createTable('backup_status')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('succeeded_at', 'text')
    .addColumn('failed_at', 'text')
    .addColumn('error', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('missing_media', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.insertInto('backup_status').values({ id: 1 }).execute()
  await db.schema
    .createTable('problem_mail')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('mailed_at', 'text', (column) => column.notNull())
    .execute()
}
