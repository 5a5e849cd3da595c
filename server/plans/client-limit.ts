import { planLimits } from '@house/contract/plans/plan-limits'
import { LRUCache } from 'lru-cache'
import { networkOf } from '../http/client-ip.ts'

const maxClients = 20_000

export type ClientLimit = ReturnType<typeof createClientLimit>

/** Counts events of each client in memory, per instance: `max` of them within the window, then the client has to wait. */
export function createClientLimit({ max, windowMs }: { max: number; windowMs: number }) {
  // `max` would allocate room for all clients at once: 0.4 MB and some milliseconds for each limit.
  const events = new LRUCache<string, number[]>({ maxSize: maxClients, sizeCalculation: () => 1 })

  function recent(client: string, now: Date) {
    return (events.get(networkOf(client)) ?? []).filter((at) => at > now.getTime() - windowMs)
  }

  return {
    count(client: string, now: Date, number = 1) {
      const added = Array<number>(number).fill(now.getTime())
      events.set(networkOf(client), [...recent(client, now), ...added].slice(-max))
    },
    /** 0 for a client within the limit. */
    secondsUntilAllowed(client: string, now: Date) {
      const times = recent(client, now)
      const [oldest = 0] = times
      return times.length < max ? 0 : Math.ceil((oldest + windowMs - now.getTime()) / 1000)
    },
  }
}

/** So that nobody finds other people's plans by guessing. */
export const wrongCodeLimit = { max: 30, windowMs: 10 * 60_000 }

/** Designs whose figures a client may ask for: five whole plans a minute. */
export const figureLimit = { max: 5 * planLimits.items, windowMs: 60_000 }

/** Estimates of whole plans that a client may ask for in a minute: one for each change of a quick visitor. */
export const estimateLimit = { max: 120, windowMs: 60_000 }

/** Saved plans, by what they cost: five PDFs, thirty DXF files, sixty pages or three hundred drawings a minute. */
export const fileLimit = { max: 300, windowMs: 60_000 }
export const fileCosts = { 'drawing.svg': 1, 'plan.dxf': 10, 'plan.pdf': 60 }
export const pageCost = 5
/** Pages, answers and files of quotations that a client may ask for in a minute. */
export const quotationLimit = { max: 60, windowMs: 60_000 }
/** Of the planner without JavaScript: seven of the largest plans a minute, or some forty small ones. */
export const formBytesPerCost = 2048
