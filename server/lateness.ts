const tickMs = 20

/**
 * How long the program has been busy without a pause, in milliseconds. Timers come first in each round of the event loop, so the age of
 * the last tick is about how long a request that is looked at now has waited behind others.
 */
export function watchLateness(): () => number {
  let lastTick = performance.now()
  setInterval(() => {
    lastTick = performance.now()
  }, tickMs).unref()
  return () => performance.now() - lastTick - tickMs
}
