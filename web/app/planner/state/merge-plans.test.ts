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

test('an opening that one side deletes is gone, unless the other side changed it', () => {
  const [deleted, changed] = [plan(opening('W1')), plan(opening('W1'), opening('W2', 700))]
  expect(mergePlans(base, base, deleted).items).toHaveLength(1)
  expect(mergePlans(base, deleted, base).items).toHaveLength(1)
  expect(mergePlans(base, changed, deleted).items).toHaveLength(2)
  expect(mergePlans(base, deleted, changed).items).toHaveLength(2)
})

test('two different openings that got the same name are both kept', () => {
  const merged = mergePlans(
    base,
    plan(...base.items, opening('W3', 900)),
    plan(...base.items, opening('W3', 600), opening('W4')),
  )
  expect(merged.items.map(({ name, width }) => `${name} ${width}`)).toEqual([
    'W1 1200',
    'W2 1200',
    'W3 900',
    'W4 1200',
    'W5 600',
  ])
})

test('the order is taken from the side that moved openings', () => {
  const moved = plan(opening('W2'), opening('W1'))
  const names = (merged: Plan) => merged.items.map(({ name }) => name)
  expect(names(mergePlans(base, base, moved))).toEqual(['W2', 'W1'])
  expect(names(mergePlans(base, moved, base))).toEqual(['W2', 'W1'])
  expect(names(mergePlans(base, plan(...base.items, opening('D1')), moved))).toEqual(['W2', 'W1', 'D1'])
})

test('the order of the fields of an opening is no change', () => {
  const reversed = (design: Plan['items'][number]) =>
    Object.fromEntries(Object.entries(design).toReversed()) as typeof design
  const theirs = { ...base, items: base.items.map(reversed) }
  expect(mergePlans(base, plan(opening('W1')), theirs).items).toHaveLength(1)
})

test('a new name of the plan is taken from the tab that gave it', () => {
  expect(mergePlans(base, { ...base, name: 'Flat' }, base).name).toBe('Flat')
  expect(mergePlans(base, base, { ...base, name: 'Villa' }).name).toBe('Villa')
})
