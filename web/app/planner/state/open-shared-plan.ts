import type { Plan } from '@house/contract/plans/plan'
import { type History, markSaved, merge, openPlan, type SavedAs, startHistory } from './history.ts'
import { emptyPlan, readStoredPlan, writeStoredPlan } from './stored-plan.ts'

/**
 * Makes a shared plan the one of this device. The visitor's own plan becomes an undo step.
 * `isStored` is false if the browser cannot store it; then everything stays as it was.
 */
export function openSharedPlan(plan: Plan, savedAs: SavedAs | null): { isStored: boolean; canUndo: boolean } {
  const own = readStoredPlan()?.history ?? startHistory(emptyPlan)
  const now = new Date().toISOString()
  const opened = update(own, savedAs) ?? openPlan(own, { id: now, plan, selected: 0 }, savedAs)
  return { isStored: writeStoredPlan(opened, now) !== null, canUndo: opened.id !== own.id && opened.past.length > 0 }
}

/** The key of a saved plan that this device may change; empty if there is none. */
export function findEditKey(code: string): string {
  const { savedAs = {} } = readStoredPlan()?.history ?? {}
  return Object.values(savedAs).find((saved) => saved.code === code)?.editKey ?? ''
}

/** If it is the plan that is here already, what other devices have saved joins what was not saved here. */
function update(own: History, savedAs: SavedAs | null): History | null {
  const held = own.savedAs[own.id]
  if (!savedAs || held?.code !== savedAs.code || (savedAs.version ?? 0) < (held.version ?? 0)) return null
  return markSaved(merge(own, { id: own.id, base: held.plan, theirs: savedAs.plan }), own.id, savedAs)
}
