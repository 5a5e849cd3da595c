import type { PriceBookStatus } from '@house/contract/estimates/price-book-options'
import type { Id, Instant, Json, Once } from '../../platform/db/schema.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    /** At most one is in force. */
    price_book: {
      id: Id
      version: number
      name: string
      status: PriceBookStatus
      document: Json
      in_force_at: Instant | null
      /** Who changed it last. */
      staff_id: string | null
      created_at: Once<Instant>
      updated_at: Instant
    }
  }
}
