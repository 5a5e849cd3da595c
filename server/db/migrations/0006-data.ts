import { sql } from 'kysely'
import { type AnyDb, exactText, isPostgres } from '../dialect.ts'

/** Enquiries of one person joined, and daily counts of pages, searches and waiting times. */
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
  // The inbox: one row for each person.
  await sql`create index enquiry_inbox on enquiry (status, created_at, id) where superseded_by is null`.execute(db)
  await sql`create index enquiry_people on enquiry (created_at, id) where superseded_by is null`.execute(db)
  await sql`create index enquiry_earlier on enquiry (superseded_by) where superseded_by is not null`.execute(db)
  await db.schema.dropIndex('enquiry_by_customer_name').execute()
  await db.schema
    .createIndex('enquiry_words')
    .on('enquiry')
    .columns(['customer_name', 'phone_number', 'email', 'city', 'superseded_by'])
    .execute()
}

/** Forms take digits alone; what is older may have more in it. */
function lastTenDigits(db: AnyDb) {
  const digits = sql`replace(replace(replace(phone_number, ' ', ''), '-', ''), '+', '')`
  return isPostgres(db) ? sql`right(${digits}, 10)` : sql`substr(${digits}, -10)`
}

async function createCounts(db: AnyDb) {
  await db.schema
    .createTable('page_count')
    .addColumn('day', exactText(db), (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('views', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_count_key', ['day', 'path'])
    .execute()
  await db.schema
    .createTable('search_count')
    .addColumn('day', exactText(db), (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('searches', 'integer', (column) => column.notNull())
    .addColumn('unanswered', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_count_key', ['day', 'words'])
    .execute()
  await db.schema
    .createTable('vital_count')
    .addColumn('day', exactText(db), (column) => column.notNull())
    .addColumn('screen', 'text', (column) => column.notNull())
    .addColumn('metric', 'text', (column) => column.notNull())
    .addColumn('bucket', 'integer', (column) => column.notNull())
    .addColumn('visits', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('vital_count_key', ['day', 'screen', 'metric', 'bucket'])
    .execute()
}
