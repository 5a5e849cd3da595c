type Flight<T> = { result: Promise<T>; callers: number; controller: AbortController }

/** Concurrent calls with the same key share one computation. Its signal is aborted when all callers have aborted theirs. */
export function createSingleFlight<T>() {
  const flights = new Map<string, Flight<T>>()

  function start(key: string, compute: (signal: AbortSignal) => Promise<T>) {
    const controller = new AbortController()
    const flight: Flight<T> = { result: compute(controller.signal), callers: 0, controller }
    flights.set(key, flight)
    const forget = () => void (flights.get(key) === flight && flights.delete(key))
    // The next caller starts anew: what was aborted may not be computed any more.
    controller.signal.addEventListener('abort', forget)
    flight.result.then(forget, forget)
    return flight
  }

  return (key: string, compute: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T> => {
    const flight = flights.get(key) ?? start(key, compute)
    flight.callers += 1
    if (!signal) return flight.result
    return new Promise((resolve, reject) => {
      const leave = () => {
        flight.callers -= 1
        if (flight.callers === 0) flight.controller.abort()
        reject(new Error('the caller has left'))
      }
      if (signal.aborted) return leave()
      signal.addEventListener('abort', leave, { once: true })
      flight.result.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
    })
  }
}
