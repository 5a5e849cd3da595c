import { figureNames } from '@house/contract/products/attribute-options'
import { plannerCatalogue } from '@house/demo/planner/catalogue'
import { expect, test } from 'vitest'
import { checkDesign } from '../testing/designs.ts'
import { figureRows } from './figure-rows.ts'

test('the figures of the standard size name its size, its glass and their sources', () => {
  const rows = figureRows(checkDesign, plannerCatalogue)
  expect(rows.map(({ name }) => name)).toEqual(figureNames)
  expect(rows[0]).toMatchObject({
    label: 'Heat loss Uw, standard size',
    value: expect.stringMatching(/^\d\.\d W\/m²K$/),
  })
  expect(rows[0]?.source).toMatch(
    /^Calculated for 1,?230 × 1,?480 mm with .+, from: French 3CL calculation tables: double glass, .+; .+$/,
  )
  expect(rows[0]?.source).not.toMatch(/Measured on the drawing|from:.*Clear double|density/)
  expect(rows[2]?.source).toMatch(/^Laboratory table of the glass.* \(.+\)$/)
})

test('a mesh door has no glass, so its weight names none', () => {
  const mesh = checkDesign.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, fill: 'mesh' as const })),
  }))
  const rows = figureRows({ ...checkDesign, rows: mesh }, plannerCatalogue)
  expect(rows.map(({ value }) => value !== '')).toEqual([false, false, false, true])
  expect(rows[3]?.source).not.toMatch(/glass|6-12-6/i)
})

test('a figure that is not known has neither value nor source', () => {
  const glazings = plannerCatalogue.glazings.map((glazing) => ({ ...glazing, rw: { value: null, source: 'None' } }))
  const sound = figureRows(checkDesign, { ...plannerCatalogue, glazings }).find(({ name }) => name === 'figure_sound')
  expect(sound).toMatchObject({ value: '', source: '' })
})
