import { emptyAttributes, type ProductAttributes } from '@house/contract/products/attributes'
import { expect, test } from 'vitest'
import { attributeRows } from './attribute-rows.ts'

const source = 'Measured by us'
const attributes: ProductAttributes = {
  ...emptyAttributes,
  materials: ['aluminium', 'glass'],
  mesh: ['pleated'],
  colours: ['white', 'gone', 'golden-oak'],
  problems: [{ problem: 'dust', reason: 'Two gaskets.' }],
  measures: [
    { measure: 'sash_height', min: 450, max: 100_000, source },
    { measure: 'sash_weight', min: null, max: 35, source },
    { measure: 'glass_area', min: 1.25, max: null, source },
    { measure: 'frame_depth', min: 60, max: 60, source: 'Catalogue' },
  ],
}
const names = {
  colours: new Map([
    ['white', 'White'],
    ['golden-oak', 'Golden oak'],
  ]),
  system: 'Casement 60',
}

test('attributes are words, and numbers have their unit and source', () => {
  const stated = attributeRows(attributes, names).filter(({ value }) => value)
  expect(stated.map(({ label, value, source }) => [label, value, source])).toEqual([
    ['Material', 'Aluminium, Glass', ''],
    ['System', 'Casement 60', ''],
    ['Insect mesh', 'Pleated mesh', ''],
    ['Colour', 'White, Golden oak', ''],
    ['What it solves', 'Dust', ''],
    ['Sash height', '450 to 1,00,000 mm', source],
    ['Sash weight', 'up to 35 kg', source],
    ['Glass area', 'from 1.25 m²', source],
    ['Frame depth', '60 mm', 'Catalogue'],
  ])
})

test('every product has the same rows, so that products can be compared', () => {
  const rowsOf = (each: ProductAttributes) => attributeRows(each, { colours: new Map() }).map(({ name }) => name)
  expect(rowsOf(emptyAttributes)).toEqual(rowsOf(attributes))
  expect(attributeRows(emptyAttributes, { colours: new Map() }).every(({ value }) => value === '')).toBe(true)
})
