import type { Design } from '@house/contract/plans/design'
import type { PlannerParts } from '@house/contract/plans/planner-parts'
import { hasGlass } from '../design/glazing.ts'
import { hasHandle, slides, swings } from '../design/opening.ts'
import { grouped } from '../design/parse-design.ts'
import { partsOf } from '../design/planner-parts.ts'
import { letterOf } from '../edit/cells.ts'
import { layOutDesign } from '../layout/lay-out-design.ts'
import type { Leaf, Pane } from '../layout/layout.ts'
import { kindOf } from './kind.ts'
import { fillLabels, grilleLabels, handleLabels, meshLabels, openingLabels, sillLabels } from './labels.ts'

/** A design in words, for screen readers, mails, documents and search. */
export function describeDesign(design: Design, plannerParts: PlannerParts): string {
  const { system, glazing, colours } = partsOf(design, plannerParts)
  const { leaves } = layOutDesign(design, system, plannerParts)
  const sentences = [
    `${kindOf(design, system)}, ${sizeOf(design)}${design.measured === 'opening' ? ' wall opening' : ''}, ${system.name}`,
    describeLeaves(leaves),
    ...(design.rows.some(({ cells }) => cells.some(hasGlass)) ? [`Glass: ${glazing.name}`] : []),
    colours.inside.key === colours.outside.key
      ? `Colour: ${colours.inside.name}`
      : `Colour: ${colours.inside.name} inside, ${colours.outside.name} outside`,
    [
      ...(hasHandle(design) ? [handleLabels[design.handle]] : []),
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

function describeLeaves(leaves: Leaf[]): string {
  const panels = leaves.some(({ cell }) => slides(cell)) ? `${count(leaves.length, 'panel')}. ` : ''
  const isOnly = leaves.length === 1
  return (
    panels +
    leaves
      .map((leaf) =>
        isOnly ? upper(describeLeaf(leaf)) : `${letterOf(leaf.panes[0]?.index ?? 0)} ${describeLeaf(leaf)}`,
      )
      .join(', ')
  )
}

function describeLeaf({ cell, panes }: Leaf) {
  const direction = swings(cell) ? `, opening ${cell.swing === 'in' ? 'inwards' : 'outwards'}` : ''
  const fill = panes.length === 1 && cell.fill === 'glass' ? '' : `, ${panes.map(fillOf).join(' above ')}`
  const bars = panes.flatMap((pane) => (pane.cell.bars ? [`, glazing bars ${pane.cell.bars.join(' × ')}`] : []))
  return `${lower(openingLabels[cell.opens])}${direction}${fill}${bars.join('')}`
}

function fillOf({ cell }: Pane) {
  return fillLabels[cell.fill].toLowerCase()
}

function count(number: number, noun: string) {
  const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
  const word = words[number] ?? String(number)
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${noun}${number === 1 ? '' : 's'}`
}

function upper(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function lower(text: string) {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
