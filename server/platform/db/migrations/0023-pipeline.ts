import { sql } from 'kysely'
import type { AnyDb } from '../dialect.ts'

/** Adds mails about quotations, the reason of a lost lead, and indexes for the board and the sales figures. */
export async function up(db: AnyDb) {
  await db.schema
    .alterTable('outbox')
    .addColumn('quotation_id', 'integer', (column) => column.references('quotation.id').onDelete('cascade'))
    .execute()
  await db.schema
    .alterTable('outbox')
    .addColumn('question_id', 'integer', (column) => column.references('quotation_question.id').onDelete('cascade'))
    .execute()
  await db.schema.alterTable('outbox').addColumn('queued_at', 'text').execute()
  // Each mail about a quotation is queued once, but for those with questions.
  await db.schema
    .createIndex('outbox_quotation')
    .unique()
    .on('outbox')
    .columns(['quotation_id', 'kind'])
    .where(sql.ref('question_id'), 'is', null)
    .execute()
  await db.schema.createIndex('outbox_question').on('outbox').column('question_id').execute()
  await db.schema
    .alterTable('enquiry')
    .addColumn('lost_reason', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.createIndex('quotation_issued').on('quotation').column('issued_at').execute()
}
