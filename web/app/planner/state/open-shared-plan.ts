import type { Plan } from '@house/contract/plans/plan'
import { openPlan, type SavedAs, startHistory } from './history.ts'
import { emptyPlan, readStoredPlan, writeStoredPlan } from './stored-plan.ts'

/**
 * Makes a shared plan the one of this device. The visitor's own plan becomes an undo step.
 * `isStored` is false if the browser cannot store it; then everything stays as it was.
 */
export function openSharedPlan(plan: Plan, savedAs: SavedAs | null): { isStored: boolean; canUndo: boolean } {
  const own = readStoredPlan()?.history ?? startHistory(emptyPlan)
  const now = new Date().toISOString()
  const opened = openPlan(own, { id: now, plan, selected: 0 }, savedAs)
  return { isStored: writeStoredPlan(opened, now) !== null, canUndo: opened.past.length > 0 }
}
