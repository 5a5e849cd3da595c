import { vi } from 'vitest'

export type StubReply = { status?: number; json?: unknown; body?: string } | 'no connection'
type StubCall = { path: string; body: unknown; headers: Record<string, string> }

/** Replaces `fetch`. Each path replies with its list in order, the last reply repeatedly; other paths reply with 503. */
export function stubApi(replies: Record<string, (StubReply | Promise<StubReply>)[]>) {
  const calls: StubCall[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const list = replies[path] ?? [{ status: 503, json: { success: '0', message: 'Down' } }]
    const number = calls.filter((call) => call.path === path).length
    calls.push({ path, body: readBody(init.body), headers: (init.headers ?? {}) as Record<string, string> })
    const reply = await list[Math.min(number, list.length - 1)]
    if (reply === 'no connection' || reply === undefined) throw new TypeError('Failed to fetch')
    return new Response(reply.body ?? JSON.stringify(reply.json), { status: reply.status ?? 200 })
  })
  return { calls, callsTo: (path: string) => calls.filter((call) => call.path === path) }
}

function readBody(body: RequestInit['body']) {
  if (body instanceof FormData) return Object.fromEntries(body)
  return typeof body === 'string' ? JSON.parse(body) : undefined
}
