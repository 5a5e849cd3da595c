import { designOfProduct } from '@house/content/planner/product-designs'
import { products } from '@house/content/products'
import { Design } from '@house/contract/plans/design'
import type { PlannerParts, StoredSystem } from '@house/contract/plans/planner-parts'
import { sql } from 'kysely'
import { encodeJson } from '../../platform/content/record.ts'
import { contentResources } from '../../platform/content/resources.ts'
import { insertRow } from '../../platform/content/tables.ts'
import type { Db } from '../../platform/db/schema.ts'

type Parts = Pick<PlannerParts, 'glazings' | 'colours'> & { systems: StoredSystem[] }

/** Inserts what designs are made of, each number with its source. */
export async function seedPlanner(trx: Db, { systems, glazings, colours }: Parts) {
  await insertAll(trx, 'planner-systems', systems)
  await insertAll(trx, 'planner-glazings', glazings)
  await insertAll(trx, 'planner-colours', colours)
}

/** Lets products of the demonstration company that staff have not changed start a plan. */
export async function seedProductDesigns(trx: Db) {
  for (const product of products) {
    const design = designOfProduct(product)
    if (!design) continue
    await trx
      .updateTable('product')
      .set({ plan_design: JSON.stringify(Design.parse(design)) })
      .where('slug', '=', product.slug)
      .where('plan_design', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('audit')
              .select('audit.id')
              .where('entity', '=', 'product')
              .where('entity_id', '=', sql<string>`cast(product.id as text)`),
          ),
        ),
      )
      .execute()
  }
}

type PlannerResource = 'planner-systems' | 'planner-glazings' | 'planner-colours'

async function insertAll(trx: Db, name: PlannerResource, records: object[]) {
  const resource = contentResources[name]
  // The types of the seed are those of the fields; JSON fields are text in the table.
  for (const [position, record] of records.entries()) {
    // Parsed as if staff had saved it. JSON fields are text in the table, which the types do not know.
    const columns = encodeJson(resource, resource.fields.parse(record))
    await insertRow(trx, resource.table, { ...columns, position } as never)
  }
}
