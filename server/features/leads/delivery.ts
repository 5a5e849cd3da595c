import { urls } from '@house/contract/urls'
import { findMailTexts } from '../../platform/company/settings/queries.ts'
import type { Db } from '../../platform/db/schema.ts'
import { type Compose, type ComposeContext, drawnSoon } from '../../platform/outbox/compose.ts'
import type { Delivery } from '../../platform/outbox/queue.ts'
import { drawLeadPlan } from '../plans/lead-plan.ts'
import { leadNotification, type SentPlan } from './mail.ts'
import { acknowledgement } from './submit/acknowledgement.ts'
import type { Enquiry } from './tables.ts'

export const composeLeadNotification: Compose = async (delivery, context) => {
  const enquiry = await findEnquiry(context.db, delivery)
  if (!enquiry) return null
  const plan = await planOf(context, enquiry)
  const mail = leadNotification(enquiry, context.brand, context.staffAddress, plan)
  return { mail, name: nameOf(delivery, enquiry) }
}

/** A company without an address acknowledges nothing, and its leads must not say that it did. */
export const composeAcknowledgement: Compose = async (delivery, { db, company, brand }) => {
  const enquiry = await findEnquiry(db, delivery)
  if (!enquiry) return null
  const mail = acknowledgement(enquiry.email, company, await findMailTexts(db), brand)
  return { mail, name: nameOf(delivery, enquiry), withoutSender: 'drop' }
}

/** Undefined when it was erased after the delivery was claimed. */
function findEnquiry(db: Db, { enquiry_id }: Delivery) {
  return db.selectFrom('enquiry').selectAll().where('id', '=', enquiry_id).executeTakeFirst()
}

function nameOf({ kind }: Delivery, { id, created_at }: Enquiry) {
  return `${kind}.${id}.${Date.parse(created_at).toString(36)}`
}

/** A plan that cannot be drawn, or not soon, does not hold the mail back. */
async function planOf(
  { db, media, log, publicUrl, company, now }: ComposeContext,
  enquiry: Enquiry,
): Promise<SentPlan> {
  if (enquiry.plan_code === '') return {}
  const url = publicUrl && publicUrl + urls.plan(enquiry.plan_code)
  try {
    return { url, schedule: await drawnSoon(drawLeadPlan(db, media, enquiry, company, now)) }
  } catch (err) {
    log.error({ err, enquiry: enquiry.id }, 'drawing a plan for the mail failed, sending it without')
    return { url }
  }
}
