import type { Settings } from '@house/contract/entities'
import type { Insertable, Kysely, Updateable } from 'kysely'
import { type Author, recordAudit } from '../audit/audit-log.ts'
import { bumpContentVersion } from '../cache/content-version.ts'
import { lockRow } from '../db/dialect.ts'
import type { Db, Schema } from '../db/schema.ts'
import { addToIndex, keepIndexed, removeFromIndex } from '../search/index-products.ts'
import { forgetChange, recordChange } from './lastmod.ts'
import { addressesOf, forgetAddresses, recordGone, recordMove } from './redirects/record-urls.ts'
import { cleaned, type Row } from './sanitise-fields.ts'

export type ContentTable =
  | 'page'
  | 'category'
  | 'sub_item'
  | 'product'
  | 'accessory_category'
  | 'accessory_sub_category'
  | 'accessory'
  | 'blog'
  | 'project'
  | 'review'
  | 'office'

/** What keeps lists in order is not changed like words are. */
type Changes<T extends ContentTable> = Omit<Updateable<Schema[T]>, 'id' | 'place' | 'sub_item_id' | 'product_count'>

/** Changes one piece of content: cleaned, audited, its old address kept alive, and everything remembered made stale. */
export async function reviseContent<T extends ContentTable>(
  db: Db,
  table: T,
  id: number,
  changes: Changes<T>,
  author: Author,
) {
  if (Object.keys(changes).length === 0) return
  await db
    .transaction()
    .execute((trx) => recordRevision(trx, table, id, author, () => updateContent(trx, table, id, changes)))
}

/** Makes a change to one record as part of a transaction, and all that follows from it. */
export async function recordRevision(
  trx: Db,
  table: ContentTable,
  id: number,
  author: Author,
  change: () => Promise<void>,
) {
  const before = await readContent(trx, table, id)
  const oldAddresses = await addressesOf(trx, table, id)
  await keepIndexed(trx, await productsWordedBy(trx, table, id), change)
  const after = await readContent(trx, table, id)
  if (table === 'accessory_category') await renameAccessoryItems(trx, before, after)
  await recordMove(trx, oldAddresses, await addressesOf(trx, table, id), author.now)
  await recordChange(trx, table, before, author.now)
  await recordChange(trx, table, after, author.now)
  await recordAudit(trx, { action: 'revise', entity: table, entity_id: String(id), before, after }, author)
  await bumpContentVersion(trx)
}

export async function updateContent(trx: Db, table: ContentTable, id: number, changes: object) {
  if (Object.keys(changes).length === 0) return
  await asAnyTable(trx).updateTable(anyTable(table)).set(cleaned(table, changes)).where('id', '=', id).execute()
}

/** What follows from a record that was added in this transaction. */
export async function recordAddition(trx: Db, table: ContentTable, id: number, action: string, author: Author) {
  if (table === 'product') await addToIndex(trx, [id])
  const after = await readContent(trx, table, id)
  await recordChange(trx, table, after, author.now)
  await recordAudit(trx, { action, entity: table, entity_id: String(id), after }, author)
  await bumpContentVersion(trx)
}

/** Takes a record off the site; the audit trail keeps it. Returns the addresses that led to it. */
export async function removeContent(trx: Db, table: ContentTable, id: number, action: string, author: Author) {
  const before = await readContent(trx, table, id)
  const oldAddresses = await forgetAddresses(trx, await addressesOf(trx, table, id))
  if (action === 'delete') await recordGone(trx, oldAddresses, author.now)
  const remove = async () => {
    await asAnyTable(trx).deleteFrom(anyTable(table)).where('id', '=', id).execute()
  }
  if (table === 'product') await removeFromIndex(trx, [id], remove)
  else await remove()
  await recordChange(trx, table, before, author.now)
  await forgetChange(trx, table, id)
  await recordAudit(trx, { action, entity: table, entity_id: String(id), before }, author)
  await bumpContentVersion(trx)
  return oldAddresses
}

/** `agree` throws when the settings are not as whoever changes them believes. */
export async function reviseSettings(
  db: Db,
  changes: Partial<Settings>,
  author: Author,
  agree: (before: Settings) => void = () => {},
) {
  await db.transaction().execute(async (trx) => {
    await lockRow(trx, 'settings', 1)
    const { document } = await trx.selectFrom('settings').select('document').executeTakeFirstOrThrow()
    const before: Settings = JSON.parse(document)
    agree(before)
    const after = { ...before, ...changes }
    await trx
      .updateTable('settings')
      .set({ document: JSON.stringify(after) })
      .execute()
    await recordAudit(trx, { action: 'revise', entity: 'settings', entity_id: '1', before, after }, author)
    await bumpContentVersion(trx)
  })
}

/** Adds content as part of a larger change, which raises the content version itself. */
export async function insertContent<T extends ContentTable>(
  trx: Db,
  table: T,
  values: Insertable<Schema[T]>,
): Promise<number> {
  const { id } = await asAnyTable(trx)
    .insertInto(anyTable(table))
    .values(cleaned(table, values))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A product is found by the words of its list and its category too. */
async function productsWordedBy(trx: Db, table: ContentTable, id: number): Promise<number[]> {
  if (table === 'product') return [id]
  if (table !== 'category' && table !== 'sub_item') return []
  const rows = await trx
    .selectFrom('product')
    .innerJoin('sub_item', 'sub_item.id', 'product.sub_item_id')
    .select('product.id')
    .where(table === 'category' ? 'sub_item.category_id' : 'sub_item.id', '=', id)
    .execute()
  return rows.map((row) => row.id)
}

/** The tiles that lead to an accessory category carry its slug. */
async function renameAccessoryItems(trx: Db, before: Row, after: Row) {
  if (before.slug === after.slug) return
  await trx
    .updateTable('sub_item')
    .set({ slug: String(after.slug) })
    .where('type', '=', 'Accessory')
    .where('slug', '=', String(before.slug))
    .execute()
}

/** A record with all that belongs to it; throws when it is not there. */
async function readContent(trx: Db, table: ContentTable, id: number): Promise<Row> {
  const found = await findContent(trx, table, id)
  if (!found) throw new Error(`there is no ${table} ${id}`)
  return found
}

export async function findContent(trx: Db, table: ContentTable, id: number): Promise<Row | undefined> {
  const row = await asAnyTable(trx).selectFrom(anyTable(table)).selectAll().where('id', '=', id).executeTakeFirst()
  if (!row || table !== 'product') return row
  return (await withAccessoryCategories(trx, [row]))[0]
}

/** Like `findContent`, and nobody else changes it before this transaction ends. */
export async function findContentToChange(trx: Db, table: ContentTable, id: number) {
  await lockRow(trx, table, id)
  return findContent(trx, table, id)
}

export async function withAccessoryCategories(db: Db, products: Row[]): Promise<Row[]> {
  if (products.length === 0) return []
  const links = await db
    .selectFrom('product_accessory_category')
    .select(['product_id', 'accessory_category_id'])
    .where(
      'product_id',
      'in',
      products.map(({ id }) => Number(id)),
    )
    .orderBy('position')
    .execute()
  const idsOf = (product: Row) =>
    links.filter(({ product_id }) => product_id === product.id).map((link) => link.accessory_category_id)
  return products.map((product) => ({ ...product, accessory_category_ids: idsOf(product) }))
}

/** Kysely cannot type a statement whose table is a variable; the functions above do it at their edge. */
// biome-ignore lint/suspicious/noExplicitAny: see above
function asAnyTable(db: Db): Kysely<any> {
  return db
}

function anyTable(table: ContentTable): string {
  return table
}
