import type { Design } from '@house/contract/plans/design'
import type { Colour, Glazing, PlannerParts, System } from '@house/contract/plans/planner-parts'
import { DesignError } from './parse-design.ts'

/** The planner parts that a design names. */
export type Parts = { system: System; glazing: Glazing; colours: { inside: Colour; outside: Colour } }

/** Throws `DesignError` when one of them is not offered. */
export function partsOf({ system, glass, colour }: Design, plannerParts: PlannerParts): Parts {
  return {
    system: find(plannerParts.systems, system, 'system'),
    glazing: find(plannerParts.glazings, glass, 'glass'),
    colours: {
      inside: find(plannerParts.colours, colour.inside, 'colour'),
      outside: find(plannerParts.colours, colour.outside, 'colour'),
    },
  }
}

/** Whether all parts that the design names are offered. */
export function hasParts({ system, glass, colour }: Design, { systems, glazings, colours }: PlannerParts) {
  const has = (records: { key: string }[], key: string) => records.some((record) => record.key === key)
  return has(systems, system) && has(glazings, glass) && has(colours, colour.inside) && has(colours, colour.outside)
}

function find<T extends { key: string }>(records: T[], key: string, what: string): T {
  const record = records.find((candidate) => candidate.key === key)
  if (!record) throw new DesignError(`We do not have the ${what} “${key}”`)
  return record
}
