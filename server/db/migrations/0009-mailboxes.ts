import type { AnyDb } from '../dialect.ts'

/** Acknowledgements are counted by the mailbox they go to, however its address is written. */
export async function up(db: AnyDb) {
  await db.schema
    .alterTable('outbox')
    .addColumn('mailbox', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.createIndex('outbox_mailbox').on('outbox').column('mailbox').execute()
}
