import type { Plan } from '@house/contract/plans/plan'
import { presets } from '@house/fenestration/plan/presets'
import { expect, test } from 'vitest'
import { mergePlans } from './merge-plans.ts'

function opening(name: string, width = 1200) {
  const [preset] = presets
  if (!preset) throw new Error('There is no preset')
  return { ...preset.design, name, width }
}

const plan = (...items: Plan['items']): Plan => ({ name: 'My home', items })
const base = plan(opening('W1'), opening('W2'))

test('openings added in two tabs are both kept', () => {
  const merged = mergePlans(base, plan(...base.items, opening('W3')), plan(...base.items, opening('D1')))
  expect(merged.items.map(({ name }) => name)).toEqual(['W1', 'W2', 'W3', 'D1'])
})

test('a change in one tab survives a change of another opening in the other', () => {
  const merged = mergePlans(base, plan(opening('W1', 900), opening('W2')), plan(opening('W1'), opening('W2', 600)))
  expect(merged.items.map(({ width }) => width)).toEqual([900, 600])
})

test('an opening deleted in the other tab is gone, unless it was changed here', () => {
  expect(mergePlans(base, base, plan(opening('W1'))).items).toHaveLength(1)
  expect(mergePlans(base, plan(opening('W1'), opening('W2', 700)), plan(opening('W1'))).items).toHaveLength(2)
})

test('a new name of the plan is taken from the tab that gave it', () => {
  expect(mergePlans(base, { ...base, name: 'Flat' }, base).name).toBe('Flat')
  expect(mergePlans(base, base, { ...base, name: 'Villa' }).name).toBe('Villa')
})
