import type { Plan } from '@house/contract/plans/plan'
import type { PlannerParts } from '@house/contract/plans/planner-parts'
import type { PlanDetails } from '@house/contract/plans/replies'
import type { Db } from '../../platform/db/schema.ts'
import { findBookInForce } from '../prices/price-book/queries.ts'
import { changesSince, priceChangesSince } from './changes.ts'

/** Number of the last version that was saved; `null` if there is no such plan. */
export async function findNewestVersion(db: Db, code: string): Promise<number | null> {
  const newest = await db
    .selectFrom('plan')
    .innerJoin('plan_version', 'plan_version.plan_id', 'plan.id')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('code', '=', code)
    .executeTakeFirst()
  return newest?.version ?? null
}

/**
 * A saved plan without its edit key, in the newest version or in another one that is still stored; `null` if there is none.
 */
export async function findPlan(
  db: Db,
  code: string,
  version: number | null,
  current: PlannerParts,
): Promise<PlanDetails | null> {
  const found = await db
    .selectFrom('plan')
    .innerJoin('plan_version', 'plan_version.plan_id', 'plan.id')
    .select(['version', 'document', 'catalogue', 'price_book', 'plan_version.saved_at'])
    .select(({ selectFrom }) =>
      selectFrom('plan_version as newest')
        .select(({ fn }) => fn.max('newest.version').as('version'))
        .whereRef('newest.plan_id', '=', 'plan.id')
        .as('newest_version'),
    )
    .where('code', '=', code)
    .$if(version !== null, (query) => query.where('version', '=', version))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!found) return null
  // Written by `savePlan` from parsed values.
  const catalogue = JSON.parse(found.catalogue) as PlannerParts
  return {
    code,
    plan: JSON.parse(found.document) as Plan,
    version: found.version,
    newest_version: found.newest_version ?? found.version,
    saved_at: found.saved_at,
    catalogue,
    changes: [
      ...changesSince(catalogue, current, found.saved_at),
      ...priceChangesSince(found.price_book, await findBookInForce(db)),
    ],
  }
}
