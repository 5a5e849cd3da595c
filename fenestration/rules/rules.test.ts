import { plannerCatalogue } from '@house/content/planner/catalogue'
import { designOfProduct } from '@house/content/planner/product-designs'
import { products } from '@house/content/products'
import type { Design } from '@house/contract/plans/design'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDesign } from '../design/parse-design.ts'
import { anyDesign, checkDesign } from '../testing/designs.ts'
import { checkDesign as check } from './check-design.ts'
import { findProblems } from './find-problems.ts'
import type { Finding } from './problem.ts'

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

const halfGlazedDoor: Partial<Design> = {
  system: 'upvc-60-door',
  height: 2100,
  width: 900,
  rows: [
    { height: 1, cells: [sash] },
    { height: 1, cells: [{ ...sash, fill: 'panel' }] },
  ],
}

test('a sash that is too wide states the limit, and offers to divide it or to make it narrower', () => {
  const problem = check(wide, plannerCatalogue).find(({ rule }) => rule === 'leaf-too-wide')
  expect(problem?.message).toMatch(/^Sash B is \d+ mm wide; this system holds \d+ mm at most\.$/)
  expect(problem?.cell).toBe(1)
  expect(problem?.remedies.map(({ label }) => label)).toContain('Divide into two sashes')
})

test('every remedy cures its problem and breaks nothing else', () => {
  const rulesOf = (findings: { rule: string }[]) => findings.map(({ rule }) => rule)
  const limitsOf = (findings: Finding[]) => rulesOf(findings.filter(({ isAdvice }) => !isAdvice))
  fc.assert(
    fc.property(anyDesign, (design) => {
      const before = findProblems(design, plannerCatalogue)
      for (const { rule, remedies } of check(design, plannerCatalogue))
        for (const remedy of remedies) {
          expect(parseDesign(remedy.design)).toEqual(remedy.design)
          const after = findProblems(remedy.design, plannerCatalogue)
          const left = (found: Finding[]) => rulesOf(found).filter((other) => other === rule).length
          expect(left(after)).toBeLessThan(left(before))
          expect(limitsOf(after).filter((other) => !limitsOf(before).includes(other))).toEqual([])
          expect(limitsOf(after).length).toBeLessThanOrEqual(limitsOf(before).length)
        }
    }),
    { numRuns: 100 },
  )
}, 60_000)

test('a remedy does not hand the problem on to the neighbour', () => {
  const narrow = {
    ...checkDesign,
    width: 800,
    rows: [
      {
        height: 1,
        cells: [
          { ...sash, width: 370 },
          { ...sash, width: 430 },
        ],
      },
    ],
  }
  const { limits, ...system } = plannerCatalogue.systems.find(({ key }) => key === narrow.system) ?? fail()
  const catalogue = {
    ...plannerCatalogue,
    systems: [{ ...system, limits: limits.map((limit) => ({ ...limit, min_width: 350 })) }],
  }
  const [first] = check(narrow, catalogue).filter(({ rule }) => rule === 'leaf-too-narrow')
  expect(first?.remedies.map(({ label }) => label)).toEqual(['Join it with its neighbour'])
})

function fail(): never {
  throw new Error('There is no such system')
}

test('glass near the floor that is not safety glass gets advice and a safe glass to take', () => {
  const door = { ...checkDesign, system: 'upvc-60-door', height: 2100, width: 900 }
  const advice = check(door, plannerCatalogue).find(({ rule }) => rule === 'safety-glass')
  expect(advice?.isAdvice).toBe(true)
  const glass = plannerCatalogue.glazings.find(({ key }) => key === advice?.remedies[0]?.design.glass)
  expect(glass?.safety).toBe(true)
})

test.each<[string, Partial<Design>, boolean]>([
  ['a window low above the floor', { sill_height: 200 }, true],
  ['a window at the usual height', { sill_height: 1000 }, false],
  ['a low window with toughened glass', { sill_height: 200, glass: '6-12-6-toughened' }, false],
  [
    'a low window filled with a panel',
    { sill_height: 200, rows: [{ height: 1, cells: [{ ...sash, fill: 'panel' }] }] },
    false,
  ],
  ['glass in the upper half of a door', { ...halfGlazedDoor }, true],
])('safety glass: %s', (_, change, isAdvised) => {
  const rules = findProblems({ ...checkDesign, ...change }, plannerCatalogue).map(({ rule }) => rule)
  expect(rules.includes('safety-glass')).toBe(isAdvised)
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
