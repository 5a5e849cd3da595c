import type { PublicEstimate } from '@house/contract/estimates/estimate'
import type { Design } from '@house/contract/plans/design'
import type { PlannerParts } from '@house/contract/plans/planner-parts'
import type { PlanDetails } from '@house/contract/plans/replies'
import { describeDesign, sizeOf } from '@house/fenestration/description/describe'
import { kindOf } from '@house/fenestration/description/kind'
import { designHasGlass } from '@house/fenestration/design/glazing'
import { grouped } from '@house/fenestration/design/parse-design'
import { partsOf } from '@house/fenestration/design/planner-parts'
import { commonScale } from '@house/fenestration/drawing/common-scale'
import { type Drawing, drawDesign } from '@house/fenestration/drawing/draw-design'
import { showAmount } from '@house/fenestration/estimate/format-estimate'
import { computeFigures, type Figures } from '@house/fenestration/figures/figures'
import { formatFigure } from '@house/fenestration/figures/format-figure'
import { areasOf } from '@house/fenestration/layout/areas'
import { layOutDesign, sillHeightOf } from '@house/fenestration/layout/lay-out-design'
import { findProblems } from '@house/fenestration/rules/find-problems'
import { pointsPerMillimetre, pointsPerPixel } from '../../../platform/pdf/drawing.ts'

/** One line of the table: of one piece, without units. */
export type TableRow = Record<
  'name' | 'room' | 'quantity' | 'size' | 'sill' | 'kind' | 'glass' | 'uw' | 'shgc' | 'sound' | 'weight' | 'area',
  string
>

/** One block of the schedule. */
export type Opening = {
  design: Design
  kind: string
  size: string
  description: string
  figures: [label: string, value: string][]
  row: TableRow
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
    const computed = computeFigures(design, catalogue)
    const { uw, shgc, sound, weight } = computed
    const { system } = partsOf(design, catalogue)
    const kind = kindOf(design, system)
    return {
      design,
      scale,
      kind,
      row: rowOf(design, kind, computed, catalogue),
      size: `${sizeOf(design)}${design.measured === 'opening' ? ' wall opening' : ''}`,
      description: describeDesign(design, catalogue),
      figures: [
        ['Sill above the floor', `${grouped(sillHeightOf(design, system))} mm`],
        ['Heat loss, Uw', formatFigure('uw', uw.value)],
        ['Sun let in, SHGC', formatFigure('shgc', shgc.value)],
        ['Sound, Rw of the glass', formatFigure('sound', sound.value)],
        ['Weight of one piece', formatFigure('weight', weight.value)],
        ...priceOf(plan.items.indexOf(design), estimate),
      ],
      problems: findProblems(design, catalogue).map(({ message }) => message),
      drawing: drawDesign(design, catalogue, {
        detail: 'plain',
        dimensions: true,
        accent,
        idPrefix: `p${index}`,
        scale: pointsPerMillimetre / scale / pointsPerPixel,
      }),
    }
  })
}

function rowOf(design: Design, kind: string, { uw, shgc, sound, weight }: Figures, catalogue: PlannerParts) {
  const { system, glazing } = partsOf(design, catalogue)
  const number = (value: number | null, digits = 0) => (value === null ? '–' : value.toFixed(digits))
  return {
    name: design.name || '–',
    room: design.room,
    quantity: String(design.quantity),
    size: sizeOf(design).replace(' mm', ''),
    sill: grouped(sillHeightOf(design, system)),
    kind: `${kind}, ${system.name}`,
    glass: designHasGlass(design) ? glazing.name : '–',
    uw: number(uw.value, 1),
    shgc: number(shgc.value, 2),
    sound: number(sound.value),
    weight: number(weight.value),
    area: areasOf(layOutDesign(design, system, catalogue)).whole.toFixed(2),
  }
}

function priceOf(index: number, estimate: PublicEstimate | null): [label: string, value: string][] {
  if (!estimate || estimate.mode === 'off') return []
  return [['Estimate each, + GST', showAmount(estimate.items[index]?.each)]]
}
