import { LRUCache } from 'lru-cache'
import { networkOf } from '../http/client-ip.ts'

const limit = { misses: 30, windowMs: 10 * 60_000 }
const maxClients = 20_000

export type WrongCodes = ReturnType<typeof createWrongCodes>

/** Counts the wrong plan codes of each client, in memory, so that nobody finds other people's plans by guessing. */
export function createWrongCodes() {
  const misses = new LRUCache<string, number[]>({ max: maxClients })

  function recent(client: string, now: Date) {
    return (misses.get(networkOf(client)) ?? []).filter((at) => at > now.getTime() - limit.windowMs)
  }

  return {
    count(client: string, now: Date) {
      misses.set(networkOf(client), [...recent(client, now), now.getTime()].slice(-limit.misses))
    },
    /** 0 for a client that may try a code. */
    secondsUntilAllowed(client: string, now: Date) {
      const times = recent(client, now)
      const [oldest = 0] = times
      return times.length < limit.misses ? 0 : Math.ceil((oldest + limit.windowMs - now.getTime()) / 1000)
    },
  }
}
