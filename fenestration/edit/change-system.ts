import type { Glazing, PlannerCatalogue, System } from '@house/contract/plans/catalogue'
import type { Design } from '@house/contract/plans/design'
import { glassFits } from '../design/glazing.ts'
import { sillHeightOf } from '../layout/lay-out-design.ts'

/** The design in another system. Glass and colour follow when it has not got them; the opening stays where it is in the wall. */
export function changeSystem(design: Design, system: System, { systems, glazings }: PlannerCatalogue): Design {
  const [anyColour = design.colour.inside] = system.colours
  const colour = (key: string) => (system.colours.includes(key) ? key : anyColour)
  const changed = {
    ...design,
    system: system.key,
    glass: glassIn(system, design, glazings)?.key ?? design.glass,
    colour: { inside: colour(design.colour.inside), outside: colour(design.colour.outside) },
  }
  return keepSillHeight(
    changed,
    systems.find(({ key }) => key === design.system),
    system,
  )
}

/** A height above the floor that nobody stated depends on the system: when that changes, the visitor keeps what was shown. */
export function keepSillHeight(design: Design, before: Pick<System, 'kind'> | undefined, after: Pick<System, 'kind'>) {
  if (!before) return design
  const sill_height = sillHeightOf(design, before)
  return sill_height === sillHeightOf(design, after) ? design : { ...design, sill_height }
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
