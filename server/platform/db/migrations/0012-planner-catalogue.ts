import { type AnyDb, createTableWithId } from '../dialect.ts'

/** Adds what designs are made of: systems, glazings and colours. Nested parts and flags are JSON. */
export async function up(db: AnyDb) {
  await createRecords(db, 'planner_system', [
    ...['description', 'kind', 'material', 'depth', 'faces', 'opens', 'colours', 'glass_thickness', 'frame_size'],
    ...['limits', 'uf', 'psi', 'weight'],
  ])
  await createRecords(db, 'planner_glazing', [
    ...['description', 'purposes', 'layers', 'glass_mm', 'low_e', 'safety', 'frosted', 'ug', 'shgc', 'rw', 'rw_ctr'],
  ])
  await createRecords(db, 'planner_colour', ['hex', 'foil'])
}

function createRecords(db: AnyDb, table: string, columns: string[]) {
  let builder = createTableWithId(db, table)
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
  for (const name of columns) builder = builder.addColumn(name, 'text', (column) => column.notNull())
  return builder.execute()
}
