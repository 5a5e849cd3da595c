import type { Plan } from '@house/contract/plans/plan'
import { defaultPlanName } from '@house/contract/plans/plan-limits'
import { describeRejected } from '@house/fenestration/plan/describe-rejected'
import { parsePlan } from '@house/fenestration/plan/parse-plan'
import { type History, latestSteps, maxSteps, type SavedAs, type Step, select, startHistory } from './history.ts'

const storageKey = 'house-plan'
/** The stored text as it was when a part of it could not be read: the next change overwrites the other one. */
const unreadableKey = 'house-plan-unreadable'

export type StoredPlan = {
  history: History
  savedAt: string
  /** As it is stored, to notice what other tabs write. */
  text: string
  /** What could not be read, as sentences. */
  problems: string[]
}

type Fields = Record<string, unknown>

export const emptyPlan: Plan = { name: defaultPlanName, items: [] }

/** `null` if there is none. */
export function readStoredText(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    // The visitor blocks the data of sites.
    return null
  }
}

/** The plan on this device; `null` if there is none. */
export function readStoredPlan(): StoredPlan | null {
  const text = readStoredText()
  if (text === null) return null
  const stored = parseStoredPlan(text)
  if (stored.problems.length > 0) write(unreadableKey, text)
  return stored
}

/** Returns the text that is stored now; `null` if the browser does not store it. */
export function writeStoredPlan(history: History, savedAt: string): string | null {
  const { id, plan, selected, past, future, savedAs } = history
  const present = JSON.stringify({ id, plan, selected, savedAs, savedAt }).slice(1, -1)
  // Fewer undo steps are better than no plan, when the storage is full.
  for (const count of [maxSteps, 20, 5, 0]) {
    const [before, after] = [stepsToText(latestSteps(past, id, count)), stepsToText(future.slice(0, count))]
    const text = `{${present},"past":${before},"future":${after}}`
    if (write(storageKey, text)) return text
  }
  return null
}

const stepTexts = new WeakMap<Step, string>()

/** The text of a step is made once: with each act only one is new. */
function stepsToText(steps: Step[]): string {
  const texts = steps.map((step) => {
    const text = stepTexts.get(step) ?? JSON.stringify(step)
    stepTexts.set(step, text)
    return text
  })
  return `[${texts.join()}]`
}

/** Calls back when another tab may have stored the plan. A page from the back/forward cache has missed what happened meanwhile. */
export function onStoredElsewhere(callback: () => void) {
  const abort = new AbortController()
  const { signal } = abort
  addEventListener('storage', (event) => event.key === storageKey && callback(), { signal })
  addEventListener('pageshow', (event) => event.persisted && callback(), { signal })
  return () => abort.abort()
}

function write(key: string, text: string) {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

function parseStoredPlan(text: string): StoredPlan {
  try {
    const stored = fieldsOf(JSON.parse(text))
    const { plan, rejected } = parsePlan(stored.plan, Number.POSITIVE_INFINITY)
    return {
      history: select(
        {
          ...startHistory(plan),
          id: textOf(stored.id),
          past: stepsOf(stored.past),
          future: stepsOf(stored.future),
          savedAs: savedPlansOf(stored.savedAs),
        },
        positionOf(stored.selected),
      ),
      savedAt: textOf(stored.savedAt),
      text,
      problems: describeRejected(stored.plan, rejected),
    }
  } catch {
    const problems = ['The plan on this device could not be read, so a new one begins.']
    return { history: startHistory(emptyPlan), savedAt: '', text, problems }
  }
}

/** A step that cannot be read as a whole is left out. */
function stepsOf(value: unknown): Step[] {
  return (Array.isArray(value) ? value : []).flatMap((entry: unknown) => {
    const { id, plan, selected } = fieldsOf(entry)
    const parsed = tryToParse(plan)
    return parsed ? [{ id: textOf(id), plan: parsed, selected: positionOf(selected) }] : []
  })
}

function savedPlansOf(value: unknown): Record<string, SavedAs> {
  const entries = Object.entries(fieldsOf(value)).flatMap(([id, entry]): [string, SavedAs][] => {
    const { code, editKey, version, plan } = fieldsOf(entry)
    if (typeof code !== 'string' || typeof editKey !== 'string') return []
    const knownVersion = typeof version === 'number' ? version : null
    return [[id, { code, editKey, version: knownVersion, plan: tryToParse(plan) ?? emptyPlan }]]
  })
  return Object.fromEntries(entries)
}

function tryToParse(value: unknown) {
  try {
    const { plan, rejected } = parsePlan(value, Number.POSITIVE_INFINITY)
    return rejected.length === 0 ? plan : null
  } catch {
    return null
  }
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function textOf(value: unknown) {
  return typeof value === 'string' ? value : ''
}

function positionOf(value: unknown) {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : 0
}
