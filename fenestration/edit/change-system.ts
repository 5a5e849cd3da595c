import type { Design } from '@house/contract/plans/design'
import type { Glazing, PlannerParts, System } from '@house/contract/plans/planner-parts'
import { glassFits } from '../design/glazing.ts'

/** The design in another system. Glass and colour follow when it has not got them. */
export function changeSystem(design: Design, system: System, { glazings }: Pick<PlannerParts, 'glazings'>): Design {
  const [anyColour = design.colour.inside] = system.colours
  const colour = (key: string) => (system.colours.includes(key) ? key : anyColour)
  return {
    ...design,
    system: system.key,
    glass: glassIn(system, design, glazings)?.key ?? design.glass,
    colour: { inside: colour(design.colour.inside), outside: colour(design.colour.outside) },
  }
}

/** The same glass if it fits, or the first of those that are as safe, as private and of as many panes as can be. */
export function glassIn(system: System, { glass }: Design, glazings: Glazing[]): Glazing | undefined {
  const present = glazings.find(({ key }) => key === glass)
  const fitting = glazings.filter((glazing) => glassFits(system, glazing))
  if (!present || fitting.includes(present)) return present ?? fitting[0]
  const unlike = ({ safety, frosted, layers }: Glazing) =>
    4 * Number(present.safety && !safety) +
    2 * Number(frosted !== present.frosted) +
    Number(layers.length !== present.layers.length)
  return fitting.toSorted((one, other) => unlike(one) - unlike(other))[0]
}
