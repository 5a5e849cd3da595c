import type { AnyDb } from '../dialect.ts'

/** Adds how many media files the last scheduled backup lacks. */
export async function up(db: AnyDb) {
  await db.schema
    .alterTable('backup_status')
    .addColumn('missing_media', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
