import type { Plan } from '@house/contract/plans/plan'
import { presets } from '@house/fenestration/plan/presets'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { change, markSaved, openPlan, type SavedAs, startHistory } from './history.ts'
import { findEditKey, openSharedPlan } from './open-shared-plan.ts'
import { emptyPlan, readStoredPlan, writeStoredPlan } from './stored-plan.ts'

const [preset] = presets
if (!preset) throw new Error('There is no preset')
const { design } = preset
const planOf = (count: number): Plan => ({
  name: 'Home',
  items: Array.from({ length: count }, (_, index) => ({ ...design, name: `W${index + 1}` })),
})

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

function historyWith(steps: number) {
  let history = startHistory(planOf(1))
  for (let step = 1; step <= steps; step += 1) history = change(history, { ...planOf(1), name: `Step ${step}` })
  return history
}

/** The storage takes only so many characters. */
function limitStorage(characters: number) {
  const setItem = Storage.prototype.setItem
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key: string, value: string) {
    if (value.length > characters) throw new DOMException('Full', 'QuotaExceededError')
    setItem.call(this, key, value)
  })
}

test.each([1, 15, 19, 100])('%i undo steps survive a reload', (steps) => {
  writeStoredPlan(historyWith(steps), '')
  expect(readStoredPlan()?.history).toEqual(historyWith(steps))
})

test('a full storage keeps the plan, the newest steps and the other plan that undo leads to', () => {
  const savedAs: SavedAs = { code: 'JH-1', editKey: 'key', version: 1, plan: planOf(1) }
  let history = openPlan(historyWith(30), { id: 'shared', plan: planOf(1), selected: 0 }, savedAs)
  for (let step = 1; step <= 30; step += 1) history = change(history, { ...planOf(1), name: `Shared ${step}` })
  limitStorage(15_000)
  writeStoredPlan(history, '')
  const stored = readStoredPlan()?.history
  expect(stored?.plan.name).toBe('Shared 30')
  expect(stored?.past.at(-1)?.plan.name).toBe('Shared 29')
  expect(stored?.past[0]?.plan.name).toBe('Step 30')
  expect(stored?.savedAs.shared).toEqual(savedAs)
})

test('a plan with more openings than allowed is read all the same', () => {
  writeStoredPlan(startHistory(planOf(61)), '')
  expect(readStoredPlan()?.history.plan.items).toHaveLength(61)
})

test('an undo step that cannot be read is left out, the plan and the other steps stay', () => {
  const history = historyWith(2)
  const [first] = history.past
  const broken = { id: '', selected: 0, plan: { name: 'x', items: [{ ...design, width: 5 }] } }
  localStorage.setItem('house-plan', JSON.stringify({ ...history, past: [first, broken, 7] }))
  const stored = readStoredPlan()
  expect(stored?.history.past).toEqual([first])
  expect(stored?.problems).toEqual([])
})

test('an opening that cannot be read is named, and the stored text is put aside', () => {
  const items = [{ ...design, name: 'W1' }, { ...design, name: 'W2', v: 2 }, { width: 5 }]
  const text = JSON.stringify({ ...startHistory(emptyPlan), plan: { name: 'Home', items } })
  localStorage.setItem('house-plan', text)
  const stored = readStoredPlan()
  expect(stored?.history.plan.items.map(({ name }) => name)).toEqual(['W1'])
  expect(stored?.problems).toEqual([
    expect.stringMatching(/^W2 could not be read and is left out\. /),
    expect.stringMatching(/^Opening 3 could not be read and is left out\. /),
  ])
  expect(localStorage.getItem('house-plan-unreadable')).toBe(text)
})

test('a text that is no plan is put aside', () => {
  localStorage.setItem('house-plan', '{"plan":')
  expect(readStoredPlan()?.problems).toEqual(['The plan on this device could not be read, so a new one begins.'])
  expect(localStorage.getItem('house-plan-unreadable')).toBe('{"plan":')
})

test('a shared plan that the browser cannot store leaves the own one alone', () => {
  writeStoredPlan(startHistory(planOf(1)), '')
  limitStorage(1_000)
  expect(openSharedPlan(planOf(2), null).isStored).toBe(false)
  expect(readStoredPlan()?.history.plan.items).toHaveLength(1)
})

test('the plan that is here already is updated with what other devices have saved', () => {
  const held: SavedAs = { code: 'JH-1', editKey: 'key', version: 1, plan: planOf(1) }
  writeStoredPlan(markSaved(startHistory({ ...planOf(1), name: 'Renamed here' }), '', held), '')
  expect(findEditKey('JH-1')).toBe('key')
  expect(findEditKey('JH-2')).toBe('')
  const newest = { ...held, version: 2, plan: planOf(2) }
  expect(openSharedPlan(newest.plan, newest)).toEqual({ isStored: true, canUndo: false })
  expect(readStoredPlan()?.history).toMatchObject({
    id: '',
    plan: { name: 'Renamed here', items: { length: 2 } },
    savedAs: { '': newest },
  })
})

test('a version older than the one that is here is another plan', () => {
  const held: SavedAs = { code: 'JH-1', editKey: 'key', version: 2, plan: planOf(2) }
  writeStoredPlan(markSaved(startHistory(planOf(2)), '', held), '')
  expect(openSharedPlan(planOf(1), { ...held, version: 1, plan: planOf(1) }).canUndo).toBe(true)
  expect(readStoredPlan()?.history.plan).toEqual(planOf(1))
})
