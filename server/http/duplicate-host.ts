import type { RequestListener } from 'node:http'

/** Node reads the first of two Hosts where a proxy may have read the last: whoever sends two is refused, as HTTP wants it. */
export function rejectDuplicateHost(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (!hasTwoHosts(request.rawHeaders)) return listener(request, response)
    response.writeHead(400, { connection: 'close' })
    response.end()
  }
}

function hasTwoHosts(namesAndValues: string[]) {
  let hosts = 0
  for (let at = 0; at < namesAndValues.length; at += 2) {
    const name = namesAndValues[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}
