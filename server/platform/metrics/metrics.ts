import type { RequestListener, ServerResponse } from 'node:http'
import { type LeadKind, leadKinds } from '@house/contract/staff/lead-status'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { requestPath } from '../http/request-path.ts'
import { type WatchedOutbox, watchOutbox } from './outbox.ts'
import { routeGroup } from './route-group.ts'

const cacheResults = ['hit', 'miss', 'bypass'] as const

export type Metrics = ReturnType<typeof createMetrics>

/** The counts that pg's pool publishes. */
export type PoolCounts = { totalCount: number; idleCount: number; waitingCount: number }

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/** nginx's code for a client that left before it got a response. */
const clientClosedRequest = 499
/** In seconds. A cached page takes less than the first, a page under overload more than the last. */
const durationBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The metrics of this instance. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its response.',
    labelNames: ['method', 'group', 'code'],
    buckets: durationBuckets,
    registers,
  })
  const shedRequests = new Counter({
    name: 'http_requests_shed_total',
    help: 'Requests rejected with 503 by load shedding.',
    registers,
  })
  const pageCache = new Counter({
    name: 'page_cache_requests_total',
    help: 'Pages sent, by whether they came from the page cache.',
    labelNames: ['result'],
    registers,
  })
  const renders = new Histogram({
    name: 'page_render_duration_seconds',
    help: 'Time to render a page.',
    buckets: durationBuckets,
    registers,
  })
  const leads = new Counter({
    name: 'leads_stored_total',
    help: 'Enquiries stored, without retries of the same one.',
    labelNames: ['kind', 'status'],
    registers,
  })
  // A counter that first appears with the value 1 has not increased, as far as Prometheus can see.
  for (const code of [500, 503]) requests.zero({ method: 'POST', group: 'enquiry', code })
  for (const result of cacheResults) pageCache.inc({ result }, 0)
  for (const kind of leadKinds) for (const status of ['new', 'quarantine']) leads.inc({ kind, status }, 0)

  let rendering = 0
  const collectors: (() => Promise<void>)[] = []

  function observe(method: string, path: string, response: ServerResponse, start: number) {
    const labels = {
      method: knownMethods.has(method) ? method : 'other',
      group: routeGroup(path),
      code: response.headersSent ? response.statusCode : clientClosedRequest,
    }
    requests.observe(labels, (performance.now() - start) / 1000)
  }

  /** A gauge whose value is read with each scrape. */
  function addGauge({ name, help, read }: { name: string; help: string; read: () => number }) {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  }
  addGauge({ name: 'page_renders_in_progress', help: 'Pages that are being rendered.', read: () => rendering })

  return {
    addGauge,
    contentType: registry.contentType,
    countShedRequest: () => shedRequests.inc(),
    countPage: (result: (typeof cacheResults)[number]) => pageCache.inc({ result }),
    countLead: ({ kind, status }: { kind: LeadKind; status: string }) => leads.inc({ kind, status }),

    /** Observes every request, whoever answers it. */
    observeRequests(listener: RequestListener): RequestListener {
      return (request, response) => {
        const start = performance.now()
        const { method = '' } = request
        const path = requestPath(request)
        listener(request, response)
        // A cached page has been sent by now; waiting for its event would cost more than the rest of this.
        if (response.writableEnded) observe(method, path, response, start)
        else response.once('close', () => observe(method, path, response, start))
      }
    },

    observeRenders<Args extends unknown[], Result>(render: (...args: Args) => Promise<Result>) {
      return async (...args: Args): Promise<Result> => {
        const endTimer = renders.startTimer()
        rendering += 1
        try {
          return await render(...args)
        } finally {
          rendering -= 1
          endTimer()
        }
      }
    },

    watchPool(pool: PoolCounts) {
      addGauge({
        name: 'database_pool_connections',
        help: 'Open connections to PostgreSQL.',
        read: () => pool.totalCount,
      })
      addGauge({
        name: 'database_pool_idle_connections',
        help: 'Open connections to PostgreSQL that no query uses.',
        read: () => pool.idleCount,
      })
      addGauge({
        name: 'database_pool_waiting_queries',
        help: 'Queries that wait for a connection.',
        read: () => pool.waitingCount,
      })
    },

    watchDatabase(outbox: WatchedOutbox) {
      collectors.push(watchOutbox(registry, outbox))
    },

    /** All metrics in Prometheus' text format. */
    async scrape() {
      await Promise.all(collectors.map((collect) => collect()))
      return registry.metrics()
    },
  }
}
