import { plannerCatalogue } from '@house/content/planner/catalogue'
import { encodeJson } from '../content/record.ts'
import { contentResources } from '../content/resources.ts'
import { insertRow } from '../content/tables.ts'
import type { Db } from '../db/schema.ts'

/** Inserts what designs are made of, each number with its source. */
export async function seedPlanner(trx: Db) {
  const { systems, glazings, colours } = plannerCatalogue
  await insertAll(trx, 'planner-systems', systems)
  await insertAll(trx, 'planner-glazings', glazings)
  await insertAll(trx, 'planner-colours', colours)
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
