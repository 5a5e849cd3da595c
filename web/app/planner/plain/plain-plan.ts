import type { PublicEstimate } from '@house/contract/estimates/estimate'
import type { Plan } from '@house/contract/plans/plan'
import { defaultPlanName } from '@house/contract/plans/plan-limits'
import type { PlannerParts } from '@house/contract/plans/planner-parts'
import { DesignError } from '@house/fenestration/design/parse-design'
import { describeRejected } from '@house/fenestration/plan/describe-rejected'
import { parsePlan } from '@house/fenestration/plan/parse-plan'
import { requireDrawable } from '@house/fenestration/plan/plan-size'
import { planWithKnownParts } from '@house/fenestration/plan/plan-with-known-parts'
import type { EnquiryActionData } from '../../enquiry/enquiry-action.ts'

/** The plan without JavaScript: it is stored nowhere but in the forms of the page, until it is saved. */
export type PlainPlan = {
  plan: Plan
  /** Empty until it is saved. */
  code: string
  editKey: string
  version: number | null
  /** Nothing has changed since it was saved. */
  isSaved: boolean
  /** What had to be changed or left out, as sentences. */
  notices: string[]
  error: string
  /** What it would cost, as far as visitors may see it. */
  estimate?: PublicEstimate | null
  /** The result of sending the plan. */
  enquiry?: EnquiryActionData
}

/** Reads the hidden fields of a form. What cannot be read, or is no longer offered, is named. */
export function readPlainPlan(form: FormData, plannerParts: PlannerParts): PlainPlan {
  const [plan, code, editKey] = [entered(form, 'plan'), entered(form, 'code'), entered(form, 'edit_key')]
  const carried = { code, editKey, version: Number(entered(form, 'version')) || null, isSaved: false }
  try {
    return { ...carried, ...parse(plan, plannerParts), error: '' }
  } catch (error) {
    const reason = error instanceof DesignError ? error.message : 'It is damaged'
    return {
      ...carried,
      plan: emptyPlan,
      notices: [],
      error: `The plan could not be read. ${reason.replace(/\.$/, '')}.`,
    }
  }
}

/** One form has the fields of all openings. */
export function fieldName(field: string, index: number) {
  return `${field}-${index}`
}

export function entered(form: FormData, name: string) {
  return String(form.get(name) ?? '').trim()
}

const emptyPlan: Plan = { name: defaultPlanName, items: [] }

function parse(json: string, plannerParts: PlannerParts): Pick<PlainPlan, 'plan' | 'notices'> {
  if (json === '') return { plan: emptyPlan, notices: [] }
  const input: unknown = JSON.parse(json)
  const { plan: parsed, rejected } = parsePlan(input)
  requireDrawable(parsed)
  const { plan, changes } = planWithKnownParts(parsed, plannerParts)
  return { plan, notices: [...describeRejected(input, rejected), ...changes] }
}
