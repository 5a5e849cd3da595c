import type { PlannerParts } from '@house/contract/plans/planner-parts'
import { plannerCatalogue } from '../planner/catalogue.ts'

/** Visitors read it too, beside the figures. */
const sample = 'Sample value, to be confirmed by the profile supplier'

/** The same systems, glasses and colours. What the demonstration company states about them are samples for another one. */
export const neutralCatalogue: PlannerParts = JSON.parse(JSON.stringify(plannerCatalogue), (name, value) =>
  name === 'source' && /^Product page|sample company/.test(value) ? sample : value,
)
