import type { Design } from '@house/contract/plans/design'
import type { PlannerParts } from '@house/contract/plans/planner-parts'
import { partsOf } from '../design/planner-parts.ts'

/** The planner parts that these openings need, as they are now. */
export function usedParts(designs: Design[], plannerParts: PlannerParts): PlannerParts {
  const parts = designs.map((design) => partsOf(design, plannerParts))
  const keys = {
    systems: new Set(parts.map(({ system }) => system.key)),
    glazings: new Set(parts.map(({ glazing }) => glazing.key)),
    colours: new Set(parts.flatMap(({ colours }) => [colours.inside.key, colours.outside.key])),
  }
  return {
    ...plannerParts,
    systems: plannerParts.systems.filter(({ key }) => keys.systems.has(key)),
    glazings: plannerParts.glazings.filter(({ key }) => keys.glazings.has(key)),
    colours: plannerParts.colours.filter(({ key }) => keys.colours.has(key)),
  }
}
