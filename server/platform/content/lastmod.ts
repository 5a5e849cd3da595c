import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { ContentResource, Row } from './resource.ts'

/** Records that fill sitemap files have ids up to a multiple of this in each. */
export const idsPerFile = 1000

/** The entity under which the dates of a table's sitemap files are stored. */
export function sitemapFileEntity(table: string) {
  return `${table} file`
}

/** Sets the date of a record's page, of the page that lists it and of its sitemap file. */
export async function touchLastmod(trx: Db, { table, sitemap }: ContentResource, row: Row, now: Date) {
  const { hasPage, fillsFiles, listedOn } = sitemap
  const changed = [
    ...(hasPage ? [{ entity: table as string, entity_id: row.id }] : []),
    ...(fillsFiles ? [{ entity: sitemapFileEntity(table), entity_id: Math.floor((row.id - 1) / idsPerFile) }] : []),
    ...(listedOn ? [{ entity: listedOn.table as string, entity_id: Number(row[listedOn.column]) }] : []),
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

/** Dates everything with now, after a seed or an import, but for records with a date of their own. */
export async function resetLastmod(trx: Db, resources: readonly ContentResource[], now: Date) {
  await trx.deleteFrom('last_change').execute()
  for (const { table, sitemap } of resources.filter((each) => each.sitemap.hasPage)) {
    const at = sitemap.dateColumn ? sql.ref(sitemap.dateColumn) : sql.lit(now.toISOString())
    await sql`insert into last_change (entity, entity_id, at) select ${sql.lit(table)}, id, ${at}
      from ${sql.table(table)}`.execute(trx)
  }
  for (const { table } of resources.filter((each) => each.sitemap.fillsFiles))
    await sql`insert into last_change (entity, entity_id, at)
      select ${sql.lit(sitemapFileEntity(table))}, (entity_id - 1) / ${sql.lit(idsPerFile)}, max(at) from last_change
      where entity = ${sql.lit(table)} group by 2`.execute(trx)
}
