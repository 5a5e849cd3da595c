import { type CreateTableBuilder, sql } from 'kysely'
import { type AnyDb, exactText, isPostgres } from '../../platform/db/dialect.ts'

export async function up(db: AnyDb) {
  await createCounts(db, 'page_count', ['day', 'path'], ['views'])
  await createCounts(db, 'search_count', ['day', 'words'], ['searches', 'unanswered'])
  await createCounts(db, 'vital_count', ['day', 'screen', 'metric', 'bucket'], ['visits'])
}

/** WITHOUT ROWID on SQLite: rows are read in key order, thousands at a time. */
async function createCounts(db: AnyDb, table: string, key: string[], counted: string[]) {
  let builder: CreateTableBuilder<string, string> = db.schema.createTable(table)
  for (const name of key)
    builder = builder.addColumn(name, name === 'bucket' ? 'integer' : exactText(db), (column) => column.notNull())
  for (const name of counted) builder = builder.addColumn(name, 'integer', (column) => column.notNull())
  const keyed = builder.addPrimaryKeyConstraint(`${table}_key`, key as never)
  await (isPostgres(db) ? keyed : keyed.modifyEnd(sql`without rowid`)).execute()
}
