import type { Colour, Glazing, PlannerParts, System } from '@house/contract/plans/planner-parts'
import type { Design } from '@house/contract/plans/design'
import { DesignError } from './parse-design.ts'

/** The records of the catalogue that a design names. */
export type Parts = { system: System; glazing: Glazing; colours: { inside: Colour; outside: Colour } }

/** Throws `DesignError` when the catalogue lacks one of them. */
export function partsOf({ system, glass, colour }: Design, catalogue: PlannerParts): Parts {
  return {
    system: find(catalogue.systems, system, 'system'),
    glazing: find(catalogue.glazings, glass, 'glass'),
    colours: {
      inside: find(catalogue.colours, colour.inside, 'colour'),
      outside: find(catalogue.colours, colour.outside, 'colour'),
    },
  }
}

/** Whether the catalogue has all that the design names. */
export function hasParts({ system, glass, colour }: Design, { systems, glazings, colours }: PlannerParts) {
  const has = (records: { key: string }[], key: string) => records.some((record) => record.key === key)
  return has(systems, system) && has(glazings, glass) && has(colours, colour.inside) && has(colours, colour.outside)
}

function find<T extends { key: string }>(records: T[], key: string, what: string): T {
  const record = records.find((candidate) => candidate.key === key)
  if (!record) throw new DesignError(`We do not have the ${what} “${key}”`)
  return record
}
