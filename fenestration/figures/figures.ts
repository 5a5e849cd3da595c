import type { Design } from '@house/contract/plans/design'
import type { PlannerParts } from '@house/contract/plans/planner-parts'
import { partsOf } from '../design/planner-parts.ts'
import { layOutDesign } from '../layout/lay-out-design.ts'
import { computeHeatLoss, type HeatLoss } from './heat-loss.ts'
import { computeSolarGain, type SolarGain } from './solar-gain.ts'
import { computeSound, type Sound } from './sound.ts'
import { computeWeight, type Weight } from './weight.ts'

export type Figures = { uw: HeatLoss; shgc: SolarGain; sound: Sound; weight: Weight }

/** The four figures of one piece of a design, each with how it was worked out. */
export function computeFigures(design: Design, plannerParts: PlannerParts): Figures {
  const parts = partsOf(design, plannerParts)
  const layout = layOutDesign(design, parts.system, plannerParts)
  return {
    uw: computeHeatLoss(layout, parts),
    shgc: computeSolarGain(layout, parts),
    sound: computeSound(layout, parts),
    weight: computeWeight(layout, parts),
  }
}
