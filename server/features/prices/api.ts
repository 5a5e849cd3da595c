import { failed, type Handlers, ok } from '../../platform/api/result.ts'
import { requireDesignList } from '../planner-parts/design-list.ts'
import { findPublicEstimate } from './public-estimate.ts'

export const estimateHandlers: Pick<Handlers, 'planEstimate'> = {
  planEstimate: async ({ designs, zone }, { db, now, client, enquiries, estimateRequests }) => {
    requireDesignList(designs)
    const retryAfterSeconds = enquiries.limitPerMinute > 0 ? estimateRequests.secondsUntilAllowed(client, now) : 0
    if (retryAfterSeconds > 0) {
      const message = `Those were many estimates in one minute. Please try again in ${retryAfterSeconds} seconds.`
      return { ...failed(message, 429), retryAfterSeconds }
    }
    estimateRequests.count(client, now)
    return ok({ data: await findPublicEstimate(db, { designs, zone: zone || null, now }) })
  },
}
