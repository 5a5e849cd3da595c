import type { EndpointName } from '@house/contract/endpoints'
import type { ContentVersion } from '../domain/content-version.ts'
import { createFlights, createMemory, type Remembered } from '../domain/memory.ts'
import type { Outcome } from './outcome.ts'
import { type PackedText, packedText } from './packed-text.ts'

/** The reply as text, so that it is put into words, and packed, once. */
type RememberedReply = Remembered & Omit<Outcome, 'reply'> & { json: PackedText }

const maxBytes = 32 * 1024 * 1024
/** Of a text in memory two, and less than one more for what it is packed into. */
const charBytes = 3

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
      const text = JSON.stringify(reply)
      const made = { ...outcome, json: packedText(text), version, bytes: text.length * charBytes }
      if (outcome.status === 200) memory.keep(key, made)
      return made
    }).catch((fault) => known ?? Promise.reject(fault))
  }
}
