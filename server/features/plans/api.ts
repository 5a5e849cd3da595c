import { setImmediate } from 'node:timers/promises'
import { InputError } from '@house/contract/fields'
import type { PlannerParts } from '@house/contract/plans/planner-parts'
import type { PlanFigures } from '@house/contract/plans/replies'
import { urls } from '@house/contract/urls'
import { DesignError } from '@house/fenestration/design/parse-design'
import { partsOf } from '@house/fenestration/design/planner-parts'
import { parsePlan } from '@house/fenestration/plan/parse-plan'
import { requireDrawable } from '@house/fenestration/plan/plan-size'
import { type ApiContext, failed, type Handlers, ok, type Result, slugNotFound } from '../../platform/api/result.ts'
import { findPlannerSettings } from '../../platform/company/settings/queries.ts'
import { hashClientIp } from '../../platform/crypto/client-hash.ts'
import { createClientLimit } from '../../platform/http/limits/client-limit.ts'
import { requireDesignList } from '../planner-parts/design-list.ts'
import { findPlannerParts } from '../planner-parts/queries.ts'
import { findBookInForce } from '../prices/price-book/queries.ts'
import { findPublicPrices } from '../prices/public-estimate.ts'
import { isShortCode, parsePlanCode } from './code.ts'
import { describeFigures } from './figures.ts'
import { findPlan } from './find-plan.ts'
import { figureLimit, type WrongCodeLimits } from './limits.ts'
import { savePlan } from './save-plan.ts'

let computing = Promise.resolve()

export type PlanServices = {
  wrongCodes: WrongCodeLimits
  /** Of saves for each client; 0 means no limit, also of figures. */
  limitPerMinute: number
}

type PlanCalls = 'plannerCatalogue' | 'planFigures' | 'plan' | 'planDetails'

export function planHandlers({ wrongCodes, limitPerMinute }: PlanServices): Pick<Handlers, PlanCalls> {
  const figureRequests = createClientLimit(figureLimit)
  return {
    plannerCatalogue: async (_, { db }) => {
      const { plan_code_prefix } = await findPlannerSettings(db)
      const { mode, book } = await findPublicPrices(db)
      // Without ranges the browser must not know the prices.
      const estimates = { mode, price_book: mode === 'range' ? book : null }
      return ok({ data: await findPlannerParts(db), plan_code_prefix, estimates })
    },

    planFigures: async ({ designs }, { db, client, now }) => {
      requireDesignList(designs)
      const retryAfterSeconds = limitPerMinute > 0 ? figureRequests.secondsUntilAllowed(client, now) : 0
      if (retryAfterSeconds > 0) {
        const message = `Those were many designs in one minute. Please try again in ${retryAfterSeconds} seconds.`
        return { ...failed(message, 429), retryAfterSeconds }
      }
      figureRequests.count(client, now, designs.length)
      const catalogue = await findPlannerParts(db)
      const data: PlanFigures[] = []
      for (const design of designs) {
        // One design at a time for all requests, and other requests in between.
        computing = computing.then(() => setImmediate())
        await computing
        data.push(describeFigures(design, catalogue))
      }
      return ok({ data })
    },

    plan: async ({ plan: input, code: typedCode, edit_key, version }, context) => {
      const { db, now, client } = context
      const caller = { wrongCodes, client, now }
      const catalogue = await findPlannerParts(db)
      const plan = readPlan(input, catalogue)
      const code = typedCode ? parsePlanCode(typedCode) : null
      if (typedCode && !code) return slugNotFound()
      const { plan_code_prefix } = await findPlannerSettings(db)
      const result = await savePlan(
        db,
        { plan, code, editKey: edit_key, version, client: await hashClientIp(db, client), now },
        {
          prefix: plan_code_prefix,
          limitPerMinute,
          catalogue,
          priceBook: await findBookInForce(db),
        },
      )
      switch (result.outcome) {
        case 'saved':
          return ok({
            data: {
              code: result.code,
              edit_key: result.editKey,
              url: urls.plan(result.code),
              version: result.version,
            },
          })
        case 'conflict':
          return failed('This plan was changed on another device meanwhile.', 409, { data: result.newer })
        case 'unknown-code':
          return unknownCode(caller, code)
        case 'wrong-key':
          return (
            countWrongCode(caller, code) ??
            failed('This plan can only be changed with its edit link. Save it as a new plan instead.', 403)
          )
        case 'limited': {
          const { retryAfterSeconds } = result
          const message = `Those were many plans in a short time. Please try again in ${formatWait(retryAfterSeconds)}.`
          return { ...failed(message, 429), retryAfterSeconds }
        }
      }
    },

    planDetails: async ({ code: typedCode, version }, { db, client, now }) => {
      const caller = { wrongCodes, client, now }
      const code = parsePlanCode(typedCode)
      if (!code) return slugNotFound()
      // A long code cannot be guessed: who has it need not wait for what others behind the same IP address have tried.
      const retryAfterSeconds = isShortCode(code) ? secondsUntilAllowed(caller, code) : 0
      if (retryAfterSeconds > 0) return tooManyWrongCodes(retryAfterSeconds)
      const data = await findPlan(db, code, version, await findPlannerParts(db))
      return data ? ok({ data }) : unknownCode(caller, code)
    },
  }
}

type Caller = Pick<PlanServices, 'wrongCodes'> & Pick<ApiContext, 'client' | 'now'>

function unknownCode(caller: Caller, code: string | null): Result {
  return countWrongCode(caller, code) ?? slugNotFound()
}

/** Returns the refusal of a caller who has tried too many. */
function countWrongCode(caller: Caller, code: string | null): Result | undefined {
  const retryAfterSeconds = secondsUntilAllowed(caller, code)
  if (retryAfterSeconds > 0) return tooManyWrongCodes(retryAfterSeconds)
  limitOf(caller, code).count(caller.client, caller.now)
  return undefined
}

function secondsUntilAllowed(caller: Caller, code: string | null) {
  return limitOf(caller, code).secondsUntilAllowed(caller.client, caller.now)
}

function limitOf({ wrongCodes }: Caller, code: string | null) {
  return code && isShortCode(code) ? wrongCodes.short : wrongCodes.long
}

function tooManyWrongCodes(retryAfterSeconds: number): Result {
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const message = `Those were many wrong codes. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
  return { ...failed(message, 429), retryAfterSeconds }
}

function formatWait(seconds: number) {
  return seconds > 120 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`
}

/** All openings must be readable and made of what we have; the message names the first that is not. */
function readPlan(input: unknown, catalogue: PlannerParts) {
  try {
    const { plan, rejected } = parsePlan(input)
    const [first] = rejected
    if (first) throw new InputError(`Opening ${first.index + 1}: ${first.message}`)
    if (plan.items.length === 0) throw new InputError('The plan has no openings')
    requireDrawable(plan)
    for (const design of plan.items) partsOf(design, catalogue)
    return plan
  } catch (error) {
    throw error instanceof DesignError ? new InputError(error.message) : error
  }
}
