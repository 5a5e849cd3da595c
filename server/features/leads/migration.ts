import { sql } from 'kysely'
import { type AnyDb, createTableWithId } from '../../platform/db/dialect.ts'
import { addEmptyTexts, addTexts } from '../../platform/db/table-columns.ts'

const defaultMonths = { enquiries: 36, won: null, spam: 3 }

export async function up(db: AnyDb) {
  await createEnquiries(db)
  await createNotes(db)
  await createDeliveries(db)
  const periods = Object.entries(defaultMonths).map(([record_type, months]) => ({ record_type, months }))
  await db.insertInto('retention_period').values(periods).execute()
}

async function createEnquiries(db: AnyDb) {
  const enquiry = addTexts(
    createTableWithId(db, 'enquiry'),
    ...['kind', 'customer_name', 'phone_number', 'email', 'required_service', 'otherdescription'],
    ...['state', 'city', 'comment', 'created_at'],
  )
  await addEmptyTexts(
    enquiry,
    ...['page', 'product', 'source', 'referrer', 'utm', 'language', 'consent_version', 'plan_code'],
    ...['suspicions', 'client', 'form_nonce', 'lost_reason', 'person', 'last_activity_at'],
  )
    .addColumn('idempotency_key', 'text', (column) => column.unique())
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('new'))
    .addColumn('owner_id', 'text', (column) => column.references('staff.id'))
    .addColumn('next_action_at', 'text')
    .addColumn('first_response_at', 'text')
    .addColumn('plan_version', 'integer')
    .addColumn('superseded_by', 'integer')
    .execute()
  for (const column of ['client', 'phone_number', 'email', 'form_nonce'])
    await db.schema.createIndex(`enquiry_${column}`).on('enquiry').columns([column, 'created_at']).execute()
  await db.schema.createIndex('enquiry_status').on('enquiry').columns(['status', 'id']).execute()
  await db.schema.createIndex('enquiry_by_owner_id').on('enquiry').column('owner_id').execute()
  await db.schema.createIndex('enquiry_person').on('enquiry').columns(['person', 'id']).execute()
  await db.schema.createIndex('enquiry_last_activity').on('enquiry').columns(['status', 'last_activity_at']).execute()
  // For the inbox, which shows one row per person.
  await sql`create index enquiry_inbox on enquiry (status, created_at, id) where superseded_by is null`.execute(db)
  await sql`create index enquiry_people on enquiry (created_at, id) where superseded_by is null`.execute(db)
  await sql`create index enquiry_earlier on enquiry (superseded_by) where superseded_by is not null`.execute(db)
  await sql`create index enquiry_next_action on enquiry (next_action_at, id) where next_action_at is not null`.execute(
    db,
  )
  // Covers searches in the inbox, so that long text columns are not read.
  await db.schema
    .createIndex('enquiry_words')
    .on('enquiry')
    .columns(['customer_name', 'phone_number', 'email', 'city', 'superseded_by'])
    .execute()
  // Covers most dashboard queries, which are ranges of created_at.
  await db.schema
    .createIndex('enquiry_business')
    .on('enquiry')
    .columns(['created_at', 'id', 'status', 'required_service', 'first_response_at'])
    .execute()
}

async function createNotes(db: AnyDb) {
  await addTexts(createTableWithId(db, 'lead_note'), 'text', 'at')
    .addColumn('enquiry_id', 'integer', (column) => column.notNull().references('enquiry.id'))
    .addColumn('staff_id', 'text', (column) => column.references('staff.id'))
    .execute()
  await db.schema.createIndex('lead_note_enquiry').on('lead_note').column('enquiry_id').execute()
}

async function createDeliveries(db: AnyDb) {
  await db.schema
    .alterTable('outbox')
    .addColumn('enquiry_id', 'integer', (column) => column.references('enquiry.id'))
    .execute()
  await db.schema.createIndex('outbox_enquiry').on('outbox').column('enquiry_id').execute()
}
