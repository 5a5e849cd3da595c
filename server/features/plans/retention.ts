import type { Plan } from '@house/contract/plans/plan'
import { planLimits } from '@house/contract/plans/plan-limits'
import { parsePlan } from '@house/fenestration/plan/parse-plan'
import type { Db } from '../../platform/db/schema.ts'

const dayMs = 24 * 60 * 60 * 1000
const hourMs = 60 * 60 * 1000

/** Deletes plans that no enquiry refers to some time after they were last saved, and the hashed addresses that the rate limit no longer needs. */
export async function deleteOldPlans(db: Db, now: Date) {
  const before = new Date(now.getTime() - planLimits.unsentDays * dayMs).toISOString()
  // One statement, which takes the versions along: a plan that is saved meanwhile is no longer old.
  await db
    .deleteFrom('plan')
    .where('saved_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('enquiry').select('enquiry.id').whereRef('enquiry.plan_code', '=', 'plan.code'))),
    )
    .execute()
  const hourAgo = new Date(now.getTime() - hourMs).toISOString()
  await db.updateTable('plan').set({ client: '' }).where('client', '>', '').where('saved_at', '<', hourAgo).execute()
}

/**
 * Removes what visitors typed from plans that no other enquiry refers to: the names may be personal. The plan itself is not, and
 * whoever sent it need not be the one who made it.
 */
export async function anonymisePlans(trx: Db, enquiryIds: number[]) {
  const sent = await trx
    .selectFrom('enquiry')
    .select('plan_code')
    .where('id', 'in', enquiryIds)
    .where('plan_code', '>', '')
    .execute()
  const codes = sent.map(({ plan_code }) => plan_code)
  if (codes.length === 0) return
  const versions = await trx
    .selectFrom('plan')
    .innerJoin('plan_version', 'plan_version.plan_id', 'plan.id')
    .select(['plan_id', 'version', 'document'])
    .where('code', 'in', codes)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('enquiry')
            .select('enquiry.id')
            .whereRef('enquiry.plan_code', '=', 'plan.code')
            .where('enquiry.id', 'not in', enquiryIds),
        ),
      ),
    )
    .execute()
  for (const { plan_id, version, document } of versions)
    await trx
      .updateTable('plan_version')
      .set({ document: JSON.stringify(withoutNames(JSON.parse(document) as Plan)) })
      .where('plan_id', '=', plan_id)
      .where('version', '=', version)
      .execute()
}

/** Parsing gives the plan and its openings the usual names. */
function withoutNames({ items }: Plan): Plan {
  return parsePlan({ items: items.map((item) => ({ ...item, room: '', name: '' })) }).plan
}
