import { type CreateTableBuilder, sql } from 'kysely'
import { type AnyDb, exactText, isPostgres } from '../dialect.ts'

/** Links enquiries of the same person and adds daily counters for page views, searches and web vitals. */
export async function up(db: AnyDb) {
  await joinEnquiries(db)
  await createCounts(db)
}

async function joinEnquiries(db: AnyDb) {
  await db.schema
    .alterTable('enquiry')
    .addColumn('person', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('enquiry').addColumn('superseded_by', 'integer').execute()
  await sql`update enquiry set person = ${lastTenDigits(db)}`.execute(db)
  await db.schema.createIndex('enquiry_person').on('enquiry').columns(['person', 'id']).execute()
  const isReal = sql`status not in ('spam', 'quarantine')`
  await sql`update enquiry set superseded_by = (
    select max(newer.id) from enquiry as newer
    where newer.person = enquiry.person and newer.id > enquiry.id and newer.status not in ('spam', 'quarantine')
  ) where ${isReal} and person <> ''`.execute(db)
  // For the inbox, which shows one row per person.
  await sql`create index enquiry_inbox on enquiry (status, created_at, id) where superseded_by is null`.execute(db)
  await sql`create index enquiry_people on enquiry (created_at, id) where superseded_by is null`.execute(db)
  await sql`create index enquiry_earlier on enquiry (superseded_by) where superseded_by is not null`.execute(db)
  await db.schema.dropIndex('enquiry_by_customer_name').execute()
  await db.schema
    .createIndex('enquiry_words')
    .on('enquiry')
    .columns(['customer_name', 'phone_number', 'email', 'city', 'superseded_by'])
    .execute()
  await sql`create index enquiry_next_action on enquiry (next_action_at, id) where next_action_at is not null`.execute(
    db,
  )
  // Covers most dashboard queries, which are ranges of created_at.
  await db.schema.dropIndex('enquiry_by_created_at').execute()
  await db.schema
    .createIndex('enquiry_business')
    .on('enquiry')
    .columns(['created_at', 'id', 'status', 'required_service', 'first_response_at'])
    .execute()
}

/** Forms now accept digits only; older rows may have spaces, hyphens and a plus sign. */
function lastTenDigits(db: AnyDb) {
  const digits = sql`replace(replace(replace(phone_number, ' ', ''), '-', ''), '+', '')`
  return isPostgres(db) ? sql`right(${digits}, 10)` : sql`substr(${digits}, -10)`
}

async function createCounts(db: AnyDb) {
  const key = ['day', 'screen', 'metric', 'bucket']
  await counts(db, 'page_count', ['day', 'path'])
    .addColumn('views', 'integer', (column) => column.notNull())
    .execute()
  await counts(db, 'search_count', ['day', 'words'])
    .addColumn('searches', 'integer', (column) => column.notNull())
    .addColumn('unanswered', 'integer', (column) => column.notNull())
    .execute()
  await counts(db, 'vital_count', key)
    .addColumn('visits', 'integer', (column) => column.notNull())
    .execute()
}

/** WITHOUT ROWID on SQLite: rows are read in key order, thousands at a time. */
function counts(db: AnyDb, table: string, key: string[]) {
  const columns = key.reduce(
    (builder, name) =>
      builder.addColumn(name, name === 'bucket' ? 'integer' : exactText(db), (column) => column.notNull()),
    db.schema.createTable(table) as CreateTableBuilder<string, string>,
  )
  const keyed = columns.addPrimaryKeyConstraint(`${table}_key`, key as never)
  return isPostgres(db) ? keyed : keyed.modifyEnd(sql`without rowid`)
}
