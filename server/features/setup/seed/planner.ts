import { Design } from '@house/contract/plans/design'
import type { PlannerParts, StoredSystem } from '@house/contract/plans/planner-parts'
import { designOfProduct } from '@house/demo/planner/product-designs'
import { products } from '@house/demo/products'
import { sql } from 'kysely'
import { encodeJson } from '../../../platform/content/record.ts'
import type { ContentResource } from '../../../platform/content/resource.ts'
import { insertColumns, toStoredRow } from '../../../platform/content/rows.ts'
import type { Db } from '../../../platform/db/schema.ts'
import {
  colours as colourResource,
  glazings as glazingResource,
  systems as systemResource,
} from '../../planner-parts/content.ts'

type Parts = Pick<PlannerParts, 'glazings' | 'colours'> & { systems: StoredSystem[] }

/** Inserts what designs are made of, each number with its source. */
export async function seedPlanner(trx: Db, { systems, glazings, colours }: Parts) {
  await insertAll(trx, systemResource, systems)
  await insertAll(trx, glazingResource, glazings)
  await insertAll(trx, colourResource, colours)
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

/** Parsed as if staff had saved it. */
async function insertAll(trx: Db, resource: ContentResource, records: object[]) {
  for (const [index, record] of records.entries()) {
    const columns = encodeJson(resource, resource.fields.parse(record))
    await insertColumns(trx, resource, toStoredRow(resource, { ...columns, position: index + 1 }))
  }
}
