import { LRUCache } from 'lru-cache'
import { networkOf } from '../client-ip.ts'

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
