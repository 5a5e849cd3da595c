import type { Design } from '@house/contract/plans/design'
import type { StoredSystem } from '@house/contract/plans/planner-parts'
import { limitProducts } from '@house/fenestration/design/product-limits'
import type { Db } from '../../platform/db/schema.ts'
import { RequestError } from '../../platform/http/errors.ts'

type Limits = Pick<StoredSystem, 'glass_thickness' | 'limits'>
type PartTable = 'planner_system' | 'planner_glazing' | 'planner_colour'

/** Designs refer to parts by key. */
export async function requireFreeKey(db: Db, table: PartTable, key: string, ownId = 0) {
  const taken = await db
    .selectFrom(table)
    .select('id')
    .where('key', '=', key)
    .where('id', '<>', ownId)
    .executeTakeFirst()
  if (taken) throw new RequestError('Another record already uses this key', 422, { field: 'key' })
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

/** The products that state limits of the system exist. */
export async function requireLimitProducts(db: Db, { glass_thickness, limits }: Limits) {
  const slugs = limitProducts([{ glass_thickness, limits }])
  if (slugs.length === 0) return
  const rows = await db.selectFrom('product').select('slug').where('slug', 'in', slugs).execute()
  const missing = slugs.find((slug) => !rows.some((row) => row.slug === slug))
  if (missing === undefined) return
  const field = glass_thickness.product === missing ? 'glass_thickness' : 'limits'
  throw new RequestError(`There is no published product with the URL slug “${missing}”`, 422, { field })
}
