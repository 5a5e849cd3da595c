import { LRUCache } from 'lru-cache'
import type { ContentVersion } from './content-version.ts'
import { createSingleFlight } from './single-flight.ts'

export type VersionedCacheOptions<T, P extends string> = {
  content: Pick<ContentVersion, 'known' | 'current'>
  /** Byte limit of each partition. What fills one partition never evicts entries of another. */
  partitions: Record<P, number>
  /** The partition a value belongs to; undefined when it must not be cached. */
  partitionOf: (value: T) => P | undefined
  sizeOf: (value: T) => number
}

/** Approximate cost of an entry besides its key and value. */
const entryOverhead = 500

/** An LRU cache of values derived from content. An entry is valid until the content version changes. */
export function createVersionedCache<T, P extends string>({
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
    async get(key: string, compute: (version: number) => Promise<T>): Promise<T> {
      const entry = find(key)
      try {
        const version = await content.current()
        if (entry?.version === version) return entry.value
        return await singleFlight(`${version} ${key}`, async () => {
          const value = await compute(version)
          store(key, { version, value })
          return value
        })
      } catch (error) {
        if (entry) return entry.value
        throw error
      }
    },
    /** Keys of a partition, most recently used first. */
    keys: (partition: P): string[] => [...caches[partition].keys()],
  }
}
