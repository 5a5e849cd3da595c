import { type Endpoint, type EndpointName, endpoints, type InputOf, type Reply, type ReplyOf } from './endpoints.ts'

export type Fetch = (path: string, init?: RequestInit) => Promise<Response> | Response
export type Answer<R> = Reply<R> & { status: number }

export type CallOptions = { signal?: AbortSignal; headers?: Record<string, string> }

/** Fields may be left out where the contract has a default for them. */
export type Client = {
  [N in EndpointName]: (input?: Partial<InputOf<N>>, options?: CallOptions) => Promise<Answer<ReplyOf<N>>>
}

/** Network faults and replies that are not in the contract's shape are thrown; every other reply is returned. */
export function createClient(fetch: Fetch, base = ''): Client {
  const calls = Object.entries(endpoints).map(([name, endpoint]) => [name, callTo(fetch, base, endpoint)])
  return Object.fromEntries(calls)
}

function callTo(fetch: Fetch, base: string, endpoint: Endpoint) {
  return async (input: Record<string, unknown> = {}, { signal, headers }: CallOptions = {}) => {
    const response = await fetch(base + endpoint.path, {
      method: endpoint.method,
      ...encode(endpoint.body, input, headers),
      ...(signal && { signal }),
    })
    const reply: Reply<object> = await response.json()
    if (typeof reply?.success !== 'string') throw new Error(`${endpoint.path} answered outside the contract`)
    return { ...reply, status: response.status }
  }
}

function encode(body: Endpoint['body'], input: Record<string, unknown>, headers: Record<string, string> = {}) {
  if (body === 'none') return { headers }
  if (body === 'json')
    return { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(input) }
  const form = new FormData()
  for (const [name, value] of Object.entries(input)) if (value !== undefined) form.set(name, String(value))
  return { headers, body: form }
}
