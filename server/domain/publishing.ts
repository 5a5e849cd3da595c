import type { Explanation, PageBlock } from '@house/contract/entities'
import type { Insertable, Kysely, Updateable } from 'kysely'
import type { Db, Schema } from '../db/schema.ts'
import { addressesOf, recordMove } from './addresses.ts'
import { raiseContentVersion } from './content-version.ts'
import { firstParagraph, sanitise } from './sanitise.ts'
import { indexProduct } from './search-index.ts'

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

/** Changes one piece of content: cleaned, audited, its old address kept alive, and everything remembered made stale. */
export async function reviseContent<T extends ContentTable>(
  db: Db,
  table: T,
  id: number,
  changes: Updateable<Schema[T]>,
  { staffId, now }: Author,
) {
  await db.transaction().execute(async (trx) => {
    const before = await readRow(trx, table, id)
    const oldAddresses = await addressesOf(trx, table, id)
    await asAnyTable(trx).updateTable(anyTable(table)).set(cleaned(table, changes)).where('id', '=', id).execute()
    await recordMove(trx, oldAddresses, await addressesOf(trx, table, id), now)
    if (table === 'product') await indexProduct(trx, id)
    await trx
      .insertInto('audit')
      .values({
        at: now.toISOString(),
        staff_id: staffId,
        action: 'revise',
        entity: table,
        entity_id: String(id),
        before: JSON.stringify(before),
        after: JSON.stringify(await readRow(trx, table, id)),
      })
      .execute()
    await raiseContentVersion(trx)
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

type Row = Record<string, unknown>

const htmlColumns: Partial<Record<ContentTable, string[]>> = {
  page: ['title'],
  category: ['title', 'page_description'],
  sub_item: ['title'],
  product: ['title', 'description', 'page_bottom_title'],
  accessory: ['description'],
  blog: ['description'],
  project: ['description'],
}

function cleaned(table: ContentTable, given: object): Row {
  const values: Row = { ...given }
  const html = (htmlColumns[table] ?? []).filter((column) => typeof values[column] === 'string')
  return {
    ...values,
    ...Object.fromEntries(html.map((column) => [column, sanitise(String(values[column]))])),
    ...(table === 'blog' && typeof values.description === 'string' && { summary: summaryOf(values.description) }),
    ...(table === 'page' && typeof values.blocks === 'string' && { blocks: cleanBlocks(values.blocks) }),
    ...(table === 'category' &&
      typeof values.explanation === 'string' && { explanation: cleanExplanation(values.explanation) }),
  }
}

function summaryOf(description: string) {
  return firstParagraph(sanitise(description))
}

function cleanBlocks(json: string) {
  const blocks: PageBlock[] = JSON.parse(json)
  return JSON.stringify(blocks.map((block) => ({ ...block, text: sanitise(block.text) })))
}

function cleanExplanation(json: string) {
  const explanation: Explanation = JSON.parse(json)
  return JSON.stringify({ ...explanation, text: sanitise(explanation.text) })
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
