import type { PlannerParts } from '@house/contract/plans/planner-parts'
import { planWithKnownParts } from '@house/fenestration/plan/plan-with-known-parts'
import { isDeepEqual } from './deep-equal.ts'
import { type History, merge, openPlan, type Step } from './history.ts'

/** What a tab last read or wrote. */
export type Base = Pick<History, 'id' | 'plan' | 'savedAs'>

/** What another tab has stored since `base` joins what is here. */
export function joinStored(history: History, base: Base, stored: History): History {
  const savedAs = history.savedAs === base.savedAs ? stored.savedAs : { ...stored.savedAs, ...history.savedAs }
  if (stored.id !== history.id) {
    const isUnchangedHere = history.id === base.id && history.plan === base.plan
    return isUnchangedHere ? stored : { ...openPlan(stored, history, null), savedAs }
  }
  const from = base.id === history.id ? base.plan : stored.plan
  const merged = merge(history, { id: history.id, base: from, theirs: stored.plan })
  // The stored object itself where it is equal: then there is nothing to write.
  return { ...merged, plan: isDeepEqual(merged.plan, stored.plan) ? stored.plan : merged.plan, savedAs }
}

/** The history with openings made of parts that we still offer. */
export function withKnownPartsIn(history: History, plannerParts: PlannerParts): History {
  const knownStep = <T extends Step>(step: T): T => ({
    ...step,
    plan: planWithKnownParts(step.plan, plannerParts).plan,
  })
  return { ...knownStep(history), past: history.past.map(knownStep), future: history.future.map(knownStep) }
}
