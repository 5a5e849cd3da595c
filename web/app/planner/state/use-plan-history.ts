import type { Design } from '@house/contract/plans/design'
import type { Plan } from '@house/contract/plans/plan'
import type { PlannerParts } from '@house/contract/plans/planner-parts'
import { addItem, planIsFull } from '@house/fenestration/plan/plan-commands'
import { planWithKnownParts } from '@house/fenestration/plan/plan-with-known-parts'
import { useDeferredValue, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { isDeepEqual } from './deep-equal.ts'
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
import { type Base, joinStored, withKnownPartsIn } from './join-stored.ts'
import { emptyPlan, onStoredElsewhere, readStoredPlan, readStoredText, writeStoredPlan } from './stored-plan.ts'

type Action =
  | { type: 'change'; plan: Plan; selected?: number }
  | { type: 'preview'; plan: Plan }
  | { type: 'end-preview' | 'cancel-preview' | 'undo' | 'redo' }
  | { type: 'select'; index: number }
  | { type: 'load'; history: History }
  | { type: 'start-new'; id: string }
  | { type: 'join'; base: Base; stored: History }
  | { type: 'merge'; id: string; base: Plan; theirs: Plan }
  | { type: 'saved'; id: string; savedAs: SavedAs }

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
    case 'start-new':
      return openPlan(history, { id: action.id, plan: emptyPlan, selected: 0 }, null)
    case 'join':
      return joinStored(history, action.base, action.stored)
    case 'merge':
      return merge(history, action)
    case 'saved':
      return markSaved(history, action.id, action.savedAs)
  }
}

const notStored = 'This browser does not store the plan. Save its link before you leave.'

/** The plan with undo, stored on this device after each step and shared with other tabs. */
export function usePlanHistory(initialDesigns: Design[], plannerParts: PlannerParts) {
  const [history, dispatch] = useReducer(reduce, startHistory(emptyPlan), (empty) =>
    addInitialDesigns(empty, initialDesigns, plannerParts),
  )
  const [savedAt, setSavedAt] = useState('')
  const [isLoaded, setIsLoaded] = useState(false)
  const [isStored, setIsStored] = useState(true)
  /** What had to be changed in the stored plan, or is missing in it. */
  const [problems, setProblems] = useState<string[]>([])
  /** To tell the changes of this tab from those of others. */
  const base = useRef<Base & { text: string | null }>({ ...history, text: null })

  useEffect(() => {
    const stored = readStoredPlan()
    const found = stored?.history ?? startHistory(emptyPlan)
    const loaded = withKnownPartsIn(found, plannerParts)
    const started = addInitialDesigns(loaded, initialDesigns, plannerParts)
    const { changes } = planWithKnownParts(found.plan, plannerParts)
    const isComplete = initialDesigns.every((design) => hasOpening(started.plan, design))
    setProblems([...(stored?.problems ?? []), ...changes, ...(isComplete ? [] : [planIsFull])])
    setSavedAt(stored?.savedAt ?? '')
    base.current = { ...found, text: stored?.text ?? null }
    dispatch({ type: 'load', history: started })
    setIsLoaded(true)
  }, [initialDesigns, plannerParts])

  useEffect(
    () =>
      onStoredElsewhere(() => {
        const stored = readStoredPlan()
        if (!stored || stored.text === base.current.text) return
        const theirs = withKnownPartsIn(stored.history, plannerParts)
        dispatch({ type: 'join', base: base.current, stored: theirs })
        base.current = { ...theirs, text: stored.text }
        setSavedAt(stored.savedAt)
      }),
    [plannerParts],
  )

  const store = useEffectEvent((latest: History) => {
    const { id, plan, savedAs, text } = base.current
    const isUnchanged = latest.id === id && latest.plan === plan && latest.savedAs === savedAs
    // Not while a drag is under way: each finished act is stored.
    if (!isLoaded || isUnchanged || latest.before !== null) return
    const stored = readStoredText() === text ? null : readStoredPlan()
    const joined = stored ? joinStored(latest, base.current, withKnownPartsIn(stored.history, plannerParts)) : latest
    const now = new Date().toISOString()
    const written = writeStoredPlan(joined, now)
    setIsStored(written !== null)
    if (written === null) return
    base.current = { ...joined, text: written }
    setSavedAt(now)
    if (joined !== latest) dispatch({ type: 'load', history: joined })
  })
  // After the drawing, because writing takes as long as a redraw; but before the visitor leaves.
  const settled = useDeferredValue(history)
  useEffect(() => store(settled), [settled])
  const storeAtOnce = useEffectEvent(() => store(endPreview(history)))
  useEffect(() => {
    const leave = () => storeAtOnce()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  return {
    history,
    dispatch,
    savedAs: history.savedAs[history.id] ?? null,
    savedAt: isStored ? savedAt : '',
    isLoaded,
    notices: isStored ? problems : [...problems, notStored],
  }
}

export type PlanDispatch = ReturnType<typeof usePlanHistory>['dispatch']

/** What a product page or a link brings, as one step. An opening that is in the plan already comes into view instead. */
function addInitialDesigns(history: History, designs: Design[], { systems }: PlannerParts): History {
  const [first] = designs
  if (!first) return history
  const plan = designs.reduce((current, design) => {
    const system = systems.find(({ key }) => key === design.system)
    return system && !hasOpening(current, design) ? addItem(current, design, system) : current
  }, history.plan)
  const selected = plan.items.findIndex((item) => isSameOpening(item, first))
  return change(history, plan, selected < 0 ? history.selected : selected)
}

function hasOpening({ items }: Plan, design: Design) {
  return items.some((item) => isSameOpening(item, design))
}

/** Whatever its name and its room. */
function isSameOpening(one: Design, other: Design) {
  return isDeepEqual({ ...one, name: '', room: '' }, { ...other, name: '', room: '' })
}
