import { LRUCache } from 'lru-cache'
import { networkOf } from '../client-ip.ts'

const maxClients = 20_000

export type ClientLimit = ReturnType<typeof createClientLimit>

type ClientLimitOptions = {
  max: number
  windowMs: number
  /** What is counted together: by default all clients of a network. */
  keyOf?: (client: string) => string
}

/** Counts events of each client in memory, per instance: `max` of them within the window, then the client has to wait. */
export function createClientLimit({ max, windowMs, keyOf = networkOf }: ClientLimitOptions) {
  // `max` would allocate room for all clients at once: 0.4 MB and some milliseconds for each limit.
  const events = new LRUCache<string, number[]>({ maxSize: maxClients, sizeCalculation: () => 1 })

  /** What is in the future was counted before the clock was set back, and does not count. */
  function recent(client: string, now: Date) {
    const end = now.getTime()
    return (events.get(keyOf(client)) ?? []).filter((at) => at > end - windowMs && at <= end)
  }

  return {
    count(client: string, now: Date, number = 1) {
      const added = Array<number>(number).fill(now.getTime())
      events.set(keyOf(client), [...recent(client, now), ...added].slice(-max))
    },
    /** 0 for a client within the limit. */
    secondsUntilAllowed(client: string, now: Date) {
      const times = recent(client, now)
      const [oldest = 0] = times
      return times.length < max ? 0 : Math.ceil((oldest + windowMs - now.getTime()) / 1000)
    },
  }
}
