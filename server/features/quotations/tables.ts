import type { QuotationStatus } from '@house/contract/quotations/quotation-options'
import type { Generated } from 'kysely'
import type { Id, Instant, Json, Once } from '../../platform/db/schema.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    quotation: {
      id: Id
      enquiry_id: Once<number>
      /** Of the financial year in which its first revision was issued; `null` in a draft of that. */
      number: string | null
      /** 0 for the first one, then 1, 2, … */
      revision: Once<number>
      status: QuotationStatus
      document: Json
      /** Paise, of the document. */
      total: number
      /** Of the document: last day on which it can be accepted. */
      valid_until: string
      /** What it was made of when it was issued: company, catalogue, contact. Never changes. */
      issued: Json | null
      issued_at: Instant | null
      /** The private link of the customer; `null` in a draft. */
      token: string | null
      /** When the customer first opened the link. */
      opened_at: Instant | null
      answered_at: Instant | null
      /** Who accepted, or why it was declined. */
      answer: Generated<string>
      /** Who changed it last. */
      staff_id: string | null
      created_at: Once<Instant>
      updated_at: Instant
    }
    /** Number of the last quotation of a financial year. */
    quotation_year: { year: string; last: number }
    quotation_question: { id: Id; quotation_id: number; text: string; at: Once<Instant> }
  }
}
