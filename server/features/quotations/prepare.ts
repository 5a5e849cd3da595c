import type { Quotation } from '@house/contract/quotations/quotation'
import { dayOf } from '@house/contract/time-zone'
import { newOpeningLine } from '@house/fenestration/quotation/new-lines'
import { findQuotationSettings } from '../../platform/company/settings/queries.ts'
import type { Db } from '../../platform/db/schema.ts'
import { notFoundError } from '../../platform/http/errors.ts'
import { findPlannerParts } from '../planner-parts/queries.ts'
import { findPlan } from '../plans/find-plan.ts'
import { findBookInForce } from '../prices/price-book/queries.ts'
import { usualTerms } from '../prices/usual-terms.ts'
import { documentOf } from './queries.ts'

const dayMs = 24 * 60 * 60 * 1000

/** A new draft for a lead: who asked, the openings of the plan that was sent, and their prices from the book in force. */
export async function prepareQuotation(db: Db, enquiryId: number, now: Date): Promise<Quotation> {
  const lead = await db.selectFrom('enquiry').selectAll().where('id', '=', enquiryId).executeTakeFirst()
  if (!lead) throw notFoundError()
  const catalogue = await findPlannerParts(db)
  const book = await findBookInForce(db)
  const sent = lead.plan_code === '' ? null : await findPlan(db, lead.plan_code, lead.plan_version, catalogue)
  const { gst, hsn, validity_days } = book?.book ?? usualTerms
  const { quotation_terms: terms } = await findQuotationSettings(db)
  return {
    v: 1,
    customer: (await lastCustomer(db, enquiryId)) ?? {
      name: lead.customer_name,
      address: lead.city,
      phone: lead.phone_number,
      email: lead.email,
      state: lead.state,
    },
    plan: sent && { code: sent.code, version: sent.version },
    lines: (sent?.plan.items ?? []).map((design) => newOpeningLine(design, catalogue, book?.book ?? null)),
    discount: 0,
    gst,
    hsn,
    terms,
    delivery: '',
    measured_on: null,
    is_checked: false,
    valid_until: dayOf(new Date(now.getTime() + validity_days * dayMs)),
  }
}

/** As staff completed it in the newest quotation of this enquiry. */
async function lastCustomer(db: Db, enquiryId: number): Promise<Quotation['customer'] | undefined> {
  const last = await db
    .selectFrom('quotation')
    .select('document')
    .where('enquiry_id', '=', enquiryId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last && documentOf(last).customer
}
