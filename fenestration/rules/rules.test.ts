import { plannerCatalogue } from '@house/content/planner/catalogue'
import { designOfProduct } from '@house/content/planner/product-designs'
import { products } from '@house/content/products'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDesign } from '../design/parse-design.ts'
import { anyDesign, checkDesign } from '../testing/designs.ts'
import { checkDesign as check } from './check-design.ts'

const sash = { width: 1, opens: 'right', swing: 'out', fill: 'glass' } as const
const light = { width: 1, opens: 'fixed', swing: 'in', fill: 'glass' } as const
const wide = {
  ...checkDesign,
  width: 2400,
  height: 1350,
  rows: [
    {
      height: 1,
      cells: [
        { ...light, width: 1500 },
        { ...sash, width: 900 },
      ],
    },
  ],
  colour: { inside: 'anthracite', outside: 'anthracite' },
}

test('a sash that is too wide states the limit, and offers to divide it or to make it narrower', () => {
  const problem = check(wide, plannerCatalogue).find(({ rule }) => rule === 'leaf-too-wide')
  expect(problem?.message).toMatch(/^Sash B is \d+ mm wide; this system holds \d+ mm at most\.$/)
  expect(problem?.cell).toBe(1)
  expect(problem?.remedies.map(({ label }) => label)).toContain('Divide into two sashes')
})

test('every remedy cures its problem and breaks nothing else', () => {
  fc.assert(
    fc.property(anyDesign, (design) => {
      const problems = check(design, plannerCatalogue)
      for (const { rule, cell, remedies } of problems.slice(0, 3))
        for (const remedy of remedies.slice(0, 1)) {
          expect(parseDesign(remedy.design)).toEqual(remedy.design)
          const after = check(remedy.design, plannerCatalogue)
          expect(after.some((other) => other.rule === rule && other.cell === cell)).toBe(false)
        }
    }),
    { numRuns: 30 },
  )
})

test('glass near the floor that is not safety glass gets advice and a safe glass to take', () => {
  const door = { ...checkDesign, system: 'upvc-60-door', height: 2100, width: 900 }
  const advice = check(door, plannerCatalogue).find(({ rule }) => rule === 'safety-glass')
  expect(advice?.isAdvice).toBe(true)
  const glass = plannerCatalogue.glazings.find(({ key }) => key === advice?.remedies[0]?.design.glass)
  expect(glass?.safety).toBe(true)
})

const planned = products.flatMap((product) => {
  const design = designOfProduct(product)
  return design ? [{ slug: product.slug, design }] : []
})

test('every window and door of the catalogue can be planned', () => {
  const kinds = ['window', 'door', 'doors-and-window', 'Slim-Sliding-Doors']
  const expected = products.filter(({ sub_item }) => kinds.includes(sub_item)).map(({ slug }) => slug)
  expect(planned.map(({ slug }) => slug)).toEqual(expected)
})

test.each(planned)('$slug is within the limits of its own system', ({ design }) => {
  expect(parseDesign(design)).toEqual(design)
  const problems = check(design, plannerCatalogue).filter(({ isAdvice }) => !isAdvice)
  expect(problems.map(({ message }) => message)).toEqual([])
})
