import type { PlannerParts, StoredSystem, System } from '@house/contract/plans/planner-parts'
import type { ProductAttributes } from '@house/contract/products/attributes'
import { plain } from '@house/contract/text/html-to-text'
import { fillLimits, limitProducts } from '@house/fenestration/design/product-limits'
import { findPlannerSettings } from '../../platform/company/settings/queries.ts'
import { decodeJson } from '../../platform/content/record.ts'
import type { Db } from '../../platform/db/schema.ts'
import { colours, glazings, systems } from './content.ts'

/** What designs are made of, as it is published now. */
export async function findPlannerParts(db: Db): Promise<PlannerParts> {
  const { wall_gap } = await findPlannerSettings(db)
  // Every row was parsed by the schemas of these types when it was written.
  return {
    systems: await fillAll(db, (await readAll(db, systems)) as StoredSystem[]),
    glazings: (await readAll(db, glazings)) as PlannerParts['glazings'],
    colours: (await readAll(db, colours)) as PlannerParts['colours'],
    wall_gap,
  }
}

/** A limit that names a product has the numbers of that product. */
async function fillAll(db: Db, stored: StoredSystem[]): Promise<System[]> {
  const slugs = limitProducts(stored)
  const rows = slugs.length
    ? await db.selectFrom('product').select(['slug', 'title', 'attributes']).where('slug', 'in', slugs).execute()
    : []
  const products = new Map(
    rows.map((row) => {
      const { measures }: ProductAttributes = JSON.parse(row.attributes)
      return [row.slug, { title: plain(row.title), measures }]
    }),
  )
  return stored.map((system) => fillLimits(system, products))
}

type Resource = typeof systems | typeof glazings | typeof colours

async function readAll(db: Db, resource: Resource): Promise<unknown[]> {
  const rows = await db.selectFrom(resource.table).selectAll().orderBy('position').execute()
  return rows.map(({ id, position, ...row }) => decodeJson(resource, row))
}
