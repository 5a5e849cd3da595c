import { planLimits } from '@house/contract/plans/plan-limits'
import type { PriceBookTrial } from '@house/contract/staff/entities'
import { estimatePlan } from '@house/fenestration/estimate/estimate-plan'
import { z } from 'zod'
import type { Db } from '../../platform/db/schema.ts'
import { RequestError } from '../../platform/http/errors.ts'
import { reply, type StaffHandlers } from '../../platform/staff-api/handler-types.ts'
import { parseInput, requiredText } from '../../platform/staff-api/validation.ts'
import { findPlannerParts } from '../planner-parts/queries.ts'
import { documentOf, findBookInForce, readPriceBook } from '../prices/price-book/queries.ts'
import { parsePlanCode } from './code.ts'
import { findPlan } from './find-plan.ts'

/** A saved plan with the prices of this book, beside those that visitors see now. */
async function tryPlan(db: Db, id: string, input: object): Promise<PriceBookTrial> {
  const typed = parseInput(z.object({ code: requiredText(planLimits.code) }), input)
  const code = parsePlanCode(typed.code)
  const book = documentOf(await readPriceBook(db, id))
  const catalogue = await findPlannerParts(db)
  const details = code && (await findPlan(db, code, null, catalogue))
  if (!details) throw new RequestError('There is no plan with this code.', 422, { field: 'code' })
  const { name, items } = details.plan
  const inForce = await findBookInForce(db)
  return {
    code: details.code,
    name,
    estimate: estimatePlan(items, catalogue, book),
    current: inForce && estimatePlan(items, catalogue, inForce.book),
  }
}

export const tryPriceBookHandler: StaffHandlers<'tryPriceBook'> = {
  tryPriceBook: async ({ db, params: { id = '' }, body }) => reply({ data: await tryPlan(db, id, await body()) }),
}
