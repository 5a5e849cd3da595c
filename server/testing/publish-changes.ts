import { contentResources } from '../features.ts'
import { publishRecord } from '../platform/content/publishing/publish.ts'
import { resourceOfTable, type TableName, type Values } from '../platform/content/resource.ts'
import type { Db } from '../platform/db/schema.ts'
import type { Author } from '../platform/staff-api/permissions.ts'

/** Publishes changes to one record, as staff do. */
export async function publishChanges(db: Db, table: TableName, id: number, changes: Values, author: Author) {
  await publishRecord(db, resourceOfTable(contentResources, table), id, changes, author)
}
