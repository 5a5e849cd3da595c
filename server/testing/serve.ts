import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An HTTP server on a free port. */
export async function serve(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop }
}
