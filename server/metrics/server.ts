import { createServer, type Server } from 'node:http'
import { listen } from '../http/server.ts'
import type { Metrics } from './metrics.ts'

export type MetricsAddress = { host: string; port: number }

const path = '/metrics'

/** A server of its own, so that visitors cannot reach the metrics. */
export async function startMetricsServer(
  metrics: Pick<Metrics, 'scrape' | 'contentType'>,
  { host, port }: MetricsAddress,
) {
  const server = createServer((request, response) => {
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

async function close(server: Server) {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}

function hostInUrl(host: string) {
  return host.includes(':') ? `[${host}]` : host
}
