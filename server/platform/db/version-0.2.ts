import { sql } from 'kysely'
import { type AnyDb, isPostgres } from './dialect.ts'
import type { Row } from './table-copy.ts'

// What 0.2 called differently. This file can go once no site, backup or content archive of 0.2 is left.

const migrations = [
  ...[
    '0001-foundation',
    '0002-leads',
    '0003-backoffice',
    '0004-login',
    '0005-publishing',
    '0006-data',
    '0007-findable',
  ],
  ...['0008-tones', '0009-mailboxes', '0010-retention', '0011-plans', '0012-planner-catalogue', '0013-plan-versions'],
  ...['0014-company-identity', '0015-setup', '0017-page-sections', '0018-price-books', '0019-plan-texts'],
  ...['0020-office-without-coordinates', '0022-quotations', '0023-pipeline', '0024-sales-index', '0025-lead-source'],
  ...['0026-product-attributes', '0027-data-sheets', '0028-guides', '0031-problems', '0032-backup-missing-media'],
]

const renamedTables: Record<string, string> = { gone_address: 'gone_url' }

/** By the present name of the table. */
const renamedColumns: Record<string, Record<string, string>> = {
  draft: { old_addresses: 'former_urls' },
  product: { place: 'position' },
  staff: { password_given: 'has_temporary_password' },
  trash: { old_addresses: 'former_urls', place: 'position' },
}

/** The search index, which is in memory now (decision 0046). */
const droppedTables = ['product_search', 'search_term', 'search_variant']

/** By table: the columns whose values records of one order share. 0.2 counted them from 0, with gaps. */
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

/** Whether the migration is of 0.2 or of a version before it. */
export function isFormerMigration(name: string) {
  return /^00\d\d-/.test(name)
}

/** Whether these are the migrations of 0.2. Without all of them, the version is an earlier one. */
export function isVersion02(applied: readonly string[]) {
  return migrations.every((name) => applied.includes(name))
}

/** The present name of a table; `undefined` if there is none any more. */
export function presentTable(name: string): string | undefined {
  return droppedTables.includes(name) ? undefined : (renamedTables[name] ?? name)
}

/** The name that 0.2 gave a table. */
export function formerTable(name: string): string {
  return Object.entries(renamedTables).find(([, present]) => present === name)?.[0] ?? name
}

/** A row with the present names of its columns. The table is given by its present name. */
export function withPresentColumns(table: string, row: Row): Row {
  const renamed = renamedColumns[table]
  if (!renamed) return row
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [renamed[column] ?? column, value]))
}

/** Gives a database of 0.2 the tables of 1.0.0, and notes its foundation as applied. */
export async function takeOver(trx: AnyDb, foundation: readonly string[]) {
  for (const table of droppedTables) await trx.schema.dropTable(table).ifExists().execute()
  for (const [former, present] of Object.entries(renamedTables)) {
    await trx.schema.alterTable(former).renameTo(present).execute()
    if (isPostgres(trx))
      await sql`alter index ${sql.ref(`${former}_pkey`)} rename to ${sql.ref(`${present}_pkey`)}`.execute(trx)
  }
  for (const [table, columns] of Object.entries(renamedColumns))
    for (const [former, present] of Object.entries(columns))
      await trx.schema.alterTable(table).renameColumn(former, present).execute()
  await trx.schema.dropIndex('product_place').execute()
  await trx.schema.createIndex('product_position').on('product').columns(['sub_item_id', 'position']).execute()
  await countPositionsFromOne(trx)
  await trx.deleteFrom('kysely_migration').execute()
  const timestamp = new Date().toISOString()
  await trx
    .insertInto('kysely_migration')
    .values(foundation.map((name) => ({ name, timestamp })))
    .execute()
}

export async function countPositionsFromOne(trx: AnyDb) {
  for (const [table, within] of Object.entries(orders)) {
    const partition = within.length > 0 ? sql`partition by ${sql.join(within.map((column) => sql.ref(column)))}` : sql``
    await sql`
      update ${sql.table(table)} set position = counted.number
      from (select id, row_number() over (${partition} order by position, id) as number from ${sql.table(table)}) as counted
      where counted.id = ${sql.ref(`${table}.id`)}
    `.execute(trx)
  }
}
