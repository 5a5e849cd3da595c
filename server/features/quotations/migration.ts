import { sql } from 'kysely'
import { type AnyDb, createTableWithId } from '../../platform/db/dialect.ts'
import { addEmptyTexts, addTexts } from '../../platform/db/table-columns.ts'

export async function up(db: AnyDb) {
  await createQuotations(db)
  await createDeliveries(db)
}

async function createQuotations(db: AnyDb) {
  const quotation = addTexts(
    createTableWithId(db, 'quotation'),
    ...['status', 'document', 'valid_until', 'created_at', 'updated_at'],
  )
  await addEmptyTexts(quotation, 'answer')
    .addColumn('enquiry_id', 'integer', (column) => column.notNull().references('enquiry.id'))
    .addColumn('number', 'text')
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('total', 'bigint', (column) => column.notNull())
    .addColumn('issued', 'text')
    .addColumn('issued_at', 'text')
    .addColumn('token', 'text', (column) => column.unique())
    .addColumn('opened_at', 'text')
    .addColumn('answered_at', 'text')
    .addColumn('staff_id', 'text')
    .addUniqueConstraint('quotation_number', ['number', 'revision'])
    .execute()
  await db.schema.createIndex('quotation_enquiry').on('quotation').column('enquiry_id').execute()
  await db.schema.createIndex('quotation_status').on('quotation').columns(['status', 'id']).execute()
  // The sales figures read this index alone: the rows of quotations are long, because of their documents.
  await db.schema
    .createIndex('quotation_sales')
    .on('quotation')
    .columns(['issued_at', 'status', 'total', 'enquiry_id', 'staff_id'])
    .execute()
  await db.schema
    .createTable('quotation_year')
    .addColumn('year', 'text', (column) => column.primaryKey())
    .addColumn('last', 'integer', (column) => column.notNull())
    .execute()
  await addTexts(createTableWithId(db, 'quotation_question'), 'text', 'at')
    .addColumn('quotation_id', 'integer', (column) => column.notNull().references('quotation.id').onDelete('cascade'))
    .execute()
}

async function createDeliveries(db: AnyDb) {
  await db.schema
    .alterTable('outbox')
    .addColumn('quotation_id', 'integer', (column) => column.references('quotation.id').onDelete('cascade'))
    .execute()
  await db.schema
    .alterTable('outbox')
    .addColumn('question_id', 'integer', (column) => column.references('quotation_question.id').onDelete('cascade'))
    .execute()
  // Each mail about a quotation is queued once, but for those with questions.
  await db.schema
    .createIndex('outbox_quotation')
    .unique()
    .on('outbox')
    .columns(['quotation_id', 'kind'])
    .where(sql.ref('question_id'), 'is', null)
    .execute()
  await db.schema.createIndex('outbox_question').on('outbox').column('question_id').execute()
}
