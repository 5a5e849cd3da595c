import type { PublicEstimate } from '@house/contract/estimates/estimate'
import type { Design } from '@house/contract/plans/design'
import type { PlanDetails } from '@house/contract/plans/replies'
import { describeDesign, sizeOf } from '@house/fenestration/description/describe'
import { kindOf } from '@house/fenestration/description/kind'
import { partsOf } from '@house/fenestration/design/catalogue'
import { commonScale } from '@house/fenestration/drawing/common-scale'
import { type Drawing, drawDesign } from '@house/fenestration/drawing/draw-design'
import { showAmount } from '@house/fenestration/estimate/format-estimate'
import { computeFigures } from '@house/fenestration/figures/figures'
import { formatFigure } from '@house/fenestration/figures/format-figure'
import { findProblems } from '@house/fenestration/rules/find-problems'
import { pointsPerMillimetre, pointsPerPixel } from '../../pdf/drawing.ts'

/** One block of the schedule. */
export type Opening = {
  design: Design
  kind: string
  size: string
  description: string
  figures: [label: string, value: string][]
  /** Limits that it breaks, as sentences. */
  problems: string[]
  drawing: Drawing
  scale: number
}

/** What the frames may take; dimension lines come on top. */
const largest = { width: 176, height: 200 }

/** The openings with opening symbols in the accent, room by room, in the order in which the rooms first appear. */
export function openingsOf(
  { plan, catalogue }: PlanDetails,
  estimate: PublicEstimate | null,
  accent: string,
): Opening[] {
  const rooms = [...new Set(plan.items.map(({ room }) => room))]
  const designs = rooms.flatMap((room) => plan.items.filter((item) => item.room === room))
  const scale = commonScale(designs, largest, pointsPerMillimetre)
  return designs.map((design, index) => {
    const { uw, shgc, sound, weight } = computeFigures(design, catalogue)
    return {
      design,
      scale,
      kind: kindOf(design, partsOf(design, catalogue).system),
      size: `${sizeOf(design)}${design.measured === 'opening' ? ' wall opening' : ''}`,
      description: describeDesign(design, catalogue),
      figures: [
        ['Heat loss, Uw', formatFigure('uw', uw.value)],
        ['Sun let in, SHGC', formatFigure('shgc', shgc.value)],
        ['Sound, Rw of the glass', formatFigure('sound', sound.value)],
        ['Weight of one piece', formatFigure('weight', weight.value)],
        ...priceOf(plan.items.indexOf(design), estimate),
      ],
      problems: findProblems(design, catalogue).map(({ message }) => message),
      drawing: drawDesign(design, catalogue, {
        ...{ detail: 'plain', dimensions: true, accent, idPrefix: `p${index}` },
        scale: pointsPerMillimetre / scale / pointsPerPixel,
      }),
    }
  })
}

function priceOf(index: number, estimate: PublicEstimate | null): [label: string, value: string][] {
  if (!estimate || estimate.mode === 'off') return []
  return [['Estimate each, + GST', showAmount(estimate.items[index]?.each)]]
}
