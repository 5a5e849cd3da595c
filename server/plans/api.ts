import { plannerCatalogue } from '@house/content/planner/catalogue'
import { InputError } from '@house/contract/fields'
import { planLimits } from '@house/contract/plans/plan-limits'
import { urls } from '@house/contract/urls'
import { partsOf } from '@house/fenestration/design/catalogue'
import { DesignError } from '@house/fenestration/design/parse-design'
import { parsePlan } from '@house/fenestration/plan/parse-plan'
import { failed, type Handlers, ok, slugNotFound } from '../api/result.ts'
import { hashClientIp } from '../leads/rate-limit.ts'
import { parsePlanCode } from './code.ts'
import { describeFigures } from './figures.ts'
import { findPlan } from './find-plan.ts'
import { savePlan } from './save-plan.ts'

const codePrefix = 'JH'

export const planHandlers: Pick<Handlers, 'plannerCatalogue' | 'planFigures' | 'plan' | 'planDetails'> = {
  plannerCatalogue: async () => ok({ data: plannerCatalogue }),

  planFigures: async ({ designs }) => {
    if (!Array.isArray(designs)) throw new InputError('designs must be a list')
    if (designs.length > planLimits.items)
      throw new InputError(`A request has at most ${planLimits.items} designs, not ${designs.length}`)
    return ok({ data: designs.map((design) => describeFigures(design, plannerCatalogue)) })
  },

  plan: async ({ plan: input, code: typedCode, edit_key }, { db, now, client, enquiries }) => {
    const plan = readPlan(input)
    const code = typedCode ? parsePlanCode(typedCode) : null
    if (typedCode && !code) return slugNotFound()
    const result = await savePlan(
      db,
      { plan, code, editKey: edit_key, client: await hashClientIp(db, client), now },
      { prefix: codePrefix, limitPerMinute: enquiries.limitPerMinute, catalogue: plannerCatalogue },
    )
    switch (result.outcome) {
      case 'saved':
        return ok({ data: { code: result.code, edit_key: result.editKey, url: urls.plan(result.code) } })
      case 'unknown-code':
        return slugNotFound()
      case 'wrong-key':
        return failed('This plan can only be changed with its edit link. Save it as a new plan instead.', 403)
      case 'limited': {
        const { retryAfterSeconds } = result
        const message = `That was many plans in one minute. Please try again in ${retryAfterSeconds} seconds.`
        return { ...failed(message, 429), retryAfterSeconds }
      }
    }
  },

  planDetails: async ({ code }, { db }) => {
    const data = await findPlan(db, code, plannerCatalogue)
    return data ? ok({ data }) : slugNotFound()
  },
}

/** All openings must be readable and made of what we have; the message names the first that is not. */
function readPlan(input: unknown) {
  try {
    const { plan, rejected } = parsePlan(input)
    const [first] = rejected
    if (first) throw new InputError(`Opening ${first.index + 1}: ${first.message}`)
    if (plan.items.length === 0) throw new InputError('The plan has no openings')
    for (const design of plan.items) partsOf(design, plannerCatalogue)
    return plan
  } catch (error) {
    throw error instanceof DesignError ? new InputError(error.message) : error
  }
}
