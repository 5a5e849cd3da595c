import type { PricedOpening } from '@house/contract/estimates/price-book-options'
import type { Design, DesignCell } from '@house/contract/plans/design'
import type { Opening } from '@house/contract/plans/design-options'
import type { PlannerParts, System } from '@house/contract/plans/planner-parts'
import type { Box } from '../layout/geometry.ts'
import { layOutDesign } from '../layout/lay-out-design.ts'

/** What a price is worked out from, in whole mm². */
export type Measures = {
  frame: number
  /** The parts of the frame with their share of it; together they are the frame. */
  parts: { cell: DesignCell; area: number }[]
  /** The way of opening of each sash. */
  sashes: PricedOpening[]
}

const pricedAs: Record<Opening, PricedOpening> = {
  fixed: 'fixed',
  left: 'hinged',
  right: 'hinged',
  top: 'top-hung',
  bottom: 'bottom-hung',
  'tilt-left': 'tilt-and-turn',
  'tilt-right': 'tilt-and-turn',
  'slide-left': 'sliding',
  'slide-right': 'sliding',
  'fold-left': 'folding',
  'fold-right': 'folding',
  pivot: 'pivot',
  louvre: 'louvre',
}

export function pricedOpeningOf({ opens }: Pick<DesignCell, 'opens'>): PricedOpening {
  return pricedAs[opens]
}

/** An arch, gable or circle is charged as the rectangle around it, which is what is cut. */
export function measure(design: Design, system: System, plannerParts: Pick<PlannerParts, 'wall_gap'>): Measures {
  const { box, leaves } = layOutDesign(design, system, plannerParts)
  return {
    frame: areaOf(box),
    parts: leaves.flatMap(({ panes }) => panes.map(({ cell, nominal }) => ({ cell, area: areaOf(nominal) }))),
    sashes: leaves.map(({ cell }) => pricedOpeningOf(cell)).filter((opening) => opening !== 'fixed'),
  }
}

/** Between edges in whole millimetres, so that the parts add up to the frame. */
function areaOf({ left, top, right, bottom }: Box) {
  return (Math.round(right) - Math.round(left)) * (Math.round(bottom) - Math.round(top))
}
