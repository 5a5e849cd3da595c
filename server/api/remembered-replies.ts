import type { EndpointName } from '@house/contract/endpoints'
import type { ContentVersion } from '../domain/content-version.ts'
import { createFlights, createMemory, type Remembered } from '../domain/memory.ts'
import type { Outcome } from './outcome.ts'

/** The reply as text, so that it is put into words once. */
type RememberedReply = Remembered & Omit<Outcome, 'reply'> & { json: string }

const maxBytes = 32 * 1024 * 1024

/** What a read call answers, until content changes. When the database is at fault, what it answered before. */
export function rememberReplies(content: ContentVersion) {
  const memory = createMemory<RememberedReply>(maxBytes)
  const together = createFlights<RememberedReply>()

  return async (name: EndpointName, input: unknown, make: () => Promise<Outcome>): Promise<RememberedReply> => {
    const key = `${name} ${JSON.stringify(input)}`
    const known = memory.find(key)
    const version = await content.current().catch((fault) => known?.version ?? Promise.reject(fault))
    if (known?.version === version) return known
    return together(`${version} ${key}`, async () => {
      const { reply, ...outcome } = await make()
      const json = JSON.stringify(reply)
      const made = { ...outcome, json, version, bytes: json.length * 2 }
      if (outcome.status === 200) memory.keep(key, made)
      return made
    }).catch((fault) => known ?? Promise.reject(fault))
  }
}
