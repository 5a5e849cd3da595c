import type { EndpointName } from '@house/contract/endpoints'
import type { Logger } from 'pino'
import type { ContentVersion } from '../cache/content-version.ts'
import { type Cached, createVersionedCache } from '../cache/versioned-cache.ts'
import { type CompressedBody, compressedBody } from '../http/compressed-body.ts'
import type { Result } from './result.ts'

/** The reply as text, so that it is serialised and compressed once. */
type CachedReply = Omit<Result, 'reply'> & { json: CompressedBody }

const maxBytes = 8 * 1024 * 1024
/** Two bytes a character in memory, and at most one more for the compressed copies. */
const bytesPerCharacter = 3

/** Caches the replies of read calls until content changes. Serves the previous reply while the database fails. */
export function createResponseCache(content: ContentVersion, log: Logger) {
  const cache = createVersionedCache<CachedReply, 'replies'>({
    name: 'replies',
    log,
    content,
    partitions: { replies: maxBytes },
    partitionOf: ({ status, isStale }) => (status === 200 && !isStale ? 'replies' : undefined),
    sizeOf: ({ json }) => json.text.length * bytesPerCharacter,
  })
  return (name: EndpointName, input: unknown, compute: () => Promise<Result>): Promise<Cached<CachedReply>> =>
    cache.get(`${name} ${JSON.stringify(input)}`, async () => {
      const { reply, ...result } = await compute()
      return { ...result, json: compressedBody(JSON.stringify(reply)) }
    })
}
