import type { PlannerCatalogue } from '@house/contract/plans/catalogue'
import type { Design, DesignCell } from '@house/contract/plans/design'
import { partsOf } from '../design/catalogue.ts'
import { hasGlass } from '../design/glazing.ts'
import { slides, swings } from '../design/opening.ts'
import { grouped } from '../design/parse-design.ts'
import { cellList } from '../edit/cells.ts'
import { kindOf } from './kind.ts'
import { fillLabels, grilleLabels, handleLabels, meshLabels, openingLabels, sillLabels } from './labels.ts'

/** A design in words, for screen readers, mails, documents and search. */
export function describeDesign(design: Design, catalogue: PlannerCatalogue): string {
  const { system, glazing, colours } = partsOf(design, catalogue)
  const sentences = [
    `${kindOf(design, system)}, ${sizeOf(design)}${design.measured === 'opening' ? ' wall opening' : ''}, ${system.name}`,
    describeCells(design),
    ...(cellList(design).some(({ cell }) => hasGlass(cell)) ? [`Glass: ${glazing.name}`] : []),
    colours.inside.key === colours.outside.key
      ? `Colour: ${colours.inside.name}`
      : `Colour: ${colours.inside.name} inside, ${colours.outside.name} outside`,
    [
      ...(opens(design) ? [handleLabels[design.handle]] : []),
      design.mesh ? meshLabels[design.mesh] : 'no mesh',
      design.grille ? grilleLabels[design.grille] : 'no grille',
      ...(design.sill ? [sillLabels[design.sill]] : []),
    ]
      .map((part, index) => (index === 0 ? upper(part) : lower(part)))
      .join(', '),
  ]
  return `${sentences.join('. ')}.`
}

/** Two sizes with thousands separators: "1,800 × 1,200 mm". */
export function sizeOf({ width, height }: Pick<Design, 'width' | 'height'>) {
  return `${grouped(width)} × ${grouped(height)} mm`
}

function describeCells(design: Design): string {
  const cells = cellList(design)
  const sliding = cells.filter(({ cell }) => slides(cell))
  const panels = sliding.length > 0 ? `${count(cells.length, 'panel')}. ` : ''
  return (
    panels +
    cells
      .map(({ letter, cell }) => `${cells.length > 1 ? `${letter} ` : ''}${describeCell(cell, cells.length === 1)}`)
      .join(', ')
  )
}

function describeCell(cell: DesignCell, isOnly: boolean) {
  const opens = openingLabels[cell.opens]
  const direction = swings(cell) ? `, opening ${cell.swing === 'in' ? 'inwards' : 'outwards'}` : ''
  const fill = cell.fill === 'glass' ? '' : `, ${fillLabels[cell.fill].toLowerCase()}`
  const bars = cell.bars ? `, glazing bars ${cell.bars[0]} × ${cell.bars[1]}` : ''
  return `${isOnly ? opens : lower(opens)}${direction}${fill}${bars}`
}

function count(number: number, noun: string) {
  const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
  const word = words[number] ?? String(number)
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${noun}${number === 1 ? '' : 's'}`
}

/** A fixed light has no handle. */
function opens({ rows }: Design) {
  return rows.some(({ cells }) => cells.some((cell) => cell.opens !== 'fixed'))
}

function upper(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function lower(text: string) {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
