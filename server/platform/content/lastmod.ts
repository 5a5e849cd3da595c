import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

/** Tables whose records have a page of their own. */
const tablesWithPage = ['page', 'category', 'sub_item', 'product', 'accessory_category', 'blog', 'project']

/** The page of the parent lists the record, and changes with it. */
const parentOf: Record<string, [table: string, column: string]> = {
  product: ['sub_item', 'sub_item_id'],
  sub_item: ['category', 'category_id'],
  accessory: ['accessory_category', 'accessory_category_id'],
}

/** Records of these tables fill sitemap files by ranges of their ids. Each file has a date as well. */
const tablesInFiles = ['product', 'blog', 'project']
export const idsPerFile = 1000

/** The entity under which the dates of a table's sitemap files are stored. */
export function sitemapFileEntity(table: string) {
  return `${table} file`
}

/** Sets the date of a record's page, of the page that lists it and of its sitemap file. */
export async function touchLastmod(trx: Db, table: string, row: { id: number }, now: Date) {
  const { id } = row
  const [parent, column = ''] = parentOf[table] ?? []
  const parentId = new Map<string, unknown>(Object.entries(row)).get(column)
  const changed = [
    ...(tablesWithPage.includes(table) ? [{ entity: table, entity_id: id }] : []),
    ...(tablesInFiles.includes(table)
      ? [{ entity: sitemapFileEntity(table), entity_id: Math.floor((id - 1) / idsPerFile) }]
      : []),
    ...(parent ? [{ entity: parent, entity_id: Number(parentId) }] : []),
  ]
  if (changed.length === 0) return
  const at = now.toISOString()
  await trx
    .insertInto('last_change')
    .values(changed.map((each) => ({ ...each, at })))
    .onConflict((conflict) => conflict.columns(['entity', 'entity_id']).doUpdateSet({ at }))
    .execute()
}

export async function deleteLastmod(trx: Db, table: string, id: number) {
  await trx.deleteFrom('last_change').where('entity', '=', table).where('entity_id', '=', id).execute()
}

/** Dates everything with now, after a seed or an import. Articles have a date of their own. */
export async function resetLastmod(trx: Db, now: Date) {
  await trx.deleteFrom('last_change').execute()
  for (const table of tablesWithPage) {
    const at = table === 'blog' ? sql.ref('datetime') : sql.lit(now.toISOString())
    await sql`insert into last_change (entity, entity_id, at) select ${sql.lit(table)}, id, ${at}
      from ${sql.table(table)}`.execute(trx)
  }
  for (const table of tablesInFiles)
    await sql`insert into last_change (entity, entity_id, at)
      select ${sql.lit(sitemapFileEntity(table))}, (entity_id - 1) / ${sql.lit(idsPerFile)}, max(at) from last_change
      where entity = ${sql.lit(table)} group by 2`.execute(trx)
}
