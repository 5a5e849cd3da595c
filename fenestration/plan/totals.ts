import type { PlannerParts } from '@house/contract/plans/planner-parts'
import type { Plan } from '@house/contract/plans/plan'
import { partsOf } from '../design/planner-parts.ts'
import { areasOf } from '../layout/areas.ts'
import { layOutDesign } from '../layout/lay-out-design.ts'
import { pieceCount, roomsOf } from './plan-commands.ts'

/** Pieces, rooms, and square metres of all frames. */
export function totalsOf(plan: Plan, catalogue: PlannerParts) {
  const areas = plan.items.map((design) => {
    const { system } = partsOf(design, catalogue)
    return areasOf(layOutDesign(design, system, catalogue)).whole * design.quantity
  })
  return {
    pieces: pieceCount(plan),
    rooms: roomsOf(plan).length,
    area: areas.reduce((sum, area) => sum + area, 0),
  }
}
