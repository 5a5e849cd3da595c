import { type AnyDb, createTableWithId } from '../../platform/db/dialect.ts'
import { addPosition, addTexts } from '../../platform/db/table-columns.ts'

/** Nested parts and flags are JSON. */
export async function up(db: AnyDb) {
  await createParts(db, 'planner_system', [
    ...['description', 'kind', 'material', 'depth', 'faces', 'opens', 'colours', 'glass_thickness', 'frame_size'],
    ...['limits', 'uf', 'psi', 'weight'],
  ])
  await createParts(db, 'planner_glazing', [
    ...['description', 'purposes', 'layers', 'low_e', 'safety', 'frosted', 'ug', 'shgc', 'rw', 'rw_ctr'],
  ])
  await createParts(db, 'planner_colour', ['hex', 'foil'])
}

async function createParts(db: AnyDb, table: string, columns: string[]) {
  const parts = createTableWithId(db, table).addColumn('key', 'text', (column) => column.notNull().unique())
  await addPosition(addTexts(parts, 'name', ...columns)).execute()
}
