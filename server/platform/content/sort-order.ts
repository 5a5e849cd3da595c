import { sql } from 'kysely'
import { anyTable } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import type { Row } from './record.ts'
import type { ContentResource } from './resources.ts'

/** The columns of a record by name. Which columns define its order depends on the resource. */
type Columns = { readonly [name: string]: unknown }

/** The records that share an order with this one. */
function siblings(trx: Db, { table, sequence }: ContentResource, columns: Columns) {
  return (sequence?.within ?? []).reduce(
    (query, column) =>
      columns[column] === null ? query.where(column, 'is', null) : query.where(column, '=', columns[column]),
    anyTable(trx).selectFrom(table),
  )
}

/** The position after the last sibling. Products count from 1 without gaps, others from 0. */
export async function lastPosition(trx: Db, resource: ContentResource, columns: Columns): Promise<object> {
  if (!resource.sequence) return {}
  const { column } = resource.sequence
  const last = await siblings(trx, resource, columns)
    .select(({ fn }) => fn.max(column).as('position'))
    .executeTakeFirst()
  const first = column === 'place' ? 1 : 0
  return { [column]: typeof last?.position === 'number' ? last.position + 1 : first }
}

/** The rank of a record among its siblings, from 1. */
export async function rankOf(trx: Db, resource: ContentResource, row: Row): Promise<number | null> {
  if (!resource.sequence) return null
  const columns: Columns = row
  const { column } = resource.sequence
  const { before } = await siblings(trx, resource, columns)
    .select(({ fn }) => fn.countAll<number>().as('before'))
    .where(column, '<', columns[column])
    .executeTakeFirstOrThrow()
  return Number(before) + 1
}

/** Moves a record to a rank, counted from 1. A rank beyond the end is the end. */
export async function moveToRank(trx: Db, resource: ContentResource, row: Row, rank: number) {
  if ('place' in row) return moveProduct(trx, row, rank)
  if (!resource.sequence) return
  const { column } = resource.sequence
  const rows: { id: number; position: number }[] = await siblings(trx, resource, row)
    .select(['id', `${column} as position`])
    .orderBy(column)
    .orderBy('id')
    .execute()
  const own = rows.find(({ id }) => id === row.id)
  if (!own) return
  const ordered = rows.filter(({ id }) => id !== row.id).toSpliced(rank - 1, 0, own)
  for (const [position, each] of ordered.entries())
    if (each.position !== position)
      await anyTable(trx)
        .updateTable(resource.table)
        .set({ [column]: position })
        .where('id', '=', each.id)
        .execute()
}

type ProductRow = Row<'product'>

/** Product lists may be long, so only the products between the old and the new place are renumbered. */
async function moveProduct(trx: Db, { id, sub_item_id, place }: ProductRow, rank: number) {
  const { product_count } = await trx
    .selectFrom('sub_item')
    .select('product_count')
    .where('id', '=', sub_item_id)
    .executeTakeFirstOrThrow()
  const target = Math.min(rank, product_count)
  const step = target < place ? 1 : -1
  await trx
    .updateTable('product')
    .set({ place: sql`place + ${sql.lit(step)}` })
    .where('sub_item_id', '=', sub_item_id)
    .where('place', '>=', Math.min(place, target))
    .where('place', '<=', Math.max(place, target))
    .execute()
  await trx.updateTable('product').set({ place: target }).where('id', '=', id).execute()
}

/** Closes the gap that a product leaves in its list. */
export async function removeFromList(trx: Db, { sub_item_id, place }: ProductRow) {
  await trx
    .updateTable('product')
    .set({ place: sql`place - 1` })
    .where('sub_item_id', '=', sub_item_id)
    .where('place', '>', place)
    .execute()
  await addToProductCount(trx, sub_item_id, -1)
}

export async function addToProductCount(trx: Db, listId: number, step: 1 | -1) {
  await trx
    .updateTable('sub_item')
    .set({ product_count: sql`product_count + ${sql.lit(step)}` })
    .where('id', '=', listId)
    .execute()
}
