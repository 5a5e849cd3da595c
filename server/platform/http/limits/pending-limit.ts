import { networkOf } from '../client-ip.ts'
import { RequestError } from '../errors.ts'

const retryAfterSeconds = 10

/** Limits how much each client waits for at a time, per instance. */
export function createPendingLimit(max: number) {
  const pending = new Map<string, number>()
  return async function limited<T>(clientIp: string, work: () => Promise<T>): Promise<T> {
    const client = networkOf(clientIp)
    const before = pending.get(client) ?? 0
    if (before >= max)
      throw new RequestError('Those were many requests at a time. Please try again in a few seconds.', 429, {
        retryAfterSeconds,
      })
    pending.set(client, before + 1)
    try {
      return await work()
    } finally {
      const rest = (pending.get(client) ?? 1) - 1
      if (rest > 0) pending.set(client, rest)
      else pending.delete(client)
    }
  }
}
