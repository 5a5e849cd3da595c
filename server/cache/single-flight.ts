/** Concurrent calls with the same key share one computation. */
export function createSingleFlight<T>() {
  const flights = new Map<string, Promise<T>>()
  return (key: string, compute: () => Promise<T>): Promise<T> => {
    const flight = flights.get(key) ?? compute().finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }
}
