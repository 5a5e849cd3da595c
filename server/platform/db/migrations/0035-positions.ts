import { sql } from 'kysely'
import type { AnyDb } from '../dialect.ts'

/** By table: the columns whose values records of one order share. */
const orders: Record<string, string[]> = {
  category: [],
  sub_item: ['category_id'],
  accessory_category: [],
  accessory_sub_category: ['accessory_category_id'],
  accessory: ['accessory_category_id', 'accessory_sub_category_id'],
  project: [],
  review: [],
  office: [],
  planner_system: [],
  planner_glazing: [],
  planner_colour: [],
}

/** Positions count from 1 without gaps, as places of products do. They counted from 0, with gaps where records had gone. */
export async function up(db: AnyDb) {
  for (const [table, within] of Object.entries(orders)) {
    const partition = within.length > 0 ? sql`partition by ${sql.join(within.map((column) => sql.ref(column)))}` : sql``
    await sql`
      update ${sql.table(table)} set position = counted.number
      from (select id, row_number() over (${partition} order by position, id) as number from ${sql.table(table)}) as counted
      where counted.id = ${sql.ref(`${table}.id`)}
    `.execute(db)
  }
}
