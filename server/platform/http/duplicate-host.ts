import type { RequestListener } from 'node:http'

/** Rejects requests with two Host headers (RFC 9112): Node uses the first, a proxy may use the last. */
export function rejectDuplicateHost(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (!hasTwoHosts(request.rawHeaders)) return listener(request, response)
    response.writeHead(400, { connection: 'close', 'content-length': 0 })
    response.end()
  }
}

function hasTwoHosts(rawHeaders: string[]) {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}
