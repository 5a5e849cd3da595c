import type { Db } from '../db/schema.ts'
import type { Row } from './cleaning.ts'

/** Kinds of content that have a page of their own. */
const withPage = ['page', 'category', 'sub_item', 'product', 'accessory_category', 'blog', 'project']

/** The page of the second shows the first: it changes with it. */
const shownBy: Record<string, [table: string, column: string]> = {
  product: ['sub_item', 'sub_item_id'],
  sub_item: ['category', 'category_id'],
  accessory: ['accessory_category', 'accessory_category_id'],
}

/** The page of this record, and the one that lists it, now show something else. */
export async function recordChange(trx: Db, table: string, row: Row, now: Date) {
  const [listedBy, column = ''] = shownBy[table] ?? []
  const changed = [{ entity: table, entity_id: Number(row.id) }]
  if (listedBy) changed.push({ entity: listedBy, entity_id: Number(row[column]) })
  const at = now.toISOString()
  const values = changed.filter(({ entity }) => withPage.includes(entity)).map((each) => ({ ...each, at }))
  if (values.length === 0) return
  await trx
    .insertInto('last_change')
    .values(values)
    .onConflict((conflict) => conflict.columns(['entity', 'entity_id']).doUpdateSet({ at }))
    .execute()
}

export async function forgetChange(trx: Db, table: string, id: number) {
  await trx.deleteFrom('last_change').where('entity', '=', table).where('entity_id', '=', id).execute()
}

/** All that is there was put in now. Articles have the date they carry. */
export async function recordFilling(trx: Db, now: Date) {
  for (const table of ['page', 'category', 'sub_item', 'product', 'accessory_category', 'project'] as const)
    await trx
      .insertInto('last_change')
      .columns(['entity', 'entity_id', 'at'])
      .expression((eb) =>
        eb.selectFrom(table).select((row) => [row.val(table).as('entity'), 'id', row.val(now.toISOString()).as('at')]),
      )
      .execute()
}
