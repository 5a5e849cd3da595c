import type { PublishedPriceBook } from '@house/contract/estimates/price-book'
import type { PlannerCatalogue } from '@house/contract/plans/catalogue'
import type { Design } from '@house/contract/plans/design'
import type { Quotation, QuotationLine } from '@house/contract/quotations/quotation'
import { estimateOrExplain } from '@house/fenestration/estimate/estimate-plan'
import type { Db } from '../../db/schema.ts'
import { notFoundError } from '../../http/errors.ts'
import { findCatalogue } from '../../plans/catalogue.ts'
import { findPlan } from '../../plans/find-plan.ts'
import { findBookInForce } from '../price-book/queries.ts'
import { dayOf } from './queries.ts'

const dayMs = 24 * 60 * 60 * 1000
const usual = { gst: 1800, hsn: '3925', validity_days: 30 }
const rupee = 100

/** The first draft for a lead: who asked, the openings of the plan that was sent, and their prices from the book in force. */
export async function prepareQuotation(db: Db, enquiryId: number, now: Date): Promise<Quotation> {
  const lead = await db.selectFrom('enquiry').selectAll().where('id', '=', enquiryId).executeTakeFirst()
  if (!lead) throw notFoundError()
  const catalogue = await findCatalogue(db)
  const book = await findBookInForce(db)
  const sent = lead.plan_code === '' ? null : await findPlan(db, lead.plan_code, lead.plan_version, catalogue)
  const { gst, hsn, validity_days } = book?.book ?? usual
  return {
    v: 1,
    customer: {
      name: lead.customer_name,
      address: lead.city,
      phone: lead.phone_number,
      ...{ email: lead.email, state: lead.state },
    },
    plan: sent && { code: sent.code, version: sent.version },
    lines: (sent?.plan.items ?? []).map((design) => priceOpening(design, catalogue, book)),
    ...{ discount: 0, gst, hsn, terms: [], delivery: '', measured_on: null, is_checked: false },
    valid_until: dayOf(new Date(now.getTime() + validity_days * dayMs)),
  }
}

/** The middle of the estimate, in whole rupees; 0 where the book has no price. */
function priceOpening(design: Design, catalogue: PlannerCatalogue, book: PublishedPriceBook | null): QuotationLine {
  const each = book && estimateOrExplain(design, catalogue, book.book).each
  const unit_price = each ? Math.round((each.low + each.high) / 2 / rupee) * rupee : 0
  return { kind: 'opening', design, source: 'book', rate: null, reason: '', unit_price, cost: null }
}
