import type { Design, DesignCell } from '@house/contract/plans/design'
import type { System } from '@house/contract/plans/planner-parts'
import { folds, hingeOf, slides, tiltsAndTurns } from '../design/opening.ts'
import { sillHeightOf } from '../layout/lay-out-design.ts'

const highestStep = 200

/** A name for what is drawn, such as "Sliding window" or "Picture window with casement". */
export function kindOf(design: Design, system: Pick<System, 'kind'>): string {
  const name = nameOf(design.rows, isDoor(design, system) ? 'door' : 'window')
  const shape = { rectangle: '', arch: 'Arched ', gable: 'Gabled ', round: 'Round ' }[design.shape]
  return shape ? shape + lower(name) : name
}

/** A door may stand on a step; door profiles higher in the wall make a window. */
export function isDoor(design: Design, system: Pick<System, 'kind'>) {
  return sillHeightOf(design, system) <= (system.kind === 'door' ? highestStep : 0)
}

function nameOf(rows: Design['rows'], noun: 'window' | 'door'): string {
  const cells = rows.flatMap((row) => row.cells)
  const opening = cells.filter(({ opens }) => opens !== 'fixed')
  // Stacked cells of one leaf count once.
  const hinged = Math.max(...rows.map((row) => row.cells.filter((cell) => hingeOf(cell) !== undefined).length))
  if (opening.length === 0) return noun === 'door' ? 'Fixed glazing' : 'Fixed window'
  if (cells.some(slides)) return `Sliding ${noun}`
  if (cells.some(folds)) return `Folding ${noun}`
  if (opening.every(({ opens }) => opens === 'louvre')) return 'Louvred ventilator'
  if (opening.every(({ opens }) => opens === 'pivot')) return `Pivot ${noun}`
  if (opening.every(({ opens }) => opens === 'top'))
    return withFixed(cells, opening, `Top-hung ${noun}`, 'top-hung sash')
  if (opening.some(tiltsAndTurns)) return `Tilt-and-turn ${noun}`
  if (noun === 'door') return upper(`${multiples[hinged] ?? ''}hinged door`)
  const sashes = `${multiples[hinged] ?? ''}casement`
  return withFixed(cells, opening, upper(`${sashes} window`), sashes)
}

/** By the number of sashes beside each other. */
const multiples: Record<number, string> = {
  2: 'double ',
  3: 'triple ',
  4: 'four-part ',
  5: 'five-part ',
  6: 'six-part ',
  7: 'seven-part ',
  8: 'eight-part ',
}

function withFixed(cells: DesignCell[], opening: DesignCell[], alone: string, sashes: string) {
  return cells.length > opening.length ? `Picture window with ${sashes}` : alone
}

function upper(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function lower(text: string) {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
