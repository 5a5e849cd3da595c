import {
  materialLabels,
  measureLabels,
  measures,
  measureUnits,
  openingLabels,
  problemLabels,
  roomLabels,
} from '@house/contract/products/attribute-options'
import type { AttributeRow, ProductAttributes, ProductMeasure } from '@house/contract/products/attributes'
import { meshLabels } from './labels.ts'

export const attributeLabels = {
  material: 'Material',
  opening: 'How it opens',
  system: 'System',
  mesh: 'Insect mesh',
  colour: 'Colour',
  room: 'Room',
  problem: 'What it solves',
}

/** What staff named in the planner parts. */
type AttributeNames = { colours: ReadonlyMap<string, string>; system?: string | null | undefined }

/** A product's attributes in words: first what it is, then its numbers with their sources. What is not stated has no value. */
export function attributeRows(attributes: ProductAttributes, { colours, system }: AttributeNames): AttributeRow[] {
  const lists: Record<keyof typeof attributeLabels, string[]> = {
    material: attributes.materials.map((key) => materialLabels[key]),
    opening: attributes.openings.map((key) => openingLabels[key]),
    system: system ? [system] : [],
    mesh: attributes.mesh.map((key) => meshLabels[key]),
    colour: attributes.colours.flatMap((key) => colours.get(key) ?? []),
    room: attributes.rooms.map((key) => roomLabels[key]),
    problem: attributes.problems.map(({ problem }) => problemLabels[problem]),
  }
  const names = Object.keys(attributeLabels) as (keyof typeof attributeLabels)[]
  return [
    ...names.map((name) => ({ name, label: attributeLabels[name], value: lists[name].join(', '), source: '' })),
    ...measures.map((name) => {
      const stated = attributes.measures.find(({ measure }) => measure === name)
      const value = stated ? `${rangeOf(stated)} ${measureUnits[name]}` : ''
      return { name, label: measureLabels[name], value, source: stated?.source ?? '' }
    }),
  ]
}

function rangeOf({ min, max }: ProductMeasure) {
  if (min === null) return `up to ${formatted(max ?? 0)}`
  if (max === null) return `from ${formatted(min)}`
  return min === max ? formatted(min) : `${formatted(min)} to ${formatted(max)}`
}

function formatted(value: number) {
  return value.toLocaleString('en-IN')
}
