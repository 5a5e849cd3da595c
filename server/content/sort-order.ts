import { sql } from 'kysely'
import type { AnyDb } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import type { ContentResource } from './resources.ts'
import type { Row } from './sanitise-fields.ts'

/** Those a record is ordered among. */
function siblings(trx: Db, { table, list }: ContentResource, row: Row) {
  const others = asAny(trx).selectFrom(table)
  return (list?.within ?? []).reduce(
    (query, column) => (row[column] === null ? query.where(column, 'is', null) : query.where(column, '=', row[column])),
    others,
  )
}

/** The place behind the last of its list. Products count from 1 without gaps; the others from 0. */
export async function placeAtEnd(trx: Db, resource: ContentResource, row: Row): Promise<Row> {
  if (!resource.list) return {}
  const { place } = resource.list
  const last = await siblings(trx, resource, row)
    .select(({ fn }) => fn.max(place).as('last'))
    .executeTakeFirst()
  const first = place === 'place' ? 1 : 0
  return { [place]: typeof last?.last === 'number' ? last.last + 1 : first }
}

/** Where a record stands in its list, counted from 1. */
export async function placeOf(trx: Db, resource: ContentResource, row: Row): Promise<number | null> {
  if (!resource.list) return null
  const { place } = resource.list
  const { before } = await siblings(trx, resource, row)
    .select(({ fn }) => fn.countAll<number>().as('before'))
    .where(place, '<', row[place])
    .executeTakeFirstOrThrow()
  return Number(before) + 1
}

/** Puts a record at a place of its list, counted from 1; what is beyond the end is the end. */
export async function moveTo(trx: Db, resource: ContentResource, row: Row, to: number) {
  if (resource.table === 'product') return moveProduct(trx, row, to)
  if (!resource.list) return
  const { place } = resource.list
  const rows = await siblings(trx, resource, row).select(['id', place]).orderBy(place).orderBy('id').execute()
  const others: Row[] = rows.filter(({ id }) => id !== row.id)
  const inOrder = others.toSpliced(to - 1, 0, { id: row.id, [place]: row[place] })
  for (const [position, each] of inOrder.entries())
    if (each[place] !== position)
      await asAny(trx)
        .updateTable(resource.table)
        .set({ [place]: position })
        .where('id', '=', each.id)
        .execute()
}

/** A list of products may be long: only those in between move. */
async function moveProduct(trx: Db, row: Row, to: number) {
  const [id, list, from] = [Number(row.id), Number(row.sub_item_id), Number(row.place)]
  const { product_count } = await trx
    .selectFrom('sub_item')
    .select('product_count')
    .where('id', '=', list)
    .executeTakeFirstOrThrow()
  const target = Math.min(to, product_count)
  const step = target < from ? 1 : -1
  await trx
    .updateTable('product')
    .set({ place: sql`place + ${sql.lit(step)}` })
    .where('sub_item_id', '=', list)
    .where('place', '>=', Math.min(from, target))
    .where('place', '<=', Math.max(from, target))
    .execute()
  await trx.updateTable('product').set({ place: target }).where('id', '=', id).execute()
}

/** Closes the gap that a product leaves in its list. */
export async function leaveList(trx: Db, row: Row) {
  const list = Number(row.sub_item_id)
  await trx
    .updateTable('product')
    .set({ place: sql`place - 1` })
    .where('sub_item_id', '=', list)
    .where('place', '>', Number(row.place))
    .execute()
  await countProducts(trx, list, -1)
}

/** Keeps the list's own count in step with a product that joined it. */
export async function countProducts(trx: Db, list: number, step: 1 | -1) {
  await trx
    .updateTable('sub_item')
    .set({ product_count: sql`product_count + ${sql.lit(step)}` })
    .where('id', '=', list)
    .execute()
}

/** Kysely cannot type a statement whose table is a variable. */
function asAny(db: Db): AnyDb {
  return db
}
