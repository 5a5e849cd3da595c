import type { Plan } from '@house/contract/plans/plan'
import { mergePlans } from './merge-plans.ts'

export const maxSteps = 100

/** A state of the plan to go back to, with the opening that was in view. */
export type Step = {
  /** Tells plans apart: opening a shared plan begins another one. */
  id: string
  plan: Plan
  selected: number
}

/** Where a plan is saved on the server, and what is stored there as far as this device knows. */
export type SavedAs = { code: string; editKey: string; version: number | null; plan: Plan }

export type History = Step & {
  past: Step[]
  future: Step[]
  /** The plan before the gesture that is under way, such as a drag. */
  before: Plan | null
  /** By the id of the plan. */
  savedAs: Record<string, SavedAs>
}

export function startHistory(plan: Plan): History {
  return { id: '', plan, selected: 0, past: [], future: [], before: null, savedAs: {} }
}

/** One finished act: a typed size, a choice, a deletion. */
export function change(history: History, plan: Plan, selected = history.selected): History {
  const from = { ...stepOf(history), plan: history.before ?? history.plan }
  if (from.plan === plan) return { ...select(history, selected), before: null }
  return {
    ...history,
    plan,
    selected: withinPlan(plan, selected),
    past: latestSteps([...history.past, from], history.id, maxSteps),
    future: [],
    before: null,
  }
}

/** Shows the plan as it is during a gesture; the whole gesture becomes one step when it ends. */
export function preview(history: History, plan: Plan): History {
  return { ...history, plan, before: history.before ?? history.plan }
}

export function endPreview(history: History): History {
  return history.before === null ? history : change(history, history.plan)
}

export function cancelPreview(history: History): History {
  return history.before === null ? history : { ...history, plan: history.before, before: null }
}

/** Selecting an opening is no step. */
export function select(history: History, selected: number): History {
  return { ...history, selected: withinPlan(history.plan, selected) }
}

/** Brings the opening into view in which the step was made. */
export function undo(history: History): History {
  const step = history.past.at(-1)
  if (!step) return history
  return {
    ...history,
    ...step,
    past: history.past.slice(0, -1),
    future: [stepOf(history), ...history.future],
    before: null,
  }
}

export function redo(history: History): History {
  const [step, ...future] = history.future
  if (!step) return history
  return { ...history, ...step, past: [...history.past, stepOf(history)], future, before: null }
}

/** Begins another plan. The one that was here becomes a step: Undo brings it back, with its code and key. */
export function openPlan(history: History, opened: Step, savedAs: SavedAs | null): History {
  const isBlank = history.plan.items.length === 0 && !history.savedAs[history.id]
  const past = isBlank ? history.past : [...history.past, stepOf(history)]
  return {
    ...opened,
    past: latestSteps(past, opened.id, maxSteps),
    future: [],
    before: null,
    savedAs: savedAs ? { ...history.savedAs, [opened.id]: savedAs } : history.savedAs,
  }
}

export function markSaved(history: History, id: string, savedAs: SavedAs): History {
  return { ...history, savedAs: { ...history.savedAs, [id]: savedAs } }
}

/** What another tab or device did joins every state of the plan: Undo takes back only what was done here. */
export function merge(history: History, { id, base, theirs }: { id: string; base: Plan; theirs: Plan }): History {
  const mergeStep = (step: Step): Step => {
    if (step.id !== id) return step
    const plan = mergePlans(base, step.plan, theirs)
    const inView = step.plan.items[step.selected]
    const index = plan.items.findIndex(({ name }) => name === inView?.name)
    return { ...step, plan, selected: index < 0 ? withinPlan(plan, step.selected) : index }
  }
  const { before } = history
  return {
    ...history,
    ...mergeStep(stepOf(history)),
    past: history.past.map(mergeStep),
    future: history.future.map(mergeStep),
    before: before && history.id === id ? mergePlans(base, before, theirs) : before,
  }
}

/** The newest steps, and the last state of each other plan, which must not get lost while this one is drawn. */
export function latestSteps(past: Step[], id: string, max: number): Step[] {
  const isLastOfItsPlan = (step: Step, index: number) =>
    step.id !== id && past.findLastIndex((other) => other.id === step.id) === index
  return past.filter((step, index) => index >= past.length - max || isLastOfItsPlan(step, index))
}

function stepOf({ id, plan, selected }: History): Step {
  return { id, plan, selected }
}

function withinPlan({ items }: Plan, selected: number) {
  return Math.min(Math.max(0, selected), Math.max(0, items.length - 1))
}
