import type { Design } from '@house/contract/plans/design'
import type { Plan } from '@house/contract/plans/plan'
import { plannerCatalogue } from '@house/demo/planner/catalogue'
import { presets } from '@house/fenestration/plan/presets'
import { act, renderHook } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { samplePlan } from '../../../testing/sample-plan.ts'
import { startHistory } from './history.ts'
import { openSharedPlan } from './open-shared-plan.ts'
import { readStoredPlan, writeStoredPlan } from './stored-plan.ts'
import { usePlanHistory } from './use-plan-history.ts'

const none: Design[] = []

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

function openPlanner(initialDesigns = none) {
  return renderHook(() => usePlanHistory(initialDesigns, plannerCatalogue))
}

function storedHistory() {
  const stored = readStoredPlan()
  if (!stored) throw new Error('Nothing is stored')
  return stored.history
}

const namesOf = ({ items }: Plan) => items.map(({ name }) => name)

/** Another tab stores a plan, and this one does not notice. */
function storeUnnoticed(change: (items: Plan['items']) => Plan['items']) {
  const history = storedHistory()
  writeStoredPlan({ ...history, plan: { ...history.plan, items: change(history.plan.items) } }, '')
}

function notice() {
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'house-plan' }))
  })
}

test('each step is stored, and a new visit finds it with its undo', () => {
  const first = openPlanner()
  act(() => first.result.current.dispatch({ type: 'change', plan: samplePlan }))
  first.unmount()
  const second = openPlanner()
  expect(second.result.current.history.plan).toEqual(samplePlan)
  act(() => second.result.current.dispatch({ type: 'undo' }))
  expect(second.result.current.history.plan.items).toEqual([])
})

test('a step is stored when the visitor leaves, however soon', () => {
  const { result } = openPlanner()
  const { dispatch } = result.current
  // Inside act nothing that may wait is rendered: as if the visitor left in the next millisecond.
  act(() => {
    flushSync(() => dispatch({ type: 'change', plan: samplePlan }))
    expect(readStoredPlan()?.history.plan.items ?? []).toEqual([])
    dispatchEvent(new PageTransitionEvent('pagehide'))
    expect(storedHistory().plan).toEqual(samplePlan)
  })
})

test('what another tab adds or changes joins the plan here, and nothing is written in reply', () => {
  const { result } = openPlanner()
  act(() => result.current.dispatch({ type: 'change', plan: samplePlan }))
  storeUnnoticed((items) => [...items.map((item, index) => (index === 0 ? { ...item, width: 1111 } : item))])
  const write = vi.spyOn(Storage.prototype, 'setItem')
  notice()
  expect(result.current.history.plan.items[0]?.width).toBe(1111)
  expect(result.current.history.plan.items).toHaveLength(6)
  expect(write).not.toHaveBeenCalled()
})

test('undo here leaves what another tab added', () => {
  const { result } = openPlanner()
  act(() => result.current.dispatch({ type: 'change', plan: samplePlan }))
  act(() => result.current.dispatch({ type: 'change', plan: { ...samplePlan, items: samplePlan.items.slice(1) } }))
  storeUnnoticed((items) => [...items, ...items.slice(0, 1).map((item) => ({ ...item, name: 'W9' }))])
  notice()
  act(() => result.current.dispatch({ type: 'undo' }))
  expect(namesOf(result.current.history.plan)).toEqual([...namesOf(samplePlan), 'W9'])
  expect(namesOf(storedHistory().plan)).toContain('W9')
})

test('a change here keeps what another tab stored unnoticed, as while this page was in the back/forward cache', () => {
  const { result } = openPlanner()
  act(() => result.current.dispatch({ type: 'change', plan: samplePlan }))
  storeUnnoticed((items) => items.slice(0, 5))
  act(() => result.current.dispatch({ type: 'change', plan: { ...samplePlan, name: 'Renamed here' } }))
  expect(storedHistory().plan).toMatchObject({ name: 'Renamed here', items: { length: 5 } })
  expect(result.current.history.plan).toEqual(storedHistory().plan)
})

test('a page from the back/forward cache shows what was stored meanwhile', () => {
  const { result } = openPlanner()
  act(() => result.current.dispatch({ type: 'change', plan: samplePlan }))
  storeUnnoticed((items) => items.slice(0, 5))
  act(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  expect(result.current.history.plan.items).toHaveLength(5)
})

test('a drag is stored once it ends', () => {
  const { result } = openPlanner()
  act(() => result.current.dispatch({ type: 'change', plan: samplePlan }))
  act(() => result.current.dispatch({ type: 'preview', plan: { ...samplePlan, name: 'Dragged' } }))
  expect(storedHistory().plan.name).toBe('Sample house')
  act(() => result.current.dispatch({ type: 'end-preview' }))
  expect(storedHistory().plan.name).toBe('Dragged')
})

test('after a shared plan is opened, undo brings the own plan back with its code and key, in every tab', () => {
  const own = { code: 'JH-OWN', editKey: 'key', version: 1, plan: samplePlan }
  const { result } = openPlanner()
  act(() => result.current.dispatch({ type: 'change', plan: samplePlan }))
  act(() => result.current.dispatch({ type: 'saved', id: '', savedAs: own }))
  const shared: Plan = { name: 'Architect', items: samplePlan.items.slice(0, 1) }
  expect(openSharedPlan(shared, null)).toEqual({ isStored: true, canUndo: true })
  notice()
  const reloaded = openPlanner()
  for (const tab of [result, reloaded.result]) {
    expect(tab.current.history.plan).toEqual(shared)
    expect(tab.current.savedAs).toBeNull()
  }
  act(() => reloaded.result.current.dispatch({ type: 'undo' }))
  expect(reloaded.result.current.history.plan).toEqual(samplePlan)
  expect(reloaded.result.current.savedAs).toEqual(own)
  notice()
  expect(result.current.history.plan).toEqual(samplePlan)
})

test('an opening that a link brings is added once, as one step', () => {
  const [preset] = presets
  if (!preset) throw new Error('There is no preset')
  const linked = [{ ...preset.design, room: 'Study', width: 1777 }]
  writeStoredPlan(startHistory(samplePlan), '')
  const { result } = openPlanner(linked)
  expect(result.current.history.plan.items).toHaveLength(7)
  expect(result.current.history.plan.items[result.current.history.selected]?.width).toBe(1777)
  act(() => result.current.dispatch({ type: 'undo' }))
  expect(result.current.history.plan).toEqual(samplePlan)
})

test('a full plan says so when a link brings one more', () => {
  const [preset] = presets
  if (!preset) throw new Error('There is no preset')
  const items = Array.from({ length: 60 }, (_, index) => ({ ...preset.design, name: `W${index + 1}` }))
  writeStoredPlan(startHistory({ name: 'Hotel', items }), '')
  const { result } = openPlanner([{ ...preset.design, width: 1777 }])
  expect(result.current.history.plan.items).toHaveLength(60)
  expect(result.current.notices).toEqual([expect.stringMatching(/^A plan has at most 60 openings/)])
})

test('"saved" is said only when the browser has stored the plan', () => {
  const { result } = openPlanner()
  act(() => result.current.dispatch({ type: 'change', plan: samplePlan }))
  expect(result.current.savedAt).not.toBe('')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  act(() => result.current.dispatch({ type: 'change', plan: { ...samplePlan, name: 'Too much' } }))
  expect(result.current.savedAt).toBe('')
  expect(result.current.notices).toEqual([expect.stringMatching(/^This browser does not store the plan/)])
})

test('the planner works in a browser that blocks the data of sites', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError')
  })
  const { result } = openPlanner()
  act(() => result.current.dispatch({ type: 'change', plan: samplePlan }))
  expect(result.current.history.plan).toBe(samplePlan)
  expect(result.current.notices).toHaveLength(1)
})

test('what the catalogue no longer has is replaced and named, and a part of the plan that cannot be read too', () => {
  const [first, ...others] = samplePlan.items
  const plan = {
    ...samplePlan,
    items: [{ ...first, glass: 'diamond' }, { ...first, name: 'W8', width: 5 }, ...others],
  }
  localStorage.setItem('house-plan', JSON.stringify({ plan }))
  const { result } = openPlanner()
  expect(result.current.notices).toEqual([
    expect.stringMatching(/^W8 could not be read/),
    expect.stringMatching(/^W1 used “diamond”/),
  ])
  expect(namesOf(result.current.history.plan)).toEqual(namesOf(samplePlan))
})
