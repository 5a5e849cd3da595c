import type { Handlers } from './api/result.ts'
import type { StaffHandlers } from './staff-api/handler-types.ts'

/** What a feature adds to the site. */
export type Feature = {
  /** Of calls in contract/endpoints.ts. */
  publicHandlers?: Partial<Handlers>
  /** Of calls in contract/staff/endpoints.ts. */
  staffHandlers?: Partial<StaffHandlers>
}
