import type { Glazing, PlannerCatalogue } from '@house/contract/plans/catalogue'
import type { Design } from '@house/contract/plans/design'
import { partsOf } from '@house/fenestration/design/catalogue'
import { computeHeatLoss } from '@house/fenestration/figures/heat-loss'
import { computeSolarGain } from '@house/fenestration/figures/solar-gain'
import { layOutDesign } from '@house/fenestration/layout/lay-out-design'

export type GlassValue = { glazing: Glazing; value: number }
export type EveryGlass = { uw: GlassValue[]; shgc: GlassValue[] }

/** Heat and sun of the same opening with each glass of the catalogue, to compare with. Unknown values are left out. */
export function withEveryGlass(design: Design, catalogue: PlannerCatalogue): EveryGlass {
  const parts = partsOf(design, catalogue)
  const layout = layOutDesign(design, parts.system, catalogue)
  const known = (compute: typeof computeHeatLoss | typeof computeSolarGain) =>
    catalogue.glazings.flatMap((glazing) => {
      const { value } = compute(layout, { ...parts, glazing })
      return value === null ? [] : [{ glazing, value }]
    })
  return { uw: known(computeHeatLoss), shgc: known(computeSolarGain) }
}

export function isSingleClear({ layers, low_e, frosted }: Glazing) {
  return layers.length === 1 && !low_e && !frosted
}
