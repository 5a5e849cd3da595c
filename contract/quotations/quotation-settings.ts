import { z } from 'zod'
import { quotationLimits as limits } from './quotation-options.ts'

/** Settings of quotations that staff change. */
export const QuotationSettings = z.object({
  /** A new quotation starts with them. */
  quotation_terms: z
    .array(
      z
        .string('must be text')
        .trim()
        .min(1, 'cannot have an empty line')
        .max(limits.term, `cannot have more than ${limits.term} characters in a line`),
    )
    .max(limits.terms, `cannot have more than ${limits.terms} lines`),
  /** The company's number for goods and services tax; empty if it has none. */
  gstin: z
    .string('must be text')
    .trim()
    .toUpperCase()
    .regex(/^(\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d])?$/, 'has 15 letters and digits, such as 06AAAAA0000A1Z5'),
  /** Per cent that sales staff may give without asking. */
  sales_discount: z
    .int('must be a whole number of per cent')
    .min(0, 'cannot be below 0')
    .max(100, 'cannot be above 100 %'),
})
export type QuotationSettings = z.infer<typeof QuotationSettings>

/** Until staff enter their own. */
export const defaultQuotationSettings: QuotationSettings = { quotation_terms: [], gstin: '', sales_discount: 5 }
