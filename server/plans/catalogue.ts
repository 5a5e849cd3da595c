import type { PlannerCatalogue } from '@house/contract/plans/catalogue'
import { decodeJson } from '../content/record.ts'
import { contentResources } from '../content/resources.ts'
import type { Db } from '../db/schema.ts'
import { findPlannerSettings } from '../settings/queries.ts'

const { 'planner-systems': systems, 'planner-glazings': glazings, 'planner-colours': colours } = contentResources

/** What designs are made of, as it is published now. */
export async function findCatalogue(db: Db): Promise<PlannerCatalogue> {
  const { wall_gap } = await findPlannerSettings(db)
  // Every row was parsed by the schemas of these types when it was written.
  return {
    systems: (await readAll(db, systems)) as PlannerCatalogue['systems'],
    glazings: (await readAll(db, glazings)) as PlannerCatalogue['glazings'],
    colours: (await readAll(db, colours)) as PlannerCatalogue['colours'],
    wall_gap,
  }
}

type Resource = typeof systems | typeof glazings | typeof colours

async function readAll(db: Db, resource: Resource): Promise<unknown[]> {
  const rows = await db.selectFrom(resource.table).selectAll().orderBy('position').execute()
  return rows.map(({ id, position, ...row }) => decodeJson(resource, row))
}
