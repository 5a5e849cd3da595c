import type { Author } from '../audit/audit-log.ts'
import { publishRecord } from '../content/publishing/publish.ts'
import { resourceOfTable } from '../content/resources.ts'
import type { ContentTable, Values } from '../content/schema.ts'
import type { Db } from '../db/schema.ts'

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
