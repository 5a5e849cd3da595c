/** A draft is edited; the others never change again, but for their status. `replaced`: a later revision was issued. */
export const quotationStatuses = ['draft', 'issued', 'accepted', 'declined', 'replaced', 'withdrawn'] as const
export type QuotationStatus = (typeof quotationStatuses)[number]

/** Why the customer can no longer answer, other than by having answered. */
export const closedReasons = {
  replaced: 'There is a newer version of this quotation. Ask us for its link.',
  withdrawn: 'We have withdrawn this quotation. Ask us for a new one.',
} satisfies Partial<Record<QuotationStatus, string>>

/** Whether the PDF is no longer offered to the customer: the page says why. */
export function isClosed(status: QuotationStatus): boolean {
  return Object.hasOwn(closedReasons, status)
}

/** Where the price of an opening comes from. */
export const priceSources = ['book', 'rate', 'manual'] as const
export type PriceSource = (typeof priceSources)[number]

export const quotationLimits = {
  lines: 200,
  /** Sashes and fixed lights of all openings: a PDF of more would take too long to draw. */
  parts: 600,
  /** From the day on which it is issued. */
  validDays: 366,
  lineId: 40,
  quantity: 1000,
  /** ₹ 1 crore for one piece is a slip. */
  unitPrice: 1_00_00_000_00,
  name: 120,
  address: 400,
  phone: 40,
  email: 200,
  label: 200,
  reason: 300,
  terms: 20,
  term: 400,
  /** Basis points. */
  percent: 10_000,
  question: 2000,
} as const
