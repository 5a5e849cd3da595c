import type { Insertable } from 'kysely'
import { anyTable, insertUnderId, lockRow } from '../db/dialect.ts'
import type { Db, Schema } from '../db/schema.ts'
import type { Draft, Row } from './record.ts'
import { sanitiseColumns } from './sanitise/columns.ts'
import type { ContentTable } from './schema.ts'

// Queries whose table is a variable, with typed arguments and results.

export async function selectRow<T extends ContentTable>(db: Db, table: T, id: number): Promise<Row<T> | undefined> {
  return (await selectRows(db, table, [id]))[0]
}

/** Rows in the order of the ids. */
export async function selectRows<T extends ContentTable>(db: Db, table: T, ids: number[]): Promise<Row<T>[]> {
  if (ids.length === 0) return []
  const rows = await anyTable(db).selectFrom(table).selectAll().where('id', 'in', ids).execute()
  const complete = table === 'product' ? await withAccessoryCategories(db, rows as { id: number }[]) : rows
  const byId = new Map(complete.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? []) as Row<T>[]
}

/** Locks the row for this transaction. */
export async function selectRowForUpdate<T extends ContentTable>(trx: Db, table: T, id: number) {
  await lockRow(trx, table, id)
  return selectRow(trx, table, id)
}

/** Values of a new record for columns that are not fields. */
export function insertDefaults(table: ContentTable): object {
  if (table === 'blog') return { summary: '', status: 'published' }
  return table === 'sub_item' ? { product_count: 0 } : {}
}

/** Sanitises and inserts a row, under the given id if there is one. */
export async function insertRow<T extends ContentTable>(
  trx: Db,
  table: T,
  columns: Insertable<Schema[T]>,
  id?: number,
): Promise<number> {
  const row = sanitiseColumns(table, columns)
  if (id !== undefined) {
    await insertUnderId(trx, table, { id, ...row })
    return id
  }
  const inserted = await anyTable(trx).insertInto(table).values(row).returning('id').executeTakeFirstOrThrow()
  return inserted.id
}

export async function updateRow(trx: Db, table: ContentTable, id: number, columns: object) {
  if (Object.keys(columns).length === 0) return
  await anyTable(trx).updateTable(table).set(sanitiseColumns(table, columns)).where('id', '=', id).execute()
}

export async function deleteRow(trx: Db, table: ContentTable, id: number) {
  await anyTable(trx).deleteFrom(table).where('id', '=', id).execute()
}

export async function countRows(trx: Db, table: string, column: string, value: unknown): Promise<number> {
  const { count } = await anyTable(trx)
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(column, '=', value)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function withAccessoryCategories<P extends { id: number }>(
  db: Db,
  products: P[],
): Promise<(P & { accessory_category_ids: number[] })[]> {
  if (products.length === 0) return []
  const ids = products.map(({ id }) => id)
  const links = await db
    .selectFrom('product_accessory_category')
    .select(['product_id', 'accessory_category_id'])
    .where('product_id', 'in', ids)
    .orderBy('position')
    .execute()
  return products.map((product) => ({
    ...product,
    accessory_category_ids: links
      .filter(({ product_id }) => product_id === product.id)
      .map(({ accessory_category_id }) => accessory_category_id),
  }))
}

export async function replaceAccessoryCategories(trx: Db, product_id: number, ids: number[]) {
  await trx.deleteFrom('product_accessory_category').where('product_id', '=', product_id).execute()
  const links = [...new Set(ids)].map((accessory_category_id, position) => ({
    product_id,
    accessory_category_id,
    position,
  }))
  if (links.length > 0) await trx.insertInto('product_accessory_category').values(links).execute()
}

export async function selectDraft<T extends ContentTable>(db: Db, table: T, id: number): Promise<Draft<T> | undefined> {
  return (await selectDrafts(db, table, [id])).get(id)
}

/** Drafts by the id of their record. */
export async function selectDrafts<T extends ContentTable>(
  db: Db,
  table: T,
  ids: number[],
): Promise<Map<number, Draft<T>>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('draft')
    .selectAll()
    .where('entity', '=', table)
    .where('entity_id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.entity_id, toDraft<T>(row)]))
}

type DraftRow = {
  entity_id: number
  document: string
  old_addresses: string
  publish_at: string | null
  problem: string | null
  staff_id: string | null
}

export function toDraft<T extends ContentTable>(row: DraftRow): Draft<T> {
  const { entity_id, document, old_addresses, publish_at, problem, staff_id } = row
  return {
    id: entity_id,
    values: JSON.parse(document),
    formerUrls: JSON.parse(old_addresses),
    publish_at,
    problem,
    staff_id,
  }
}
