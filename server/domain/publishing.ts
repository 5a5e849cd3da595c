import type { Settings } from '@house/contract/entities'
import type { Insertable, Kysely, Updateable } from 'kysely'
import type { Db, Schema } from '../db/schema.ts'
import { addressesOf, recordMove } from './addresses.ts'
import { cleaned, type Row } from './cleaning.ts'
import { raiseContentVersion } from './content-version.ts'
import { keepIndexed } from './search-index.ts'

export type ContentTable =
  | 'page'
  | 'category'
  | 'sub_item'
  | 'product'
  | 'accessory_category'
  | 'accessory'
  | 'blog'
  | 'project'
  | 'review'
  | 'office'

export type Author = { staffId: string | null; now: Date }

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
  await db.transaction().execute(async (trx) => {
    const before = await readRow(trx, table, id)
    const oldAddresses = await addressesOf(trx, table, id)
    const update = () =>
      asAnyTable(trx).updateTable(anyTable(table)).set(cleaned(table, changes)).where('id', '=', id).execute()
    await keepIndexed(trx, await productsWordedBy(trx, table, id), update)
    const after = await readRow(trx, table, id)
    if (table === 'accessory_category') await renameAccessoryItems(trx, before, after)
    await recordMove(trx, oldAddresses, await addressesOf(trx, table, id), author.now)
    await recordChange(trx, table, String(id), before, after, author)
  })
}

export async function reviseSettings(db: Db, changes: Partial<Settings>, author: Author) {
  await db.transaction().execute(async (trx) => {
    const { document } = await trx.selectFrom('settings').select('document').executeTakeFirstOrThrow()
    const before = JSON.parse(document)
    const after = { ...before, ...changes }
    await trx
      .updateTable('settings')
      .set({ document: JSON.stringify(after) })
      .execute()
    await recordChange(trx, 'settings', '1', before, after, author)
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

async function recordChange(
  trx: Db,
  entity: string,
  entity_id: string,
  before: object,
  after: object,
  { staffId, now }: Author,
) {
  await trx
    .insertInto('audit')
    .values({
      at: now.toISOString(),
      staff_id: staffId,
      action: 'revise',
      entity,
      entity_id,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })
    .execute()
  await raiseContentVersion(trx)
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

function readRow(trx: Db, table: ContentTable, id: number): Promise<Row> {
  return asAnyTable(trx).selectFrom(anyTable(table)).selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** Kysely cannot type a statement whose table is a variable; the functions above do it at their edge. */
// biome-ignore lint/suspicious/noExplicitAny: see above
function asAnyTable(db: Db): Kysely<any> {
  return db
}

function anyTable(table: ContentTable): string {
  return table
}
