import { randomBytes } from 'node:crypto'
import type { AnyDb } from '../dialect.ts'

/** Adds the context of a lead, its spam signals and the outbox. */
export async function up(db: AnyDb) {
  const contextColumns = ['page', 'product', 'referrer', 'utm', 'language', 'consent_version', 'suspicions']
  for (const column of [...contextColumns, 'client', 'form_nonce'])
    await db.schema
      .alterTable('enquiry')
      .addColumn(column, 'text', (text) => text.notNull().defaultTo(''))
      .execute()
  await db.schema
    .alterTable('outbox')
    .addColumn('state', 'text', (text) => text.notNull().defaultTo('waiting'))
    .execute()
  await db.schema.alterTable('outbox').addColumn('claimed_until', 'text').execute()
  for (const column of ['client', 'phone_number', 'email', 'form_nonce'])
    await db.schema.createIndex(`enquiry_${column}`).on('enquiry').columns([column, 'created_at']).execute()
  await db.schema.createIndex('enquiry_status').on('enquiry').columns(['status', 'id']).execute()
  await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'next_attempt_at']).execute()
  await db.schema.createIndex('outbox_enquiry').on('outbox').column('enquiry_id').execute()
  await db.schema
    .createTable('secret')
    .addColumn('name', 'text', (text) => text.primaryKey())
    .addColumn('value', 'text', (text) => text.notNull())
    .execute()
  await setPrivacyVersion(db)
  const names = ['form-token', 'client']
  await db
    .insertInto('secret')
    .values(names.map((name) => ({ name, value: randomBytes(32).toString('base64url') })))
    .execute()
}

/** Existing databases have no version of the privacy policy yet. */
async function setPrivacyVersion(db: AnyDb) {
  const row = await db.selectFrom('settings').select('document').executeTakeFirst()
  if (!row) return
  const document = { privacy_version: '2026-11-15', ...JSON.parse(row.document) }
  await db
    .updateTable('settings')
    .set({ document: JSON.stringify(document) })
    .execute()
}
