import { createServer, type Server } from 'node:http'
import { isIP } from 'node:net'
import { listen } from '../http/server.ts'
import type { Metrics } from './metrics.ts'

export type MetricsAddress = { host: string; port: number }

const path = '/metrics'
const misdirectedMessage = 'Use the IP address, localhost, or the host name in METRICS_ADDRESS.\n'

/** A server of its own, so that visitors cannot reach the metrics. */
export async function startMetricsServer(
  metrics: Pick<Metrics, 'scrape' | 'contentType'>,
  { host, port }: MetricsAddress,
) {
  const server = createServer((request, response) => {
    if (!isAllowedHost(request.headers.host, host)) return void response.writeHead(421).end(misdirectedMessage)
    if (request.method !== 'GET' || request.url !== path) return void response.writeHead(404).end()
    metrics.scrape().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      (error) => response.writeHead(500).end(String(error)),
    )
  })
  const usedPort = await listen(server, port, host, {
    setting: 'METRICS_ADDRESS',
    otherPort: 'METRICS_ADDRESS=127.0.0.1:9465',
    otherHost: 'Use 127.0.0.1, or the address of a private network.',
  })
  return { url: `http://${hostInUrl(host)}:${usedPort}${path}`, close: () => close(server) }
}

/** Against DNS rebinding: a website that points its own name at this address must not read the metrics with a visitor's browser. */
export function isAllowedHost(header: string | undefined, configured: string) {
  const name = (header ?? '').replace(/:\d+$/, '').toLowerCase()
  const isAddress = isIP(name) === 4 || (/^\[.*\]$/.test(name) && isIP(name.slice(1, -1)) === 6)
  return isAddress || name === 'localhost' || name === configured.toLowerCase()
}

async function close(server: Server) {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}

function hostInUrl(host: string) {
  return host.includes(':') ? `[${host}]` : host
}
