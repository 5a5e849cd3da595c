import { plannerCatalogue } from '@house/demo/planner/catalogue'
import { presets } from '@house/fenestration/plan/presets'
import { findProblems } from '@house/fenestration/rules/find-problems'
import { expect, test } from 'vitest'
import { withAnswers } from './with-answers.ts'

const preset = presets.find(({ key }) => key === 'casement-window') ?? fail()
// The 60 mm system takes no thicker glass.
const design = { ...preset.design, system: 'upvc-70-casement' }
const answered = (answers: Record<string, string>) =>
  withAnswers(design, new URLSearchParams(answers), plannerCatalogue)
const glassOf = ({ glass }: { glass: string }) => plannerCatalogue.glazings.find(({ key }) => key === glass)

test('the plan starts in the size and the room that were asked for', () => {
  expect(answered({ width: '1350', height: '4 ft', room: 'kitchen' })).toEqual({
    ...design,
    width: 1350,
    height: 1219,
    room: 'Kitchen',
  })
  expect(answered({ width: '9', problem: 'dust' })).toEqual(design)
})

test.each([
  ['noise', (design: { glass: string }) => glassOf(design)?.rw.value ?? 0],
  ['heat', (design: { glass: string }) => -(glassOf(design)?.shgc.value ?? 1)],
] as const)('against %s it starts with a better glass that the window holds', (problem, merit) => {
  const started = answered({ problem })
  expect(merit(started)).toBeGreaterThan(merit(design))
  expect(findProblems(started, plannerCatalogue)).toEqual(findProblems(design, plannerCatalogue))
})

test('without systems the design stays as it is', () => {
  const plannerParts = { ...plannerCatalogue, systems: [] }
  expect(withAnswers(design, new URLSearchParams({ problem: 'noise' }), plannerParts)).toEqual(design)
})

function fail(): never {
  throw new Error('There is no such preset')
}
