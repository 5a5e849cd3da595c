import type { PlannerParts } from '@house/contract/plans/planner-parts'
import type { Design } from '@house/contract/plans/design'
import { partsOf } from '../design/planner-parts.ts'

/** The records of the catalogue that these openings need, as they are now. */
export function usedParts(designs: Design[], catalogue: PlannerParts): PlannerParts {
  const parts = designs.map((design) => partsOf(design, catalogue))
  const keys = {
    systems: new Set(parts.map(({ system }) => system.key)),
    glazings: new Set(parts.map(({ glazing }) => glazing.key)),
    colours: new Set(parts.flatMap(({ colours }) => [colours.inside.key, colours.outside.key])),
  }
  return {
    ...catalogue,
    systems: catalogue.systems.filter(({ key }) => keys.systems.has(key)),
    glazings: catalogue.glazings.filter(({ key }) => keys.glazings.has(key)),
    colours: catalogue.colours.filter(({ key }) => keys.colours.has(key)),
  }
}
