import type { PlannerCatalogue } from '@house/contract/plans/catalogue'
import type { Plan } from '@house/contract/plans/plan'
import type { PlanDetails } from '@house/contract/plans/replies'
import type { Db } from '../db/schema.ts'
import { changesSince } from './changes.ts'
import { parsePlanCode } from './code.ts'

/** A saved plan in its newest version; `null` if the code is unknown. Without the edit key and without personal data. */
export async function findPlan(db: Db, typedCode: string, current: PlannerCatalogue): Promise<PlanDetails | null> {
  const code = parsePlanCode(typedCode)
  if (!code) return null
  const versions = await db
    .selectFrom('plan')
    .innerJoin('plan_version', 'plan_version.plan_id', 'plan.id')
    .select(['plan_version.document', 'plan_version.catalogue', 'plan_version.saved_at'])
    .where('plan.code', '=', code)
    .orderBy('plan_version.version', 'desc')
    .execute()
  const [newest] = versions
  if (!newest) return null
  // Written by `savePlan` from parsed values.
  const catalogue = JSON.parse(newest.catalogue) as PlannerCatalogue
  return {
    code,
    plan: JSON.parse(newest.document) as Plan,
    versions: versions.map(({ saved_at }) => saved_at),
    catalogue,
    changes: changesSince(catalogue, current, newest.saved_at),
  }
}
