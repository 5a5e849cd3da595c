import type { Plan } from '@house/contract/plans/plan'
import { presets } from '@house/fenestration/plan/presets'
import { expect, test } from 'vitest'
import {
  cancelPreview,
  change,
  endPreview,
  type History,
  markSaved,
  merge,
  openPlan,
  preview,
  redo,
  type SavedAs,
  select,
  startHistory,
  undo,
} from './history.ts'

const [preset] = presets
if (!preset) throw new Error('There is no preset')
const { design } = preset

const named = (name: string): Plan => ({ name, items: [] })
const withOpenings = (...names: string[]): Plan => ({ name: 'Home', items: names.map((name) => ({ ...design, name })) })
const openingsOf = ({ plan }: History) => plan.items.map(({ name }) => name)

test('each act is one step, and undo and redo go through them', () => {
  const history = change(change(startHistory(named('A')), named('B')), named('C'))
  expect(undo(history).plan.name).toBe('B')
  expect(undo(undo(history)).plan.name).toBe('A')
  expect(undo(undo(undo(history))).plan.name).toBe('A')
  expect(redo(undo(history)).plan.name).toBe('C')
})

test('a new act after undo removes what was undone', () => {
  const history = change(undo(change(startHistory(named('A')), named('B'))), named('C'))
  expect(redo(history).plan.name).toBe('C')
  expect(undo(history).plan.name).toBe('A')
})

test('a whole drag is one step', () => {
  const dragged = preview(preview(preview(startHistory(named('A')), named('1')), named('2')), named('3'))
  expect(dragged.past).toEqual([])
  expect(undo(endPreview(dragged)).plan.name).toBe('A')
  expect(cancelPreview(dragged)).toMatchObject({ plan: { name: 'A' }, past: [] })
})

test('selecting an opening is no step', () => {
  const history = select(startHistory(named('A')), 3)
  expect(history).toMatchObject({ selected: 0, past: [] })
})

test('a hundred steps are kept', () => {
  let history = startHistory(named('0'))
  for (let step = 1; step <= 150; step += 1) history = change(history, named(String(step)))
  expect(history.past).toHaveLength(100)
})

test('undo after opening a shared plan brings the own one back with its code and key, however much was changed since', () => {
  const own: SavedAs = { code: 'JH-OWN', editKey: 'own', version: 1, plan: withOpenings('W1') }
  const shared: SavedAs = { code: 'JH-SHARED', editKey: 'theirs', version: 4, plan: withOpenings('D1') }
  const drawn = markSaved(startHistory(withOpenings('W1')), '', own)
  let history = openPlan(drawn, { id: 'shared', plan: shared.plan, selected: 0 }, shared)
  expect(history.savedAs[history.id]).toBe(shared)
  for (let step = 1; step <= 150; step += 1) history = change(history, named(String(step)))
  while (history.past.length > 0) history = undo(history)
  expect(openingsOf(history)).toEqual(['W1'])
  expect(history.savedAs[history.id]).toBe(own)
  expect(redo(history).savedAs.shared).toBe(shared)
})

test('undo takes back what was done here, not what another tab did', () => {
  const added = change(startHistory(withOpenings('W1')), withOpenings('W1', 'W2'), 1)
  const merged = merge(added, { id: '', base: added.plan, theirs: withOpenings('W1', 'W2', 'W3') })
  expect(openingsOf(merged)).toEqual(['W1', 'W2', 'W3'])
  expect(openingsOf(undo(merged))).toEqual(['W1', 'W3'])
  expect(openingsOf(redo(undo(merged)))).toEqual(['W1', 'W2', 'W3'])
})

test('the opening in view stays in view when another tab deletes or moves others', () => {
  const history = select(startHistory(withOpenings('W1', 'W2', 'W3')), 2)
  const without = (...names: string[]) => merge(history, { id: '', base: history.plan, theirs: withOpenings(...names) })
  expect(without('W2', 'W3').selected).toBe(1)
  expect(without('W3', 'W1', 'W2').selected).toBe(0)
  expect(without('W1', 'W2').selected).toBe(1)
})
