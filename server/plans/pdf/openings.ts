import type { Design } from '@house/contract/plans/design'
import type { PlanDetails, PlanProblem } from '@house/contract/plans/replies'
import { describeDesign, sizeOf } from '@house/fenestration/description/describe'
import { kindOf } from '@house/fenestration/description/kind'
import { partsOf } from '@house/fenestration/design/catalogue'
import { type Drawing, drawDesign } from '@house/fenestration/drawing/draw-design'
import { computeFigures } from '@house/fenestration/figures/figures'
import { checkDesign } from '@house/fenestration/rules/check-design'

/** One block of the schedule. */
export type Opening = {
  design: Design
  kind: string
  size: string
  description: string
  figures: [label: string, value: string][]
  problems: PlanProblem[]
  drawing: Drawing
  scale: number
}

/** Points of a drawing's pixel, so that its figures are seven points high. */
export const pointsPerPixel = 0.54
const pointsPerMillimetre = 72 / 25.4
/** What the frames may take; dimension lines come on top. */
const largest = { width: 176, height: 200 }
const scales = [10, 15, 20, 25, 30, 40, 50, 60, 75, 100, 150]

/** The openings room by room, in the order in which the rooms first appear. */
export function openingsOf({ plan, catalogue }: PlanDetails): Opening[] {
  const rooms = [...new Set(plan.items.map(({ room }) => room))]
  const designs = rooms.flatMap((room) => plan.items.filter((item) => item.room === room))
  const scale = commonScale(designs)
  return designs.map((design, index) => {
    const { uw, shgc, sound, weight } = computeFigures(design, catalogue)
    return {
      design,
      scale,
      kind: kindOf(design, partsOf(design, catalogue).system),
      size: `${sizeOf(design)}${design.measured === 'opening' ? ' wall opening' : ''}`,
      description: describeDesign(design, catalogue),
      figures: [
        ['Heat loss, Uw', figureText(uw.value, 'W/m²K', 1)],
        ['Sun let in, SHGC', figureText(shgc.value, '', 2)],
        ['Sound, Rw of the glass', figureText(sound.value, 'dB', 0)],
        ['Weight of one piece', figureText(weight.value, 'kg', 0)],
      ],
      problems: checkDesign(design, catalogue),
      drawing: drawDesign(design, catalogue, {
        ...{ detail: 'plain', dimensions: true, idPrefix: `p${index}` },
        scale: pointsPerMillimetre / scale / pointsPerPixel,
      }),
    }
  })
}

export function totalsOf(openings: Opening[]) {
  const pieces = openings.reduce((sum, { design }) => sum + design.quantity, 0)
  const area = openings.reduce((sum, { design }) => sum + (design.width * design.height * design.quantity) / 1e6, 0)
  const rooms = new Set(openings.map(({ design }) => design.room)).size
  const summary = `${count(pieces, 'piece')} in ${count(rooms, 'room')}, ${area.toFixed(1)} m² in all.`
  return { summary, scale: openings[0]?.scale ?? 1 }
}

/** The largest usual scale at which every frame fits. */
function commonScale(designs: Design[]) {
  const width = Math.max(...designs.map((design) => design.width)) * pointsPerMillimetre
  const height = Math.max(...designs.map((design) => design.height)) * pointsPerMillimetre
  const fits = (scale: number) => width / scale <= largest.width && height / scale <= largest.height
  return scales.find(fits) ?? Math.ceil(Math.max(width / largest.width, height / largest.height))
}

function figureText(value: number | null, unit: string, digits: number) {
  return value === null ? 'not known' : `${value.toFixed(digits)} ${unit}`.trim()
}

function count(number: number, noun: string) {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
