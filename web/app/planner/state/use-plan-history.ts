import type { Plan } from '@house/contract/plans/plan'
import { defaultPlanName } from '@house/contract/plans/plan-limits'
import { useEffect, useReducer, useRef, useState } from 'react'
import {
  cancelPreview,
  change,
  endPreview,
  type History,
  preview,
  redo,
  select,
  startHistory,
  undo,
} from './history.ts'
import { mergePlans } from './merge-plans.ts'
import { onStoredElsewhere, readStoredPlan, type StoredPlan, writeStoredPlan } from './stored-plan.ts'

type Action =
  | { type: 'change'; plan: Plan; selected?: number }
  | { type: 'preview'; plan: Plan }
  | { type: 'end-preview' | 'cancel-preview' | 'undo' | 'redo' }
  | { type: 'select'; index: number }
  | { type: 'load'; history: History }

function reduce(history: History, action: Action): History {
  switch (action.type) {
    case 'change':
      return change(history, action.plan, action.selected)
    case 'preview':
      return preview(history, action.plan)
    case 'end-preview':
      return endPreview(history)
    case 'cancel-preview':
      return cancelPreview(history)
    case 'undo':
      return undo(history)
    case 'redo':
      return redo(history)
    case 'select':
      return select(history, action.index)
    case 'load':
      return action.history
  }
}

export type SavedCopy = Pick<StoredPlan, 'code' | 'editKey'>

/** The plan with undo, kept on this device after each step and shared with other tabs. */
export function usePlanHistory(initial: Plan | null) {
  const [history, dispatch] = useReducer(reduce, initial ?? emptyPlan(), startHistory)
  const [copy, setCopy] = useState<SavedCopy>({ code: null, editKey: null })
  const [savedAt, setSavedAt] = useState('')
  const [isLoaded, setIsLoaded] = useState(false)
  /** What this tab last read or wrote, to tell its own changes from those of other tabs. */
  const base = useRef<Plan | null>(null)
  const latest = useRef(history)
  latest.current = history

  useEffect(() => {
    const stored = readStoredPlan(localStorage)
    const plan = initial ? joined(stored?.plan ?? null, initial) : stored?.plan
    if (stored) setCopy({ code: stored.code, editKey: stored.editKey })
    if (plan) {
      const steps = (plans: Plan[]) => plans.map((entry) => ({ plan: entry, selected: 0 }))
      const selected = initial ? plan.items.length - 1 : 0
      dispatch({
        type: 'load',
        history: { plan, selected, past: steps(stored?.past ?? []), future: steps(stored?.future ?? []), before: null },
      })
    }
    base.current = stored?.plan ?? null
    setIsLoaded(true)
  }, [initial])

  useEffect(
    () =>
      onStoredElsewhere(() => {
        const stored = readStoredPlan(localStorage)
        if (!stored) return
        const { plan, selected, past, future } = latest.current
        const merged = base.current ? mergePlans(base.current, plan, stored.plan) : stored.plan
        base.current = stored.plan
        setCopy({ code: stored.code, editKey: stored.editKey })
        if (JSON.stringify(merged) !== JSON.stringify(plan))
          dispatch({ type: 'load', history: { plan: merged, selected, past, future, before: null } })
      }),
    [],
  )

  const { plan, past, future, before } = history
  useEffect(() => {
    // Not while a drag is under way: each finished act is stored.
    if (!isLoaded || before !== null) return
    if (plan.items.length === 0 && past.length === 0 && base.current === null) return
    const now = new Date().toISOString()
    const plans = (steps: { plan: Plan }[]) => steps.map((step) => step.plan)
    writeStoredPlan(localStorage, { plan, past: plans(past), future: plans(future), ...copy, savedAt: now })
    base.current = plan
    setSavedAt(now)
  }, [plan, past, future, before, copy, isLoaded])

  return { history, dispatch, copy, setCopy, savedAt, isLoaded }
}

export type PlanDispatch = ReturnType<typeof usePlanHistory>['dispatch']

function emptyPlan(): Plan {
  return { name: defaultPlanName, items: [] }
}

/** What the link or product brings joins the plan that is on the device. */
function joined(stored: Plan | null, brought: Plan): Plan {
  if (!stored) return brought
  const isThere = (item: Plan['items'][number]) =>
    stored.items.some(
      (other) => JSON.stringify({ ...other, name: '', room: '' }) === JSON.stringify({ ...item, name: '', room: '' }),
    )
  const items = brought.items.filter((item) => !isThere(item))
  const numbers = stored.items.length
  return {
    name: stored.name,
    items: [
      ...stored.items,
      ...items.map((item, index) => ({ ...item, name: item.name || `W${numbers + index + 1}` })),
    ],
  }
}
