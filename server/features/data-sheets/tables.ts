import type { Instant, Json, Once } from '../../platform/db/schema.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    /** Versions of the data sheet of a product, which may be gone. */
    data_sheet: {
      /** In lower case. */
      slug: string
      version: number
      /** SHA-256 of the snapshot. */
      hash: string
      /** All that the sheet shows. */
      snapshot: Json
      created_at: Once<Instant>
    }
  }
}
