import type { Plan } from '@house/contract/plans/plan'
import { expect, test } from 'vitest'
import { cancelPreview, change, endPreview, preview, redo, select, startHistory, undo } from './history.ts'

const named = (name: string): Plan => ({ name, items: [] })

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
