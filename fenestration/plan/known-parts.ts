import type { Design } from '@house/contract/plans/design'
import type { PlannerParts } from '@house/contract/plans/planner-parts'
import { isDoor } from '../description/kind.ts'
import { glassFits } from '../design/glazing.ts'

/** The design with parts that we no longer offer replaced by the nearest, and a sentence for each. */
export function withKnownParts(design: Design, plannerParts: PlannerParts): { design: Design; changes: string[] } {
  const changes: string[] = []
  const keep = <T extends { key: string; name: string }>(key: string, records: T[], instead: T | undefined) => {
    const found = records.find((record) => record.key === key)
    if (found || !instead) return found ?? instead
    changes.push(`${design.name || 'An opening'} used “${key}”, which we no longer offer; it has ${instead.name} now.`)
    return instead
  }
  const opens = design.rows.flatMap((row) => row.cells.map((cell) => cell.opens))
  const { systems, glazings, colours } = plannerParts
  const able = systems.find((system) => opens.every((opening) => system.opens.includes(opening))) ?? systems[0]
  const system = keep(design.system, systems, able)
  const fitting = glazings.filter((glazing) => system && glassFits(system, glazing))
  const safe = system && isDoor(design, system) ? fitting.find(({ safety }) => safety) : undefined
  const glazing = keep(design.glass, glazings, safe ?? fitting[0] ?? glazings[0])
  const offered = colours.find(({ key }) => system?.colours.includes(key)) ?? colours[0]
  const inside = keep(design.colour.inside, colours, offered)
  const outside = keep(design.colour.outside, colours, offered)
  if (changes.length === 0) return { design, changes }
  return {
    design: {
      ...design,
      system: system?.key ?? design.system,
      glass: glazing?.key ?? design.glass,
      colour: { inside: inside?.key ?? design.colour.inside, outside: outside?.key ?? design.colour.outside },
    },
    changes,
  }
}
