import { plannerCatalogue } from '@house/demo/planner/catalogue'
import { computeFigures } from '@house/fenestration/figures/figures'
import { presets } from '@house/fenestration/plan/presets'
import { expect, test } from 'vitest'
import { comparisonsOf, scaleOf } from './figure-scale.ts'
import { isSingleClear, withEveryGlass } from './with-every-glass.ts'

const [preset] = presets
const [singlePane] = plannerCatalogue.glazings.filter(isSingleClear)
if (!preset || !singlePane) throw new Error('There is no preset, or no single pane')

test('without a scale the single pane of the words is still named with its source', () => {
  const design = { ...preset.design, glass: singlePane.key }
  const compare = (source: string) => {
    const glazing = { ...singlePane, ug: { ...singlePane.ug, source } }
    const plannerParts = { ...plannerCatalogue, glazings: [glazing] }
    const all = [
      'uw',
      computeFigures(design, plannerParts),
      design,
      plannerParts,
      withEveryGlass(design, plannerParts),
    ] as const
    expect(scaleOf(...all)).toBeNull()
    return comparisonsOf(...all)
  }
  expect(compare('Our table')).toEqual([expect.stringMatching(/^Single, 6 mm: \d\.\d \(Our table\)$/)])
  expect(compare('')).toEqual([expect.stringMatching(/^Single, 6 mm: \d\.\d$/)])
})
