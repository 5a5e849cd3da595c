import type { Settings } from '@house/contract/entities'
import { defaultPlannerSettings, type PlannerSettings } from '@house/contract/plans/planner-settings'

/** Settings from before a field existed, for example in an older archive, have its empty value. */
export function withDefaults(document: Settings & PlannerSettings): Settings & PlannerSettings {
  return { ...addedSettings, ...defaultPlannerSettings, ...document }
}

const addedSettings = {
  ...{ short_name: '', visit_promise: '', response_promise: '', founding_year: '', copyright_year: '' },
  footer_columns: [],
  brand: null,
} satisfies Partial<Settings>
