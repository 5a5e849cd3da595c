import { type Endpoint, type EndpointName, type Endpoints, endpoints, type Reply, type ReplyOf } from './endpoints.ts'
import type { Input } from './fields.ts'

export type Fetch = (path: string, init?: RequestInit) => Promise<Response> | Response
/** `path` says which call it was, for the log. */
export type Answer<R> = Reply<R> & { status: number; path: string }

export type CallOptions = { signal?: AbortSignal; headers?: Record<string, string> }

type InputFor<N extends EndpointName> = Input<Endpoints[N]['fields']>
type Call<N extends EndpointName> =
  Record<string, never> extends InputFor<N>
    ? (input?: InputFor<N>, options?: CallOptions) => Promise<Answer<ReplyOf<N>>>
    : (input: InputFor<N>, options?: CallOptions) => Promise<Answer<ReplyOf<N>>>

export type Client = { [N in EndpointName]: Call<N> }

/** Network faults and replies that are not in the contract's shape are thrown; every other reply is returned. */
export function createClient(fetch: Fetch): Client {
  const calls = Object.entries(endpoints).map(([name, endpoint]) => [name, callTo(fetch, endpoint)])
  return Object.fromEntries(calls)
}

function callTo(fetch: Fetch, endpoint: Endpoint) {
  return async (input: Record<string, unknown> = {}, { signal, headers }: CallOptions = {}) => {
    const response = await fetch(endpoint.path, {
      method: endpoint.method,
      ...encode(endpoint.body, input, headers),
      ...(signal && { signal }),
    })
    const reply: Reply<object> = await response.json()
    if (typeof reply?.success !== 'string') throw new Error(`${endpoint.path} answered outside the contract`)
    return { ...reply, status: response.status, path: endpoint.path }
  }
}

function encode(body: Endpoint['body'], input: Record<string, unknown>, headers: Record<string, string> = {}) {
  if (body === 'none') return { headers }
  if (body === 'json')
    return { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(input) }
  const form = new FormData()
  for (const [name, value] of Object.entries(input))
    if (value !== undefined && value !== null) form.set(name, String(value))
  return { headers, body: form }
}
