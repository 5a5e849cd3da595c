import type { Db } from '../db/schema.ts'

/** Plans that were never sent with an enquiry. */
const unsentPlanDays = 180
const dayMs = 24 * 60 * 60 * 1000
const hourMs = 60 * 60 * 1000

/** Deletes plans that nobody sent within 180 days, and the hashed addresses that the rate limit no longer needs. */
export async function deleteOldPlans(db: Db, now: Date) {
  const before = new Date(now.getTime() - unsentPlanDays * dayMs).toISOString()
  const old = await db
    .selectFrom('plan')
    .select('id')
    .where('saved_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('enquiry').select('enquiry.id').whereRef('enquiry.plan_code', '=', 'plan.code'))),
    )
    .limit(100)
    .execute()
  const ids = old.map(({ id }) => id)
  if (ids.length > 0) {
    await db.deleteFrom('plan_version').where('plan_id', 'in', ids).execute()
    await db.deleteFrom('plan').where('id', 'in', ids).execute()
  }
  const hourAgo = new Date(now.getTime() - hourMs).toISOString()
  await db.updateTable('plan').set({ client: '' }).where('client', '>', '').where('saved_at', '<', hourAgo).execute()
  return ids.length
}

/** Plans go with the enquiries that brought them, unless another enquiry still refers to them. */
export async function deletePlansOf(trx: Db, codes: string[]) {
  if (codes.length === 0) return
  const plans = await trx
    .selectFrom('plan')
    .select('id')
    .where('code', 'in', codes)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('enquiry').select('enquiry.id').whereRef('enquiry.plan_code', '=', 'plan.code'))),
    )
    .execute()
  const ids = plans.map(({ id }) => id)
  if (ids.length === 0) return
  await trx.deleteFrom('plan_version').where('plan_id', 'in', ids).execute()
  await trx.deleteFrom('plan').where('id', 'in', ids).execute()
}
