import type { Plan } from '@house/contract/plans/plan'

const maxSteps = 100

/** A state of the plan to go back to, with the opening that was in view. */
type Step = { plan: Plan; selected: number }

export type History = Step & {
  past: Step[]
  future: Step[]
  /** The plan before the gesture that is under way, such as a drag. */
  before: Plan | null
}

export function startHistory(plan: Plan): History {
  return { plan, selected: 0, past: [], future: [], before: null }
}

/** One finished act: a typed size, a choice, a deletion. */
export function change(history: History, plan: Plan, selected = history.selected): History {
  const from = { plan: history.before ?? history.plan, selected: history.selected }
  if (from.plan === plan) return { ...history, selected, before: null }
  return {
    plan,
    selected: withinPlan(plan, selected),
    past: [...history.past, from].slice(-maxSteps),
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
    ...step,
    past: history.past.slice(0, -1),
    future: [{ plan: history.plan, selected: history.selected }, ...history.future],
    before: null,
  }
}

export function redo(history: History): History {
  const [step, ...future] = history.future
  if (!step) return history
  return { ...step, past: [...history.past, { plan: history.plan, selected: history.selected }], future, before: null }
}

function withinPlan({ items }: Plan, selected: number) {
  return Math.min(Math.max(0, selected), Math.max(0, items.length - 1))
}
