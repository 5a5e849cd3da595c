import type { AppSetting } from '@house/contract/entities'
import type { Design } from '@house/contract/plans/design'
import type { Plan } from '@house/contract/plans/plan'
import { plannerCatalogue } from '@house/demo/planner/catalogue'
import { type ReactNode, useState } from 'react'
import { type EstimateSettings, usePrices } from '../app/planner/estimate/use-prices.ts'
import { PlannerContext } from '../app/planner/planner-context.ts'
import { startHistory } from '../app/planner/state/history.ts'
import { writeStoredPlan } from '../app/planner/state/stored-plan.ts'
import { usePlanHistory } from '../app/planner/state/use-plan-history.ts'
import { renderRoute } from './render-route.tsx'
import { samplePlan } from './sample-plan.ts'

const none: Design[] = []
const noEstimates: EstimateSettings = { mode: 'off', price_book: null }

/** Renders a part of the planner with a plan and its undo. `plan()` is the plan as it has become. */
export function renderPlanner(
  element: ReactNode,
  initial: Plan = samplePlan,
  { setting = {}, estimates = noEstimates }: { setting?: Partial<AppSetting>; estimates?: EstimateSettings } = {},
) {
  writeStoredPlan(startHistory(initial), '')
  let latest = initial
  function Host() {
    const history = usePlanHistory(none, plannerCatalogue)
    const prices = usePrices(history.history.plan.items, plannerCatalogue, estimates)
    const [cell, selectCell] = useState(0)
    latest = history.history.plan
    return (
      <PlannerContext value={{ plannerParts: plannerCatalogue, codePrefix: '', ...history, prices, cell, selectCell }}>
        {element}
        <button type="button" onClick={() => history.dispatch({ type: 'undo' })}>
          Undo
        </button>
        {latest.items.map(({ name }, index) => (
          <button key={name} type="button" onClick={() => history.dispatch({ type: 'select', index })}>
            Select {name}
          </button>
        ))}
      </PlannerContext>
    )
  }
  return { ...renderRoute(<Host />, { setting }), plan: () => latest }
}
