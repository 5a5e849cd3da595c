import { failed, type Handlers, ok } from '../../platform/api/result.ts'
import { createClientLimit } from '../../platform/http/limits/client-limit.ts'
import { requireDesignList } from '../planner-parts/design-list.ts'
import { estimateLimit } from './limits.ts'
import { findPublicEstimate } from './public-estimate.ts'

export type PriceServices = {
  /** 0 means no limit. */
  limitPerMinute: number
}

export function estimateHandlers({ limitPerMinute }: PriceServices): Pick<Handlers, 'planEstimate'> {
  const estimateRequests = createClientLimit(estimateLimit)
  return {
    planEstimate: async ({ designs, zone }, { db, now, client }) => {
      requireDesignList(designs)
      const retryAfterSeconds = limitPerMinute > 0 ? estimateRequests.secondsUntilAllowed(client, now) : 0
      if (retryAfterSeconds > 0) {
        const message = `Those were many estimates in one minute. Please try again in ${retryAfterSeconds} seconds.`
        return { ...failed(message, 429), retryAfterSeconds }
      }
      estimateRequests.count(client, now)
      return ok({ data: await findPublicEstimate(db, { designs, zone: zone || null, now }) })
    },
  }
}
