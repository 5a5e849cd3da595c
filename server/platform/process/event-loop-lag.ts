const tickMs = 20

/**
 * Measures how long the event loop has been busy, in milliseconds. Timers run first in each turn of the loop, so the age of the
 * last tick is roughly how long the current request has waited.
 */
export function watchEventLoopLag(): () => number {
  let lastTick = performance.now()
  setInterval(() => {
    lastTick = performance.now()
  }, tickMs).unref()
  return () => performance.now() - lastTick - tickMs
}
