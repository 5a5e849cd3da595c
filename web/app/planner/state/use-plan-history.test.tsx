import { plannerCatalogue } from '@house/content/planner/catalogue'
import type { Design } from '@house/contract/plans/design'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { sampleHouse } from '../sample-house.ts'
import { readStoredPlan, writeStoredPlan } from './stored-plan.ts'
import { usePlanHistory } from './use-plan-history.ts'

const none: Design[] = []

beforeEach(() => localStorage.clear())

/** Another tab stores a plan. */
function storeElsewhere(change: (items: typeof sampleHouse.items) => typeof sampleHouse.items) {
  const stored = readStoredPlan(localStorage)
  if (!stored) throw new Error('Nothing is stored')
  writeStoredPlan(localStorage, { ...stored, plan: { ...stored.plan, items: change(stored.plan.items) } })
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'house-plan' }))
  })
}

test('each step is stored, and a new visit finds it with its undo', () => {
  const first = renderHook(() => usePlanHistory(none, plannerCatalogue))
  act(() => first.result.current.dispatch({ type: 'change', plan: sampleHouse }))
  first.unmount()
  const second = renderHook(() => usePlanHistory(none, plannerCatalogue))
  expect(second.result.current.history.plan).toEqual(sampleHouse)
  act(() => second.result.current.dispatch({ type: 'undo' }))
  expect(second.result.current.history.plan.items).toEqual([])
})

test('what another tab adds or changes joins the plan here', () => {
  const { result } = renderHook(() => usePlanHistory(none, plannerCatalogue))
  act(() => result.current.dispatch({ type: 'change', plan: sampleHouse }))
  storeElsewhere((items) => [...items.map((item, index) => (index === 0 ? { ...item, width: 1111 } : item))])
  expect(result.current.history.plan.items[0]?.width).toBe(1111)
  expect(result.current.history.plan.items).toHaveLength(6)
})

test('a drag is stored once it ends', () => {
  const { result } = renderHook(() => usePlanHistory(none, plannerCatalogue))
  act(() => result.current.dispatch({ type: 'change', plan: sampleHouse }))
  act(() => result.current.dispatch({ type: 'preview', plan: { ...sampleHouse, name: 'Dragged' } }))
  expect(readStoredPlan(localStorage)?.plan.name).toBe('Sample house')
  act(() => result.current.dispatch({ type: 'end-preview' }))
  expect(readStoredPlan(localStorage)?.plan.name).toBe('Dragged')
})
