import type { PlannerParts } from '@house/contract/plans/planner-parts'
import { plannerCatalogue } from '@house/demo/planner/catalogue'
import { computeFigures } from '@house/fenestration/figures/figures'
import { presets } from '@house/fenestration/plan/presets'
import { expect, test } from 'vitest'
import { plainWords } from './plain-words.ts'
import { withEveryGlass } from './with-every-glass.ts'

function words(glass: string, plannerParts: PlannerParts = plannerCatalogue) {
  const preset = presets.find(({ key }) => key === 'fixed-window')
  if (!preset) throw new Error('There is no fixed window')
  const design = { ...preset.design, glass }
  const figures = computeFigures(design, plannerParts)
  const everyGlass = withEveryGlass(design, plannerParts)
  const say = (name: keyof typeof figures) => plainWords(name, figures, everyGlass)
  return { heat: say('uw'), sun: say('shgc'), noise: say('sound') }
}

test('a window with a single clear pane is as good as one with a single clear pane', () => {
  expect(words('6')).toMatchObject({ heat: 'As much as a single pane', sun: 'As much as a single pane' })
})

test('the share is the nearest one that has a name', () => {
  // 0.60 of 0.73 is 82 %, 0.32 of it 44 %.
  expect(words('6-12-6').sun).toBe('About 4/5 of a single pane')
  expect(words('6-12-6-low-e').sun).toBe('About 2/5 of a single pane')
})

test('traffic noise is what the glass alone keeps out, by Rw + Ctr', () => {
  expect(words('6-12-6').noise).toBe('Glass alone: 30 dB less traffic noise')
})

test('without a value of traffic noise or a single pane to compare with, less is said', () => {
  const glazings = plannerCatalogue.glazings
    .filter(({ layers }) => layers.length > 1)
    .map((glazing) => ({ ...glazing, rw_ctr: { value: null, source: '' } }))
  const plannerParts = { ...plannerCatalogue, glazings }
  expect(words('6-12-6', plannerParts)).toEqual({ heat: '', sun: '', noise: 'Of the glass alone' })
})
