import { plannerCatalogue } from '@house/demo/planner/catalogue'
import { expect, test } from 'vitest'
import { partsOf } from '../design/planner-parts.ts'
import { divideUpright } from '../edit/divide.ts'
import { presets } from '../plan/presets.ts'
import { describeDesign } from './describe.ts'
import { kindOf } from './kind.ts'

function preset(name: string) {
  const found = presets.find(({ key }) => key === name)
  if (!found) throw new Error(`There is no preset ${name}`)
  return found.design
}

test('a casement window is named after the number of its sashes', () => {
  const kind = (design: typeof double) => kindOf(design, partsOf(design, plannerCatalogue).system)
  const double = preset('casement-window')
  const triple = divideUpright(double, 0, 0)
  const four = triple && divideUpright(triple, 0, 0)
  expect([double, triple, four].map((design) => design && kind(design))).toEqual([
    'Double casement window',
    'Triple casement window',
    'Four-part casement window',
  ])
})

test('a door with a rail is one leaf', () => {
  const text = describeDesign(preset('hinged-door'), plannerCatalogue)
  expect(text).toContain('. Hinged left, opening inwards, clear glass above panel. ')
})

test('several leaves have letters', () => {
  const text = describeDesign(preset('casement-window'), plannerCatalogue)
  expect(text).toContain('. A hinged left, opening outwards, B hinged right, opening outwards. ')
})

test('neither a louvre nor a fixed light has a handle', () => {
  const casement = preset('casement-window')
  const textOf = (opens: 'fixed' | 'louvre' | 'left') => {
    const rows = casement.rows.map((row) => ({ ...row, cells: row.cells.map((cell) => ({ ...cell, opens })) }))
    return describeDesign({ ...casement, rows }, plannerCatalogue)
  }
  expect(textOf('left')).toMatch(/Lever/)
  expect(textOf('louvre')).not.toMatch(/Lever/)
  expect(textOf('fixed')).not.toMatch(/Lever/)
})
