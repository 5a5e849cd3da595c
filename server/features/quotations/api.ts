import type { CustomerQuotation } from '@house/contract/quotations/customer'
import { quantityOf, quotationTotals } from '@house/fenestration/quotation/quotation-totals'
import { failed, type Handlers, ok, type Result, slugNotFound } from '../../platform/api/result.ts'
import { RequestError } from '../../platform/http/errors.ts'
import type { LeadServices } from '../leads/api.ts'
import { acceptQuotation, askQuestion, declineQuotation, findByToken, noteOpened } from './customer.ts'
import { documentOf, fullNumber, isExpired, type QuotationRow } from './queries.ts'
import type { Issued } from './quotation-pdf.ts'

type CustomerCalls = 'quotationDetails' | 'quotationOpened' | 'quotationAnswer' | 'quotationQuestion'

/** What a customer does with the private link of a quotation. */
export function customerHandlers({ onStored }: Pick<LeadServices, 'onStored'>): Pick<Handlers, CustomerCalls> {
  return {
    quotationDetails: async ({ token }, context) =>
      answered(async () => {
        const row = await findByToken(context.db, token)
        return row ? ok({ data: toCustomer(row, context.now) }) : slugNotFound()
      }),

    quotationOpened: async ({ token }, context) =>
      answered(async () => {
        const row = await findByToken(context.db, token)
        if (!row) return slugNotFound()
        await noteOpened(context.db, row, context.now)
        return ok({})
      }),

    quotationAnswer: async ({ token, answer, name, consent, reason }, context) =>
      answered(async () => {
        const { db, now } = context
        if (answer === 'accept') await acceptQuotation(db, token, { name, has_consented: consent === 'yes' }, now)
        else if (answer === 'decline') await declineQuotation(db, token, { reason }, now)
        else return failed('Say whether you accept or decline.', 422)
        onStored?.()
        return ok({}, answer === 'accept' ? 'Accepted. Thank you.' : 'Declined. Thank you for telling us.')
      }),

    quotationQuestion: async ({ token, text }, context) =>
      answered(async () => {
        await askQuestion(context.db, token, { text }, context.now)
        onStored?.()
        return ok({}, 'We have your question and will answer it.')
      }),
  }
}

/** Wrong links are not counted: nobody guesses 192 random bits, and many customers may share one IP address. */
async function answered(answer: () => Promise<Result>): Promise<Result> {
  try {
    return await answer()
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    if (error.status === 404) return slugNotFound()
    return failed(
      error.message,
      error.status === 409 ? 409 : 422,
      error.details.field ? { field: error.details.field } : {},
    )
  }
}

function toCustomer(row: QuotationRow, now: Date): CustomerQuotation {
  const document = documentOf(row)
  const { customer, discount, gst, hsn, terms, delivery, valid_until, measured_on } = document
  const totals = quotationTotals(document)
  // Written by `issueQuotation`; only issued ones have a link.
  const { catalogue, contact, company }: Issued = JSON.parse(row.issued ?? '')
  return {
    number: fullNumber(row),
    status: row.status,
    is_expired: isExpired(row, now),
    customer_name: customer.name,
    address: customer.address,
    issued_at: row.issued_at ?? '',
    valid_until,
    delivery,
    measured_on,
    hsn,
    terms,
    catalogue,
    contact: contact.name,
    gstin: company.gstin ?? '',
    lines: document.lines.map((line, index) => {
      const prices = {
        quantity: quantityOf(line),
        unit_price: line.unit_price,
        amount: totals.amounts[index] ?? 0,
      }
      return line.kind === 'opening'
        ? { kind: line.kind, design: line.design, ...prices }
        : { kind: line.kind, label: line.label, ...prices }
    }),
    subtotal: totals.subtotal,
    discount: totals.discount,
    gst: totals.gst,
    total: totals.total,
    discount_rate: discount,
    gst_rate: gst,
    answered_at: row.answered_at,
    answer: row.answer,
  }
}
