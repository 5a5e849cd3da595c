import { sql } from 'kysely'
import { type AnyDb, isPostgres } from '../dialect.ts'

const defaultMonths = { enquiries: 36, won: null, spam: 3, audit: 36 }
const noticeDays = 30

/** Adds the retention periods, and the last activity of an enquiry, from which they count. */
export async function up(db: AnyDb) {
  await addLastActivity(db)
  await addPeriods(db)
  await db.schema.createIndex('audit_by_at').on('audit').columns(['at', 'id']).execute()
}

async function addLastActivity(db: AnyDb) {
  await db.schema
    .alterTable('enquiry')
    .addColumn('last_activity_at', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  const latest = sql.raw(isPostgres(db) ? 'greatest' : 'max')
  await sql`update enquiry set last_activity_at = ${latest}(
    created_at,
    coalesce(first_response_at, ''),
    coalesce((select max(lead_note.at) from lead_note where lead_note.enquiry_id = enquiry.id), ''),
    coalesce((select max(audit.at) from audit
      where audit.entity = 'enquiry' and audit.entity_id = cast(enquiry.id as text)), '')
  )`.execute(db)
  await db.schema.createIndex('enquiry_last_activity').on('enquiry').columns(['status', 'last_activity_at']).execute()
}

/** A site that has enquiries already gets time to set its own periods before the defaults delete anything. */
async function addPeriods(db: AnyDb) {
  await db.schema
    .createTable('retention_period')
    .addColumn('record_type', 'text', (column) => column.primaryKey())
    .addColumn('months', 'integer')
    .addColumn('effective_at', 'text')
    .addColumn('last_run_at', 'text')
    .execute()
  const isInUse = (await db.selectFrom('enquiry').select('id').limit(1).execute()).length > 0
  const effective_at = isInUse ? new Date(Date.now() + noticeDays * 24 * 60 * 60 * 1000).toISOString() : null
  const periods = Object.entries(defaultMonths).map(([record_type, months]) => ({ record_type, months, effective_at }))
  await db.insertInto('retention_period').values(periods).execute()
}
