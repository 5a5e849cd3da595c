/** What was made from content of some version, and how much room it takes. */
export type Remembered = { version: number; bytes: number }

/** Holds up to so many bytes; what was not asked for the longest goes first. */
export function createMemory<T extends Remembered>(maxBytes: number) {
  const kept = new Map<string, T>()
  let bytes = 0
  let newest = ''

  function forget(key: string) {
    const found = kept.get(key)
    if (!found) return
    kept.delete(key)
    bytes -= sizeOf(key, found)
  }

  return {
    /** Whatever its version. */
    find(key: string): T | undefined {
      const found = kept.get(key)
      if (!found || key === newest) return found
      kept.delete(key)
      kept.set(key, found)
      newest = key
      return found
    },
    keep(key: string, value: T) {
      forget(key)
      if (sizeOf(key, value) > maxBytes) return
      kept.set(key, value)
      newest = key
      bytes += sizeOf(key, value)
      for (const oldest of kept.keys()) {
        if (bytes <= maxBytes) return
        forget(oldest)
      }
    },
    forget,
    /** Those asked for last come first. */
    keys: () => [...kept.keys()].reverse(),
    bytes: () => bytes,
  }
}

/** About what an entry costs besides what it holds. */
const overhead = 500

function sizeOf(key: string, { bytes }: Remembered) {
  return bytes + 2 * key.length + overhead
}

/** What was put in first, or moved to the end the longest ago. */
export function forgetFirst(kept: Map<string, unknown>) {
  for (const first of kept.keys()) return kept.delete(first)
}

/** What is being made already is waited for, not made twice. */
export function createFlights<T>() {
  const flights = new Map<string, Promise<T>>()
  return (key: string, make: () => Promise<T>): Promise<T> => {
    const flight = flights.get(key) ?? make().finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }
}
