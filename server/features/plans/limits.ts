import { planLimits } from '@house/contract/plans/plan-limits'
import { ipv6Prefix48 } from '../../platform/http/client-ip.ts'
import { type ClientLimit, createClientLimit } from '../../platform/http/limits/client-limit.ts'

/** Within the window: from a network, from an IPv6 prefix of /48, and from everywhere. */
const wrongCodes = { perNetwork: 30, perPrefix: 90, inTotal: 600, windowMs: 10 * 60_000 }

/** So that nobody finds other people's plans by guessing. Short codes are counted apart: only their right ones wait too. */
export function createWrongCodeLimits() {
  return { short: createWrongCodeLimit(), long: createWrongCodeLimit() }
}

export type WrongCodeLimits = ReturnType<typeof createWrongCodeLimits>

function createWrongCodeLimit(): ClientLimit {
  const { perNetwork, perPrefix, inTotal, windowMs } = wrongCodes
  const limits = [
    createClientLimit({ max: perNetwork, windowMs }),
    createClientLimit({ max: perPrefix, windowMs, keyOf: ipv6Prefix48 }),
    createClientLimit({ max: inTotal, windowMs, keyOf: () => 'all' }),
  ]
  const secondsUntilAllowed = (client: string, now: Date) =>
    Math.max(...limits.map((limit) => limit.secondsUntilAllowed(client, now)))
  return {
    secondsUntilAllowed,
    /** Who waits adds nothing: one client must not fill the total. */
    count(client, now, number) {
      if (secondsUntilAllowed(client, now) > 0) return
      for (const limit of limits) limit.count(client, now, number)
    },
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
