import { z } from 'zod'
import { Design } from '../plans/design.ts'
import { PlannerParts } from '../plans/planner-parts.ts'
import { quotationStatuses } from './quotation-options.ts'

// Amounts are whole paise, shares basis points.
const paise = z.int()
const prices = { quantity: z.int(), unit_price: paise, amount: paise }

/** What the customer sees behind a private link: neither costs nor where prices come from. */
export const CustomerQuotation = z.object({
  /** With its revision. */
  number: z.string(),
  status: z.enum(quotationStatuses),
  is_expired: z.boolean(),
  customer_name: z.string(),
  address: z.string(),
  issued_at: z.string().meta({ format: 'date-time' }),
  valid_until: z.string().meta({ format: 'date' }),
  delivery: z.string(),
  measured_on: z.string().nullable(),
  /** Whom to ask. */
  contact: z.string(),
  lines: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('opening'), design: Design, ...prices }),
      z.object({ kind: z.literal('free'), label: z.string(), ...prices }),
    ]),
  ),
  subtotal: paise,
  discount: paise,
  discount_rate: z.int(),
  gst: paise,
  gst_rate: z.int(),
  total: paise,
  hsn: z.string(),
  /** Of the company; empty if it has none. */
  gstin: z.string(),
  terms: z.array(z.string()),
  /** The parts that the openings are made of, as they were when it was issued. */
  catalogue: PlannerParts,
  answered_at: z.string().nullable(),
  /** Who accepted, or why it was declined. */
  answer: z.string(),
})

export type CustomerQuotation = z.infer<typeof CustomerQuotation>
