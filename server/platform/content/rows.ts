import type { Insertable } from 'kysely'
import { anyTable, insertUnderId, lockRow } from '../db/dialect.ts'
import type { Db, Schema } from '../db/schema.ts'
import type { Draft } from './record.ts'
import type { ContentResource, LinkField, Row, RowOf, TableName } from './resource.ts'
import { sanitiseColumns } from './sanitise/columns.ts'

// Queries whose table is a variable.

export async function selectRow(db: Db, resource: ContentResource, id: number): Promise<Row | undefined> {
  return (await selectRows(db, resource, [id]))[0]
}

/** Rows with their link fields, in the order of the ids. */
export async function selectRows(db: Db, resource: ContentResource, ids: number[]): Promise<Row[]> {
  if (ids.length === 0) return []
  const rows = await anyTable(db).selectFrom(resource.table).selectAll().where('id', 'in', ids).execute()
  const complete = await withLinks(db, resource, rows as Row[])
  const byId = new Map(complete.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Locks the row for this transaction. */
export async function selectRowForUpdate(trx: Db, resource: ContentResource, id: number) {
  await lockRow(trx, resource.table, id)
  return selectRow(trx, resource, id)
}

export async function withLinks<R extends { id: number }>(db: Db, { links }: ContentResource, rows: R[]): Promise<R[]> {
  if (links.length === 0 || rows.length === 0) return rows
  const ids = rows.map(({ id }) => id)
  const linked = new Map<string, Map<number, number[]>>()
  for (const link of links) linked.set(link.field, await selectLinks(db, link, ids))
  return rows.map((row) => {
    const fields = links.map(({ field }) => [field, linked.get(field)?.get(row.id) ?? []])
    return { ...row, ...Object.fromEntries(fields) }
  })
}

/** The ids that records link to, by their own id. */
async function selectLinks(db: Db, { table, own, linked }: LinkField, ids: number[]) {
  const rows: { own: number; linked: number }[] = await anyTable(db)
    .selectFrom(table)
    .select([`${own} as own`, `${linked} as linked`])
    .where(own, 'in', ids)
    .orderBy('position')
    .execute()
  const byOwn = new Map<number, number[]>(ids.map((id) => [id, []]))
  for (const row of rows) byOwn.get(row.own)?.push(row.linked)
  return byOwn
}

/** The rows of a link field, in order and without repetition. */
export function toLinkRows({ own, linked }: LinkField, id: number, ids: readonly number[]) {
  return [...new Set(ids)].map((each, position) => ({ [own]: id, [linked]: each, position }))
}

/** Splits field values into columns of the table and the ids of its link fields. */
export function splitLinks({ links }: ContentResource, values: { readonly [field: string]: unknown }) {
  const isLink = (name: string) => links.some(({ field }) => field === name)
  const columns = Object.fromEntries(Object.entries(values).filter(([name]) => !isLink(name)))
  const linkedIds = links.flatMap((link) => {
    const ids = values[link.field]
    return Array.isArray(ids) ? [{ link, ids: ids.map(Number) }] : []
  })
  return { columns, linkedIds }
}

async function replaceLinks(trx: Db, link: LinkField, id: number, ids: number[]) {
  await anyTable(trx).deleteFrom(link.table).where(link.own, '=', id).execute()
  const rows = toLinkRows(link, id, ids)
  if (rows.length > 0) await anyTable(trx).insertInto(link.table).values(rows).execute()
}

/** Sanitises and inserts columns that nobody parsed: those of a seed. */
export function insertRow<T extends TableName>(
  trx: Db,
  resource: ContentResource<T>,
  columns: Insertable<Schema[T]> & { readonly [linkField: string]: unknown },
): Promise<number> {
  return insertColumns(trx, resource, toStoredRow(resource, { ...resource.defaults, ...columns }))
}

/** Columns that nobody parsed, as they can be stored. */
export function toStoredRow(resource: ContentResource, columns: { readonly [column: string]: unknown }) {
  const sanitised = sanitiseColumns(resource, columns)
  return { ...sanitised, ...resource.derive?.(sanitised) }
}

/** Inserts sanitised columns and links, under the given id if there is one. */
export async function insertColumns(
  trx: Db,
  resource: ContentResource,
  values: { readonly [name: string]: unknown },
  reservedId?: number,
): Promise<number> {
  const { columns, linkedIds } = splitLinks(resource, values)
  const id = await insertColumnsOnly(trx, resource.table, columns, reservedId)
  for (const { link, ids } of linkedIds) await replaceLinks(trx, link, id, ids)
  return id
}

async function insertColumnsOnly(trx: Db, table: TableName, columns: object, reservedId?: number): Promise<number> {
  if (reservedId !== undefined) {
    await insertUnderId(trx, table, { id: reservedId, ...columns })
    return reservedId
  }
  const inserted = await anyTable(trx).insertInto(table).values(columns).returning('id').executeTakeFirstOrThrow()
  return inserted.id
}

/** Updates sanitised columns and links. */
export async function updateColumns(
  trx: Db,
  resource: ContentResource,
  id: number,
  values: { readonly [name: string]: unknown },
) {
  const { columns, linkedIds } = splitLinks(resource, values)
  if (Object.keys(columns).length > 0)
    await anyTable(trx).updateTable(resource.table).set(columns).where('id', '=', id).execute()
  for (const { link, ids } of linkedIds) await replaceLinks(trx, link, id, ids)
}

export async function deleteRow(trx: Db, { table }: ContentResource, id: number) {
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

/** A row as the hooks of its resource know it. */
export function typedRow<T extends TableName>(_resource: ContentResource<T>, row: Row): RowOf<T> {
  // The row was read from the resource's own table.
  return row as RowOf<T>
}

export async function selectDraft(db: Db, { table }: ContentResource, id: number): Promise<Draft | undefined> {
  return (await selectDrafts(db, table, [id])).get(id)
}

/** Drafts by the id of their record. */
export async function selectDrafts(db: Db, table: string, ids: number[]): Promise<Map<number, Draft>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('draft')
    .selectAll()
    .where('entity', '=', table)
    .where('entity_id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.entity_id, toDraft(row)]))
}

type DraftRow = {
  entity_id: number
  document: string
  former_urls: string
  publish_at: string | null
  problem: string | null
  staff_id: string | null
}

export function toDraft({ entity_id, document, former_urls, publish_at, problem, staff_id }: DraftRow): Draft {
  return {
    id: entity_id,
    values: JSON.parse(document),
    formerUrls: JSON.parse(former_urls),
    publish_at,
    problem,
    staff_id,
  }
}
