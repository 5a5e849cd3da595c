import type { Design } from '@house/contract/plans/design'
import { plain } from '@house/contract/text/html-to-text'
import { copyLimits, limitProducts } from '@house/fenestration/design/product-limits'
import { sql } from 'kysely'
import type { Row } from '../../platform/content/record.ts'
import type { ContentTable, Values } from '../../platform/content/schema.ts'
import type { Db } from '../../platform/db/schema.ts'
import { RequestError } from '../../platform/http/errors.ts'

type PartTable = 'planner_system' | 'planner_glazing' | 'planner_colour'
type Part = Values<PartTable>

/** A key of its own, colours and products that exist, and no new key for a part that others refer to. */
export async function requirePlannerPart(db: Db, table: ContentTable, values: Part, before?: Row) {
  if (!isPartTable(table)) return
  const taken = await db
    .selectFrom(table)
    .select('id')
    .where('key', '=', values.key)
    .where('id', '<>', before?.id ?? 0)
    .executeTakeFirst()
  if (taken) throw new RequestError('Another record already uses this key', 422, { field: 'key' })
  if ('colours' in values) {
    await requireColours(db, 'colours', values.colours)
    await requireColours(
      db,
      'limits',
      values.limits.flatMap((limit) => limit.colours),
    )
    await requireProducts(db, values)
  }
  if (before && 'key' in before && before.key !== values.key) await requireUnusedPart(db, before, 'key')
}

/** `field` is the one of the form that holds these keys. */
export async function requireColours(db: Db, field: string, keys: string[]) {
  if (keys.length === 0) return
  const rows = await db.selectFrom('planner_colour').select('key').where('key', 'in', keys).execute()
  const missing = keys.find((key) => !rows.some((row) => row.key === key))
  if (missing !== undefined)
    throw new RequestError(`There is no published colour with the key “${missing}”`, 422, { field })
}

/** A product's design is made of published parts. */
export async function requireDesignParts(db: Db, { system, glass, colour }: Design) {
  const parts = [
    ['planner_system', [system]],
    ['planner_glazing', [glass]],
    ['planner_colour', [colour.inside, colour.outside]],
  ] as const
  for (const [table, keys] of parts) {
    const rows = await db.selectFrom(table).select('key').where('key', 'in', keys).execute()
    const missing = keys.find((key) => !rows.some((row) => row.key === key))
    if (missing !== undefined)
      throw new RequestError(`The planner has no published record with the key “${missing}”`, 422, {
        field: 'plan_design',
      })
  }
}

async function requireProducts(db: Db, { glass_thickness, limits }: Values<'planner_system'>) {
  const slugs = limitProducts([{ glass_thickness, limits }])
  if (slugs.length === 0) return
  const rows = await db.selectFrom('product').select('slug').where('slug', 'in', slugs).execute()
  const missing = slugs.find((slug) => !rows.some((row) => row.slug === slug))
  if (missing === undefined) return
  const field = glass_thickness.product === missing ? 'glass_thickness' : 'limits'
  throw new RequestError(`There is no published product with the URL slug “${missing}”`, 422, { field })
}

/** Systems that take limits from a product keep its numbers when it leaves the site. */
export async function copyLimitsOfProduct(db: Db, { slug, title, attributes }: Row<'product'>) {
  const systems = await db.selectFrom('planner_system').select(['id', 'limits', 'glass_thickness']).execute()
  for (const { id, limits, glass_thickness } of systems) {
    const system = { limits: JSON.parse(limits), glass_thickness: JSON.parse(glass_thickness) }
    if (!limitProducts([system]).includes(slug)) continue
    const copied = copyLimits(system, slug, { title: plain(title), measures: JSON.parse(attributes).measures })
    await db
      .updateTable('planner_system')
      .set({ limits: JSON.stringify(copied.limits), glass_thickness: JSON.stringify(copied.glass_thickness) })
      .where('id', '=', id)
      .execute()
  }
}

/** Systems name the product of a limit by its slug. */
export async function renameLimitProduct(db: Db, before: string, after: string) {
  const [from, to] = [before, after].map((slug) => `"product":${JSON.stringify(slug)}`)
  await db
    .updateTable('planner_system')
    .set({
      limits: sql<string>`replace(limits, ${from}, ${to})`,
      glass_thickness: sql<string>`replace(glass_thickness, ${from}, ${to})`,
    })
    .execute()
}

/** A part that published systems or products refer to stays as it is. */
export async function requireUnusedPart(db: Db, row: Row, field?: 'key') {
  const users = await countUsers(db, row)
  if (users) throw new RequestError(`${users} still use this. Change them first.`, 409, field ? { field } : {})
}

async function countUsers(db: Db, row: Row): Promise<string> {
  if ('hex' in row) {
    const systems = await db.selectFrom('planner_system').select('colours').execute()
    const inSystems = systems.filter(({ colours }) => JSON.parse(colours).includes(row.key)).length
    const inProducts = await countProductsInColour(db, row.key)
    return [inSystems > 0 && `${inSystems} systems`, inProducts > 0 && `${inProducts} products`]
      .filter(Boolean)
      .join(' and ')
  }
  if (!('faces' in row) && !('layers' in row)) return ''
  const name = 'faces' in row ? 'system' : 'glass'
  const products = await db.selectFrom('product').select('plan_design').where('plan_design', 'is not', null).execute()
  const count = products.filter(({ plan_design }) => JSON.parse(plan_design ?? '{}')[name] === row.key).length
  return count > 0 ? `${count} products` : ''
}

async function countProductsInColour(db: Db, key: string) {
  const named = `%${JSON.stringify(key)}%`
  const rows = await db
    .selectFrom('product')
    .select(['attributes', 'plan_design'])
    .where((where) => where.or([where('attributes', 'like', named), where('plan_design', 'like', named)]))
    .execute()
  return rows.filter(({ attributes, plan_design }) => {
    const { inside, outside } = plan_design ? JSON.parse(plan_design).colour : {}
    return [...JSON.parse(attributes).colours, inside, outside].includes(key)
  }).length
}

function isPartTable(table: ContentTable): table is PartTable {
  return table.startsWith('planner_')
}
