import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { ContentVersion } from './content-version.ts'
import { createSingleFlight } from './single-flight.ts'

export type VersionedCacheOptions<T, P extends string> = {
  /** What it holds, for the log. */
  name: string
  log: Pick<Logger, 'warn'>
  content: Pick<ContentVersion, 'known' | 'current'>
  /** Byte limit of each partition. What fills one partition never evicts entries of another. */
  partitions: Record<P, number>
  /** The partition a value belongs to; undefined when it must not be cached. */
  partitionOf: (value: T) => P | undefined
  sizeOf: (value: T) => number
}

/** A stale value is of an earlier content version. Nothing made from it may be stored as current. */
export type Cached<T> = { value: T; isStale: boolean }

/** Approximate cost of an entry besides its key and value. */
const entryOverhead = 500

/** An LRU cache of values derived from content. An entry is valid until the content version changes. */
export function createVersionedCache<T, P extends string>({
  name,
  log,
  content,
  partitions,
  partitionOf,
  sizeOf,
}: VersionedCacheOptions<T, P>) {
  type Entry = { version: number; value: T; partition: P }
  const sizeCalculation = ({ value }: Entry, key: string) => sizeOf(value) + 2 * key.length + entryOverhead
  const caches = Object.fromEntries(
    Object.entries<number>(partitions).map(([name, maxSize]) => [
      name,
      new LRUCache<string, Entry>({ maxSize, sizeCalculation }),
    ]),
  ) as Record<P, LRUCache<string, Entry>>
  const all = Object.values<LRUCache<string, Entry>>(caches)
  const singleFlight = createSingleFlight<T>()

  function find(key: string) {
    for (const cache of all) {
      const entry = cache.get(key)
      if (entry) return entry
    }
    return undefined
  }

  function store(key: string, entry: Omit<Entry, 'partition'>) {
    for (const cache of all) cache.delete(key)
    const partition = partitionOf(entry.value)
    if (partition) caches[partition].set(key, { ...entry, partition })
  }

  return {
    /** The current value if it is cached. Never waits. */
    peek(key: string): T | undefined {
      const entry = find(key)
      return entry && entry.version === content.known() ? entry.value : undefined
    },
    /** The partition that holds an entry for the key, current or stale. */
    partitionHolding: (key: string): P | undefined => find(key)?.partition,
    /** Serves the stale value when the database or the computation fails. */
    async get(key: string, compute: (version: number) => Promise<T>): Promise<Cached<T>> {
      const entry = find(key)
      try {
        const version = await content.current()
        if (entry?.version === version) return { value: entry.value, isStale: false }
        const value = await singleFlight(`${version} ${key}`, async () => {
          const value = await compute(version)
          store(key, { version, value })
          return value
        })
        return { value, isStale: false }
      } catch (error) {
        if (!entry) throw error
        log.warn({ err: error, cache: name, key }, 'serving a stale entry because the current one cannot be made')
        return { value: entry.value, isStale: true }
      }
    },
    /** Keys of a partition, most recently used first. */
    keys: (partition: P): string[] => [...caches[partition].keys()],
  }
}
