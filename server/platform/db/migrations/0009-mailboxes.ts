import type { AnyDb } from '../dialect.ts'

/** Adds the normalised mailbox of an acknowledgement, by which mails are rate limited. */
export async function up(db: AnyDb) {
  await db.schema
    .alterTable('outbox')
    .addColumn('mailbox', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.createIndex('outbox_mailbox').on('outbox').column('mailbox').execute()
}
