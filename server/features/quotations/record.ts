import type { QuotationRecord } from '@house/contract/staff/entities'
import { estimatePlan } from '@house/fenestration/estimate/estimate-plan'
import { basisPoints } from '@house/fenestration/estimate/share-of'
import { findPlannerSettings, findQuotationSettings } from '../../platform/company/settings/queries.ts'
import type { Db } from '../../platform/db/schema.ts'
import { type Caller, rules } from '../../platform/staff-api/permissions.ts'
import { findPlannerParts } from '../planner-parts/queries.ts'
import { findPlan } from '../plans/find-plan.ts'
import { findBookAt, findBookInForce } from '../prices/price-book/queries.ts'
import { withoutCosts } from './costs.ts'
import { findQuotation } from './queries.ts'
import type { Issued } from './quotation-pdf.ts'

/** A quotation for its screen. An issued one is drawn with the parts it was issued with, a draft with what we have now. */
export async function findRecord(db: Db, id: number, caller: Caller, now: Date): Promise<QuotationRecord> {
  const { issued, ...stored } = await findQuotation(db, id, now)
  const document = seesCosts(caller) ? stored.document : withoutCosts(stored.document)
  if (issued && stored.issued_at) {
    // Written by `issueQuotation`.
    const { catalogue } = JSON.parse(issued) as Issued
    return { ...stored, document, catalogue, pricing: null, issued_book: await findBookAt(db, stored.issued_at) }
  }
  const catalogue = await findPlannerParts(db)
  const price_book = await findBookInForce(db)
  const { public_estimates } = await findPlannerSettings(db)
  const { plan } = document
  const sent = plan && (await findPlan(db, plan.code, plan.version, catalogue))
  const estimate =
    sent && price_book && public_estimates !== 'off'
      ? estimatePlan(sent.plan.items, catalogue, price_book.book).totals
      : null
  const { quotation_terms: terms } = await findQuotationSettings(db)
  const max_discount = await maxDiscountOf(db, caller)
  return {
    ...stored,
    document,
    catalogue,
    pricing: { price_book, max_discount, estimate: estimate?.total ?? null, terms },
    issued_book: null,
  }
}

export function seesCosts(caller: Caller) {
  return rules['quotations.margin'](caller)
}

/** Basis points that this member of staff may give without asking. */
export async function maxDiscountOf(db: Db, { role }: Pick<Caller, 'role'>): Promise<number> {
  const { sales_discount } = await findQuotationSettings(db)
  return { administrator: basisPoints, sales: sales_discount * 100, editor: 0 }[role]
}
