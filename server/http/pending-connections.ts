import type { Server } from 'node:http'
import { setImmediate } from 'node:timers/promises'

/** A flood of new connections must not hold back the requests that are already here. */
const maxTurns = 200

/**
 * Node accepts one connection in each turn of the event loop. When every turn renders a page, new connections wait in the kernel,
 * where we can neither see nor reject them. The returned function resolves once no connection is waiting.
 */
export function acceptPendingConnections(server: Server): () => Promise<void> {
  let accepted = 0
  server.on('connection', () => {
    accepted += 1
  })
  return async () => {
    // The first immediate runs before the loop looks at its sockets again.
    await setImmediate()
    for (let turn = 0; turn < maxTurns; turn += 1) {
      const before = accepted
      await setImmediate()
      if (accepted === before) return
    }
  }
}
