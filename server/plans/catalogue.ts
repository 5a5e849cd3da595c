import { plannerCatalogue } from '@house/content/planner/catalogue'
import type { PlannerCatalogue } from '@house/contract/plans/catalogue'
import type { Db } from '../db/schema.ts'

/** What designs are made of, as it is now. */
export async function findCatalogue(_db: Db): Promise<PlannerCatalogue> {
  return plannerCatalogue
}
