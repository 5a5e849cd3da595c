import type { AnyDb } from '../dialect.ts'

/** Adds the result of the last scheduled backup, and when a problem was mailed last. */
export async function up(db: AnyDb) {
  await db.schema
    .createTable('backup_status')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('succeeded_at', 'text')
    .addColumn('failed_at', 'text')
    .addColumn('error', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.insertInto('backup_status').values({ id: 1 }).execute()
  await db.schema
    .createTable('problem_mail')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('mailed_at', 'text', (column) => column.notNull())
    .execute()
}
