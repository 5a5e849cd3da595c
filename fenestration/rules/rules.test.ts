import type { Design } from '@house/contract/plans/design'
import { plannerCatalogue } from '@house/demo/planner/catalogue'
import { designOfProduct } from '@house/demo/planner/product-designs'
import { products } from '@house/demo/products'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDesign } from '../design/parse-design.ts'
import { presets } from '../plan/presets.ts'
import { anyDesign, checkDesign } from '../testing/designs.ts'
import { checkDesign as check } from './check-design.ts'
import { findProblems } from './find-problems.ts'
import type { Finding } from './problem.ts'

const sash = { width: 1, opens: 'right', swing: 'out', fill: 'glass' } as const
const light = { width: 1, opens: 'fixed', swing: 'in', fill: 'glass' } as const
const wideSash = { ...sash, width: 2.17 }
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

test.each([
  ['a single casement', { system: 'upvc-60-casement', width: 750, height: 1200 }],
  ['a balcony door', { system: 'upvc-60-door', width: 1000, height: 2100, glass: '6-12-6-toughened' }],
])('%s is as wide at most as its page says, over its frame', (_, change) => {
  const design = { ...checkDesign, ...change }
  expect(findProblems(design, plannerCatalogue)).toEqual([])
  const [wider] = check({ ...design, width: design.width + 20 }, plannerCatalogue)
  expect(wider).toMatchObject({ rule: 'leaf-too-wide', limit: design.width })
  expect(wider?.message).toContain(`is ${(design.width + 20).toLocaleString('en-IN')} mm wide`)
})

test('a window above the floor is never cured with the profiles of a door', () => {
  const kinds = (design: Design) =>
    check(design, plannerCatalogue)
      .flatMap(({ remedies }) => remedies)
      .map((remedy) => plannerCatalogue.systems.find(({ key }) => key === remedy.design.system)?.kind)
  expect(kinds({ ...wide, height: 1200, rows: [{ height: 1, cells: [sash, sash] }] })).not.toContain('door')
})

test('every remedy cures its problem and breaks nothing else', () => {
  const rulesOf = (findings: { rule: string }[]) => findings.map(({ rule }) => rule)
  const limitsOf = (findings: Finding[]) => rulesOf(findings.filter(({ isAdvice }) => !isAdvice))
  const worstOf = (findings: Finding[]) => Math.max(0, ...findings.map(({ excess }) => excess))
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
          expect(worstOf(after)).toBeLessThan(worstOf(before) * 1.03)
        }
    }),
    { numRuns: 100 },
  )
}, 60_000)

const doubleCasement = preset('casement-window')

/** The labels of the remedies that lead to a design within all limits, each time the first. */
function follow(design: Design, steps: string[] = []): string[] {
  const [problem] = check(design, plannerCatalogue).filter(({ isAdvice }) => !isAdvice)
  if (!problem) return steps
  const [remedy] = problem.remedies
  if (!remedy || steps.length === 12) throw new Error(`${problem.message} After: ${steps.join(', ') || 'nothing'}`)
  return follow(remedy.design, [...steps, remedy.label])
}

test.each([
  [
    'two sashes of which one is wide',
    { ...doubleCasement, width: 2400, rows: [{ height: 1, cells: [wideSash, sash] }] },
  ],
  ['two wide sashes', { ...doubleCasement, width: 2400 }],
  ['two sashes that are too wide, too high and too heavy', { ...doubleCasement, width: 5100, height: 2700 }],
  ['a sliding window', { ...preset('sliding-window'), width: 6000, height: 3000 }],
  ['a door with a rail that is too high', { ...preset('hinged-door'), width: 2100, height: 3000 }],
])('remedies lead out: %s', (_, design) => {
  for (const problem of check(design, plannerCatalogue))
    for (const remedy of problem.remedies) expect(() => follow(remedy.design)).not.toThrow()
  expect(follow(design).length).toBeGreaterThan(0)
})

test('a wide door with a rail is divided in all its panes, or made of a system that holds wider leaves', () => {
  const [problem] = check({ ...preset('hinged-door'), width: 2400 }, plannerCatalogue)
  expect(problem?.remedies.map(({ label }) => label)).toEqual([
    'Divide into three sashes',
    'Make it 1,000 mm wide',
    'Use Aluminium entrance door, two sashes',
  ])
  const [divided, , other] = problem?.remedies ?? []
  expect(divided?.design.rows.map(({ cells }) => cells.length)).toEqual([3, 3])
  expect(other?.design.rows.map(({ cells }) => cells.map(({ opens }) => opens))).toEqual([
    ['left', 'right'],
    ['left', 'right'],
  ])
})

test('a remedy that changes the system names the glass when that changes too', () => {
  // A casement system has no sliding panels, and few sliding systems take this glass.
  const design = { ...preset('sliding-window'), system: 'upvc-60-casement', glass: '6-16-6.8-acoustic' }
  const labels = check(design, plannerCatalogue)
    .flatMap(({ remedies }) => remedies)
    .filter((remedy) => remedy.design.system !== design.system && remedy.design.glass !== design.glass)
    .map(({ label }) => label)
  expect(labels[0]).toMatch(/^Use .+ with .+, \d+/)
})

test('a sash does not get narrower by making the other one too wide', () => {
  const labels = check({ ...doubleCasement, width: 2400 }, plannerCatalogue)[0]?.remedies.map(({ label }) => label)
  expect(labels?.[0]).toBe('Divide into two sashes')
  expect(labels?.filter((label) => label.startsWith('Make it'))).toEqual([])
})

function preset(name: string) {
  return (presets.find(({ key }) => key === name) ?? fail()).design
}

test('a remedy does not hand the problem on to the neighbour', () => {
  const narrow = {
    ...checkDesign,
    width: 740,
    rows: [
      {
        height: 1,
        cells: [
          { ...sash, width: 340 },
          { ...sash, width: 400 },
        ],
      },
    ],
  }
  const { limits, ...system } = plannerCatalogue.systems.find(({ key }) => key === narrow.system) ?? fail()
  const plannerParts = {
    ...plannerCatalogue,
    systems: [{ ...system, limits: limits.map((limit) => ({ ...limit, min_width: 380 })) }],
  }
  const [first] = check(narrow, plannerParts).filter(({ rule }) => rule === 'leaf-too-narrow')
  expect(first?.remedies.map(({ label }) => label)).toEqual(['Join it with its neighbour'])
})

function fail(): never {
  throw new Error('There is no such system or preset')
}

test('a tilt-and-turn sash that opens outwards is a problem that one tap cures in all sashes', () => {
  const cells = (['tilt-left', 'tilt-right'] as const).map((opens) => ({ ...sash, opens }))
  const design = { ...checkDesign, system: 'upvc-70-casement', rows: [{ height: 1, cells }] }
  const [problem] = check(design, plannerCatalogue)
  expect(problem).toMatchObject({ rule: 'tilts-outwards', cell: 0, isAdvice: false })
  const [remedy] = problem?.remedies ?? []
  expect(remedy?.label).toBe('Open it inwards')
  expect(findProblems(remedy?.design ?? design, plannerCatalogue)).toEqual([])
  expect(parseDesign(design)).toEqual(design)
})

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

const started = [...planned, ...presets.map(({ key, design }) => ({ slug: key, design }))]

test.each(started)(
  '$slug starts within the limits of its system, with safety glass where it is advised',
  ({ design }) => {
    expect(parseDesign(design)).toEqual(design)
    expect(findProblems(design, plannerCatalogue).map(({ message }) => message)).toEqual([])
  },
)
