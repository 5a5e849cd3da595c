import { z } from 'zod'
import { hasControlCharacter } from '../fields.ts'
import { Design } from '../plans/design.ts'
import { planLimits } from '../plans/plan-limits.ts'
import { quotationLimits as limits, priceSources } from './quotation-options.ts'

// Money is in whole paise, shares in basis points: 1800 is 18 %.
const money = z.int('must be an amount').min(0, 'cannot be below 0').max(limits.unitPrice, 'is too large')
const share = z.int('must be a percentage').min(0, 'cannot be below 0').max(limits.percent, 'is at most 100 %')
const text = (max: number) =>
  z
    .string('must be text')
    .max(max, `cannot be longer than ${max} characters`)
    .refine((value) => !hasControlCharacter(value) && value.isWellFormed(), 'contains characters that cannot be used')
const date = z.iso.date('must be a date like 2026-12-19')

const shared = {
  /** Stays with the line through every change, so that its cost does. */
  id: text(limits.lineId).min(1, 'is required'),
  unit_price: money,
  /** What one piece costs the company; `null` if it is not known. */
  cost: money.nullable(),
}

const Opening = z
  .object({
    kind: z.literal('opening'),
    /** With its name, room and quantity. */
    design: Design,
    source: z.enum(priceSources),
    /** Per m² of the frame, for the source `rate`. */
    rate: money.nullable(),
    /** Why a price is not from the book. */
    reason: text(limits.reason),
    ...shared,
  })
  .refine(({ source, reason }) => source !== 'manual' || reason.trim() !== '', {
    error: 'needs a reason, because its price was entered by hand',
    path: ['reason'],
  })

const Free = z.object({
  kind: z.literal('free'),
  label: text(limits.label).refine((label) => label.trim() !== '', 'is required'),
  quantity: z.int('must be a whole number').min(1, 'is at least 1').max(limits.quantity, 'is too large'),
  ...shared,
})

function countParts(lines: (z.infer<typeof Opening> | z.infer<typeof Free>)[]) {
  const rows = lines.flatMap((line) => (line.kind === 'opening' ? line.design.rows : []))
  return rows.reduce((sum, { cells }) => sum + cells.length, 0)
}

/** What staff prepare, and what is frozen when it is issued. */
export const Quotation = z.object({
  v: z.literal(1),
  customer: z.object({
    name: text(limits.name).refine((name) => name.trim() !== '', 'is required'),
    address: text(limits.address),
    phone: text(limits.phone),
    email: text(limits.email),
    /** Place of supply, which decides the kind of GST. */
    state: text(limits.name),
  }),
  /** The saved plan that the openings come from. */
  plan: z.object({ code: text(planLimits.code), version: z.int().positive() }).nullable(),
  lines: z
    .array(z.discriminatedUnion('kind', [Opening, Free]))
    .max(limits.lines, `cannot have more than ${limits.lines} lines`)
    .refine((lines) => new Set(lines.map(({ id }) => id)).size === lines.length, 'have the same id twice')
    .refine(
      (lines) => countParts(lines) <= limits.parts,
      `cannot have more than ${limits.parts} sashes and fixed lights`,
    ),
  discount: share,
  gst: share,
  hsn: text(20),
  terms: z.array(text(limits.term)).max(limits.terms),
  delivery: text(limits.label),
  /** Last day on which it can be accepted, in the company's time zone. */
  valid_until: date,
  measured_on: date.nullable(),
  /** An engineer has checked sizes, wind load and glass. */
  is_checked: z.boolean(),
})

export type Quotation = z.infer<typeof Quotation>
export type QuotationLine = Quotation['lines'][number]
export type OpeningLine = Extract<QuotationLine, { kind: 'opening' }>
export type FreeLine = Extract<QuotationLine, { kind: 'free' }>
export type QuotationTotals = {
  /** In the order of the lines. */
  amounts: number[]
  subtotal: number
  discount: number
  /** Subtotal less discount. */
  taxable: number
  gst: number
  total: number
  /** Of the lines whose cost is known; `null` if a cost is missing. */
  cost: number | null
  /** Basis points of the taxable amount; `null` if a cost is missing. */
  margin: number | null
}
