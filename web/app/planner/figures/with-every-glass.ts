import type { Design } from '@house/contract/plans/design'
import type { Glazing, PlannerParts } from '@house/contract/plans/planner-parts'
import { partsOf } from '@house/fenestration/design/planner-parts'
import { computeHeatLoss } from '@house/fenestration/figures/heat-loss'
import { computeSolarGain } from '@house/fenestration/figures/solar-gain'
import { layOutDesign } from '@house/fenestration/layout/lay-out-design'

export type GlassValue = {
  glazing: Glazing
  value: number
  /** Of the value of the glass, which this one is worked out from. */
  source: string
}
export type EveryGlass = { uw: GlassValue[]; shgc: GlassValue[] }

/** Heat and sun of the same opening with each glass that we offer, to compare with. Unknown values are left out. */
export function withEveryGlass(design: Design, plannerParts: PlannerParts): EveryGlass {
  const parts = partsOf(design, plannerParts)
  const layout = layOutDesign(design, parts.system, plannerParts)
  const known = (compute: typeof computeHeatLoss | typeof computeSolarGain, input: 'ug' | 'shgc') =>
    plannerParts.glazings.flatMap((glazing) => {
      const { value } = compute(layout, { ...parts, glazing })
      return value === null ? [] : [{ glazing, value, source: glazing[input].source }]
    })
  return { uw: known(computeHeatLoss, 'ug'), shgc: known(computeSolarGain, 'shgc') }
}

export function findSinglePane(values: GlassValue[]) {
  return values.find(({ glazing }) => isSingleClear(glazing))
}

export function isSingleClear({ layers, low_e, frosted }: Glazing) {
  return layers.length === 1 && !low_e && !frosted
}
