import type { Plan } from '@house/contract/plans/plan'
import type { PlannerParts } from '@house/contract/plans/planner-parts'
import { partsOf } from '../design/planner-parts.ts'
import { areasOf } from '../layout/areas.ts'
import { layOutDesign } from '../layout/lay-out-design.ts'
import { pieceCount, roomsOf } from './plan-commands.ts'

/** Pieces, rooms, and square metres of all frames. */
export function totalsOf(plan: Plan, plannerParts: PlannerParts) {
  const areas = plan.items.map((design) => {
    const { system } = partsOf(design, plannerParts)
    return areasOf(layOutDesign(design, system, plannerParts)).whole * design.quantity
  })
  return {
    pieces: pieceCount(plan),
    rooms: roomsOf(plan).length,
    area: areas.reduce((sum, area) => sum + area, 0),
  }
}
