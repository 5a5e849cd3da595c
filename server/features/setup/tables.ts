import type { Instant } from '../../platform/db/schema.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    /** One row on a site that began with the wizard. */
    setup: {
      id: number
      /** SHA-256 of the setup code; null once the wizard is finished. */
      code_hash: string | null
      /** Null while visitors see the coming-soon page. */
      opened_at: Instant | null
    }
  }
}
