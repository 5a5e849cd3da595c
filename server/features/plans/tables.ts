import type { Id, Instant, Json, Once } from '../../platform/db/schema.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    plan: {
      id: Id
      code: string
      /** SHA-256 of the key. */
      edit_key: string
      /** Keyed hash of the address that saved it last, for the rate limit. */
      client: string
      created_at: Once<Instant>
      saved_at: Instant
    }
    plan_version: {
      plan_id: number
      version: number
      document: Json
      /** The catalogue records that the plan uses, as they were. */
      catalogue: Json
      /** Version of the price book in force then; `null` if there was none. */
      price_book: number | null
      saved_at: Instant
    }
  }
}
