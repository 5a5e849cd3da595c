import type { Author } from '../platform/audit/audit-log.ts'
import { publishRecord } from '../platform/content/publishing/publish.ts'
import { resourceOfTable } from '../platform/content/resources.ts'
import type { ContentTable, Values } from '../platform/content/schema.ts'
import type { Db } from '../platform/db/schema.ts'

/** Publishes changes to one record, as staff do. */
export async function publishChanges<T extends ContentTable>(
  db: Db,
  table: T,
  id: number,
  changes: Partial<Values<T>>,
  author: Author,
) {
  await publishRecord(db, resourceOfTable(table), id, changes, author)
}
