import type { PlannerCatalogue } from '@house/contract/plans/catalogue'
import type { Design } from '@house/contract/plans/design'
import type { Plan } from '@house/contract/plans/plan'
import { defaultPlanName } from '@house/contract/plans/plan-limits'
import { withKnownParts } from '@house/fenestration/plan/known-parts'
import { addItem } from '@house/fenestration/plan/plan-commands'
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
  | { type: 'merge'; base: Plan; theirs: Plan }

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
    case 'merge':
      return merge(history, action.base, action.theirs)
  }
}

/** What another tab stored joins what is here. The same object stays if nothing changes, so that tabs do not answer each other for ever. */
function merge(history: History, base: Plan, theirs: Plan): History {
  const plan = mergePlans(base, history.plan, theirs)
  return JSON.stringify(plan) === JSON.stringify(history.plan) ? history : { ...history, plan, before: null }
}

export type SavedCopy = Pick<StoredPlan, 'code' | 'editKey'>

/** The plan with undo, kept on this device after each step and shared with other tabs. */
export function usePlanHistory(brought: Design[], catalogue: PlannerCatalogue) {
  const [history, dispatch] = useReducer(reduce, joined(null, brought, catalogue), startHistory)
  const [copy, setCopy] = useState<SavedCopy>({ code: null, editKey: null })
  const [savedAt, setSavedAt] = useState('')
  const [isLoaded, setIsLoaded] = useState(false)
  /** What had to be changed in the stored plan. */
  const [notices, setNotices] = useState<string[]>([])
  /** What this tab last read or wrote, to tell its own changes from those of other tabs. */
  const base = useRef<Plan | null>(null)

  useEffect(() => {
    const stored = readStoredPlan(localStorage)
    setNotices(stored?.plan.items.flatMap((design) => withKnownParts(design, catalogue).changes) ?? [])
    const repair = (entry: Plan) => ({
      ...entry,
      items: entry.items.map((design) => withKnownParts(design, catalogue).design),
    })
    const steps = (plans: Plan[] = []) => plans.map((entry) => ({ plan: repair(entry), selected: 0 }))
    const plan = joined(stored && repair(stored.plan), brought, catalogue)
    if (stored) setCopy({ code: stored.code, editKey: stored.editKey })
    const [first] = brought
    const selected = first ? plan.items.findIndex((item) => withoutName(item) === withoutName(first)) : 0
    dispatch({
      type: 'load',
      history: { plan, selected, past: steps(stored?.past), future: steps(stored?.future), before: null },
    })
    base.current = stored?.plan ?? null
    setIsLoaded(true)
  }, [brought, catalogue])

  useEffect(
    () =>
      onStoredElsewhere(() => {
        const stored = readStoredPlan(localStorage)
        if (!stored) return
        dispatch({ type: 'merge', base: base.current ?? stored.plan, theirs: stored.plan })
        base.current = stored.plan
        const { code, editKey } = stored
        setCopy((copy) => (copy.code === code && copy.editKey === editKey ? copy : { code, editKey }))
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

  return { history, dispatch, copy, setCopy, savedAt, isLoaded, notices }
}

export type PlanDispatch = ReturnType<typeof usePlanHistory>['dispatch']

function emptyPlan(): Plan {
  return { name: defaultPlanName, items: [] }
}

/** What a link or product brings joins the plan that is on the device, unless it is there already. */
function joined(stored: Plan | null, brought: Design[], { systems }: PlannerCatalogue): Plan {
  return brought.reduce((plan, design) => {
    const system = systems.find(({ key }) => key === design.system)
    const isThere = plan.items.some((item) => withoutName(item) === withoutName(design))
    return system && !isThere ? addItem(plan, design, system) : plan
  }, stored ?? emptyPlan())
}

function withoutName(design: Design) {
  return JSON.stringify({ ...design, name: '', room: '' })
}
