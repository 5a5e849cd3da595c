import type { Db } from '../db/schema.ts'
import { RequestError } from '../http/errors.ts'
import type { Row } from './record.ts'
import type { ContentTable, Values } from './schema.ts'

type PartTable = 'planner_system' | 'planner_glazing' | 'planner_colour'
type Part = Values<PartTable>

/** A key of its own, colours that exist, and no new key for a part that others refer to. */
export async function requirePlannerPart(db: Db, table: ContentTable, values: Part, before?: Row) {
  if (!isPartTable(table)) return
  const taken = await db
    .selectFrom(table)
    .select('id')
    .where('key', '=', values.key)
    .where('id', '<>', before?.id ?? 0)
    .executeTakeFirst()
  if (taken) throw new RequestError('Another record already uses this key', 422, { field: 'key' })
  if ('colours' in values) await requireColours(db, values)
  if (before && 'key' in before && before.key !== values.key) await requireUnusedPart(db, before, 'key')
}

async function requireColours(db: Db, { colours, limits }: Values<'planner_system'>) {
  const rows = await db.selectFrom('planner_colour').select('key').execute()
  const known = new Set(rows.map(({ key }) => key))
  const fields = [
    ['colours', colours],
    ['limits', limits.flatMap((limit) => limit.colours)],
  ] as const
  for (const [field, keys] of fields) {
    const missing = keys.find((key) => !known.has(key))
    if (missing) throw new RequestError(`There is no published colour with the key “${missing}”`, 422, { field })
  }
}

/** A part that published systems or products refer to stays as it is. */
export async function requireUnusedPart(db: Db, row: Row, field?: 'key') {
  const users = await countUsers(db, row)
  if (users) throw new RequestError(`${users} still use this. Change them first.`, 409, field ? { field } : {})
}

async function countUsers(db: Db, row: Row): Promise<string> {
  if ('hex' in row) {
    const systems = await db.selectFrom('planner_system').select('colours').execute()
    const count = systems.filter(({ colours }) => JSON.parse(colours).includes(row.key)).length
    return count > 0 ? `${count} systems` : ''
  }
  if (!('faces' in row) && !('layers' in row)) return ''
  const name = 'faces' in row ? 'system' : 'glass'
  const products = await db.selectFrom('product').select('plan_design').where('plan_design', 'is not', null).execute()
  const count = products.filter(({ plan_design }) => JSON.parse(plan_design ?? '{}')[name] === row.key).length
  return count > 0 ? `${count} products` : ''
}

function isPartTable(table: ContentTable): table is PartTable {
  return table.startsWith('planner_')
}
