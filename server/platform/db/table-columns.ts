import { type CreateTableBuilder, sql } from 'kysely'
import type { AnyDb } from './dialect.ts'

type Table = CreateTableBuilder<string, string>

/** Text columns that are not null. */
export function addTexts(table: Table, ...names: string[]): Table {
  return names.reduce((builder, name) => builder.addColumn(name, 'text', (column) => column.notNull()), table)
}

/** Text columns that are empty unless a row says otherwise. */
export function addEmptyTexts(table: Table, ...names: string[]): Table {
  return names.reduce(
    (builder, name) => builder.addColumn(name, 'text', (column) => column.notNull().defaultTo('')),
    table,
  )
}

export function addMetaTags(table: Table): Table {
  return addTexts(table, 'meta_title', 'meta_description', 'meta_keywords')
}

export function addPosition(table: Table): Table {
  return table.addColumn('position', 'integer', (column) => column.notNull())
}

/** Slugs match case-insensitively. */
export async function createSlugIndex(db: AnyDb, table: string, column = 'slug') {
  await sql`create unique index ${sql.ref(`${table}_${column}_folded`)}
    on ${sql.table(table)} (lower(${sql.ref(column)}))`.execute(db)
}
