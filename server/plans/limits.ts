import { planLimits } from '@house/contract/plans/plan-limits'
import { siteOf } from '../http/client-ip.ts'
import { type ClientLimit, createClientLimit } from '../http/limits/client-limit.ts'

/** Wrong codes within the window: of a network, of a provider's customer, and of everyone, because guesses may come from anywhere. */
const wrongCodes = { perNetwork: 30, perSite: 90, inTotal: 600, windowMs: 10 * 60_000 }

/** So that nobody finds other people's plans by guessing. */
export function createWrongCodeLimit(): ClientLimit {
  const { perNetwork, perSite, inTotal, windowMs } = wrongCodes
  const limits = [
    createClientLimit({ max: perNetwork, windowMs }),
    createClientLimit({ max: perSite, windowMs, keyOf: siteOf }),
    createClientLimit({ max: inTotal, windowMs, keyOf: () => 'all' }),
  ]
  return {
    count(client, now, number) {
      for (const limit of limits) limit.count(client, now, number)
    },
    secondsUntilAllowed: (client, now) => Math.max(...limits.map((limit) => limit.secondsUntilAllowed(client, now))),
  }
}

/** Designs whose figures a client may ask for: five whole plans a minute. */
export const figureLimit = { max: 5 * planLimits.items, windowMs: 60_000 }

/** Saved plans, by what they cost: five PDFs, thirty DXF files, sixty pages or three hundred drawings a minute. */
export const fileLimit = { max: 300, windowMs: 60_000 }
export const fileCosts = { 'drawing.svg': 1, 'plan.dxf': 10, 'plan.pdf': 60 }
export const pageCost = 5
/** Of the planner without JavaScript: seven of the largest plans a minute, or some forty small ones. */
export const formBytesPerCost = 2048
