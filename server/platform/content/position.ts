import { sql } from 'kysely'
import { anyTable } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import type { ContentResource, Row } from './resource.ts'

type Columns = { readonly [column: string]: unknown }

/** Whether a record shares an order with this one. */
function areSiblings({ position }: ContentResource, columns: Columns) {
  const conditions = (position?.within ?? []).map((column) =>
    columns[column] === null
      ? sql<boolean>`${sql.ref(column)} is null`
      : sql<boolean>`${sql.ref(column)} = ${columns[column]}`,
  )
  return sql<boolean>`(${sql.join([sql`1 = 1`, ...conditions], sql` and `)})`
}

async function countSiblings(trx: Db, resource: ContentResource, columns: Columns): Promise<number> {
  const { count } = await anyTable(trx)
    .selectFrom(resource.table)
    .where(areSiblings(resource, columns))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The position after the last sibling, as a column. */
export async function lastPosition(trx: Db, resource: ContentResource, columns: Columns): Promise<Columns> {
  if (!resource.position) return {}
  return { position: (await countSiblings(trx, resource, columns)) + 1 }
}

export function positionOf({ position }: ContentResource, row: Row): number | null {
  return position ? Number(row.position) : null
}

/** Moves a record to a position. One beyond the end is the end. */
export async function moveTo(trx: Db, resource: ContentResource, row: Row, position: number) {
  if (!resource.position) return
  const from = Number(row.position)
  const to = Math.min(position, await countSiblings(trx, resource, row))
  if (from === to) return
  await shift(trx, resource, row, { from: Math.min(from, to), to: Math.max(from, to), by: to < from ? 1 : -1 })
  await anyTable(trx).updateTable(resource.table).set({ position: to }).where('id', '=', row.id).execute()
}

/** Closes the gap that a record leaves in its order. */
export async function closeGap(trx: Db, resource: ContentResource, row: Row) {
  if (!resource.position) return
  const from = Number(row.position) + 1
  await shift(trx, resource, row, { from, by: -1 })
}

/** Changes the positions from one to another, both included, or to the end. */
async function shift(
  trx: Db,
  resource: ContentResource,
  row: Row,
  { from, to, by }: { from: number; to?: number; by: 1 | -1 },
) {
  if (!resource.position) return
  await anyTable(trx)
    .updateTable(resource.table)
    .set({ position: sql`position + ${sql.lit(by)}` })
    .where(areSiblings(resource, row))
    .where('position', '>=', from)
    .$if(to !== undefined, (query) => query.where('position', '<=', to))
    .execute()
}

/** Counts the records of every order from 1 again: those of an older archive have gaps. */
export async function renumber(trx: Db, { table, position }: ContentResource) {
  if (!position) return
  const { within } = position
  const partition = within.length > 0 ? sql`partition by ${sql.join(within.map((each) => sql.ref(each)))}` : sql``
  await sql`
    update ${sql.table(table)} set position = counted.number
    from (select id, row_number() over (${partition} order by position, id) as number from ${sql.table(table)}) as counted
    where counted.id = ${sql.ref(`${table}.id`)} and ${sql.ref(`${table}.position`)} <> counted.number
  `.execute(trx)
}

/** Counts a record that came or went on the record that it belongs to. */
export async function countOn(trx: Db, { countedOn }: ContentResource, columns: Columns, step: 1 | -1) {
  if (!countedOn) return
  const { table, column, count } = countedOn
  await anyTable(trx)
    .updateTable(table)
    .set({ [count]: sql`${sql.ref(count)} + ${sql.lit(step)}` })
    .where('id', '=', columns[column])
    .execute()
}

/** Counts all records again, after an import. */
export async function recount(trx: Db, { table: counted, countedOn }: ContentResource) {
  if (!countedOn) return
  const { table, column, count } = countedOn
  await sql`
    update ${sql.table(table)} set ${sql.ref(count)} =
      (select count(*) from ${sql.table(counted)} where ${sql.ref(`${counted}.${column}`)} = ${sql.ref(`${table}.id`)})
  `.execute(trx)
}
