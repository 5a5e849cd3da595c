import type { Design } from '@house/contract/plans/design'
import type { Plan } from '@house/contract/plans/plan'
import type { PlannerParts } from '@house/contract/plans/planner-parts'
import { createContext, useContext } from 'react'
import type { Prices } from './estimate/prices.ts'
import type { History, SavedAs } from './state/history.ts'
import type { PlanDispatch } from './state/use-plan-history.ts'

/** What all parts of the planner share. */
export type Planner = {
  plannerParts: PlannerParts
  /** Plan codes start with it. */
  codePrefix: string
  history: History
  dispatch: PlanDispatch
  /** Where the plan is saved on the server; `null` before that. */
  savedAs: SavedAs | null
  prices: Prices
  /** The selected cell of the opening in view. */
  cell: number
  selectCell: (cell: number) => void
}

/** While a joint moves, it follows the drawing when there is time. */
export const PlannerContext = createContext<Planner | null>(null)

/** What the drawing shows: always the newest. */
export const LivePlannerContext = createContext<Planner | null>(null)

export function usePlanner(): Planner {
  const planner = useContext(PlannerContext)
  if (!planner) throw new Error('usePlanner needs a PlannerContext around it')
  return planner
}

/** The opening in view, and how to change it. */
export function useOpening() {
  const { history, dispatch } = usePlanner()
  const { plan, selected } = history
  const design = plan.items[selected]
  const replaced = (next: Design): Plan => ({
    ...plan,
    items: plan.items.map((item, index) => (index === selected ? next : item)),
  })
  return {
    design,
    index: selected,
    change: (next: Design) => dispatch({ type: 'change', plan: replaced(next) }),
    preview: (next: Design) => dispatch({ type: 'preview', plan: replaced(next) }),
  }
}

/** The opening in view as it was before the last change, or before the drag under way; nothing after an undo or in a plan just opened. */
export function useOpeningBefore(): Design | undefined {
  const { history } = usePlanner()
  const { design } = useOpening()
  const { id, before, past, future } = history
  if (before === null && future.length > 0) return undefined
  const last = past.at(-1)
  const plan = before ?? (last?.id === id ? last.plan : undefined)
  return plan?.items.find(({ name }) => name === design?.name)
}
