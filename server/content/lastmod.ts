import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { Row } from './sanitise-fields.ts'

/** Kinds of content that have a page of their own. */
const withPage = ['page', 'category', 'sub_item', 'product', 'accessory_category', 'blog', 'project']

/** The page of the second shows the first: it changes with it. */
const shownBy: Record<string, [table: string, column: string]> = {
  product: ['sub_item', 'sub_item_id'],
  sub_item: ['category', 'category_id'],
  accessory: ['accessory_category', 'accessory_category_id'],
}

/** Records of these kinds are many: they make files of the site map, by ranges of their ids, which have a date as well. */
const inFiles = ['product', 'blog', 'project']
export const idsPerFile = 1000

/** What stands for the files of a kind among the dates. */
export function fileOf(table: string) {
  return `${table} file`
}

/** The page of this record, the one that lists it and the file that names it are now others. */
export async function recordChange(trx: Db, table: string, row: Row, now: Date) {
  const id = Number(row.id)
  const [listedBy, column = ''] = shownBy[table] ?? []
  const changed = [
    ...(withPage.includes(table) ? [{ entity: table, entity_id: id }] : []),
    ...(inFiles.includes(table) ? [{ entity: fileOf(table), entity_id: Math.floor((id - 1) / idsPerFile) }] : []),
    ...(listedBy ? [{ entity: listedBy, entity_id: Number(row[column]) }] : []),
  ]
  if (changed.length === 0) return
  const at = now.toISOString()
  await trx
    .insertInto('last_change')
    .values(changed.map((each) => ({ ...each, at })))
    .onConflict((conflict) => conflict.columns(['entity', 'entity_id']).doUpdateSet({ at }))
    .execute()
}

export async function forgetChange(trx: Db, table: string, id: number) {
  await trx.deleteFrom('last_change').where('entity', '=', table).where('entity_id', '=', id).execute()
}

/** All that is there was put in now, in place of what was; articles carry their date. */
export async function recordFilling(trx: Db, now: Date) {
  await trx.deleteFrom('last_change').execute()
  for (const table of withPage) {
    const at = table === 'blog' ? sql.ref('datetime') : sql.lit(now.toISOString())
    await sql`insert into last_change (entity, entity_id, at) select ${sql.lit(table)}, id, ${at}
      from ${sql.table(table)}`.execute(trx)
  }
  for (const table of inFiles)
    await sql`insert into last_change (entity, entity_id, at)
      select ${sql.lit(fileOf(table))}, (entity_id - 1) / ${sql.lit(idsPerFile)}, max(at) from last_change
      where entity = ${sql.lit(table)} group by 2`.execute(trx)
}
