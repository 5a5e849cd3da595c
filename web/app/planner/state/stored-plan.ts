import type { Plan } from '@house/contract/plans/plan'
import { parsePlan } from '@house/fenestration/plan/parse-plan'

const storageKey = 'house-plan'

/** The plan on this device, with the key that allows to change the copy on the server. */
export type StoredPlan = {
  plan: Plan
  /** Earlier and later states, for undo after a reload. */
  past: Plan[]
  future: Plan[]
  code: string | null
  editKey: string | null
  savedAt: string
}

/** `null` if there is none, or if it cannot be read. */
export function readStoredPlan(storage: Pick<Storage, 'getItem'>): StoredPlan | null {
  try {
    const stored = JSON.parse(storage.getItem(storageKey) ?? 'null')
    if (!stored) return null
    return {
      plan: parsePlan(stored.plan).plan,
      past: readList(stored.past),
      future: readList(stored.future),
      code: readText(stored.code),
      editKey: readText(stored.editKey),
      savedAt: readText(stored.savedAt) ?? '',
    }
  } catch {
    return null
  }
}

/** Fewer undo steps are better than no plan: they are dropped when the storage is full. */
export function writeStoredPlan(storage: Pick<Storage, 'setItem'>, stored: StoredPlan): boolean {
  for (const steps of [20, 5, 0]) {
    const kept = {
      ...stored,
      past: stored.past.slice(stored.past.length - steps),
      future: stored.future.slice(0, steps),
    }
    try {
      storage.setItem(storageKey, JSON.stringify(kept))
      return true
    } catch {
      // Full or forbidden.
    }
  }
  return false
}

/** Calls back when another tab has stored the plan. */
export function onStoredElsewhere(callback: () => void) {
  const listen = (event: StorageEvent) => {
    if (event.key === storageKey) callback()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}

function readList(value: unknown): Plan[] {
  return Array.isArray(value) ? value.map((entry) => parsePlan(entry).plan) : []
}

function readText(value: unknown) {
  return typeof value === 'string' ? value : null
}
