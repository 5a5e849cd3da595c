import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { requestIdOf } from './domain/request-id.ts'
import type { RequestFacts } from './log.ts'
import { barePolicy } from './pages/policy.ts'
import { pathOf } from './pages/request-path.ts'
import { securityHeaders, strictTransport } from './pages/security-headers.ts'

type OnSent = (facts: RequestFacts) => void

/** So many pages may be made at a time, however long each of them takes. */
const alwaysRoomFor = 4
/** So many may come together; if they stay as many, it is a crowd. */
const burst = { room: 16, ms: 300 }
/** Nobody waits much longer than this until a page is begun; who would have to is asked to come again. */
const longestWaitMs = 100
/** A program that is so late, for so many one behind the other, turns away calls too. */
const late = { ms: 150, requests: 16 }
const rememberedMs = 1000
const comeAgainSeconds = 2

export type SheddingOptions = {
  /** How long the program has been busy without a pause. */
  lateness: () => number
  /** Whether the answer needs no work worth speaking of. */
  isAtHand: (request: IncomingMessage) => boolean
  comesSecurely: (request: IncomingMessage) => boolean
  onSent: OnSent | undefined
}

/**
 * Lets only as much through as can be answered soon. Enquiries, what a form needs, staff, health and what is at hand always come through,
 * so that in a crowd it is pages to be made that wait. It is too much when a newcomer would have to wait too long, which follows from how
 * many pages are under way and how many the last second saw; or has waited too long already (`lateness`), and then for reading calls
 * too. It stands before the router, so that turning someone away costs next to nothing.
 */
export function shedding(
  { lateness, isAtHand, comesSecurely, onSent }: SheddingOptions,
  listener: RequestListener,
): RequestListener {
  const now = () => performance.now()
  let underWay = 0
  let answered = 0
  let perMs = 0
  let since = now()
  let calmAt = since
  let behind = 0

  function room() {
    const elapsed = now() - since
    if (elapsed >= rememberedMs) {
      perMs = answered / elapsed
      answered = 0
      since = now()
    }
    if (underWay < alwaysRoomFor) calmAt = now()
    const lasting = Math.max(alwaysRoomFor, perMs * longestWaitMs)
    return now() - calmAt > burst.ms ? lasting : Math.max(burst.room, lasting)
  }

  function isBehind() {
    behind = lateness() > 0 ? behind + 1 : 0
    return behind > late.requests && lateness() > late.ms
  }

  function refuse(request: IncomingMessage, response: ServerResponse, path: string) {
    const id = requestIdOf(request)
    if (comesSecurely(request)) response.setHeader(...strictTransport)
    response.writeHead(503, {
      ...headers,
      'x-request-id': id,
      'content-type': isCall(path) ? 'application/json' : 'text/html; charset=utf-8',
    })
    response.end(isCall(path) ? reply : page)
    onSent?.({ id, method: request.method ?? '', path, status: 503, ms: 0 })
  }

  return (request, response) => {
    const path = pathOf(request)
    if (!canWait(request.method, path) || isAtHand(request)) return listener(request, response)
    if (isBehind()) return refuse(request, response, path)
    if (isCall(path)) return listener(request, response)
    if (underWay >= room()) return refuse(request, response, path)
    underWay += 1
    response.once('close', () => {
      underWay -= 1
      answered += 1
    })
    listener(request, response)
  }
}

function canWait(method: string | undefined, path: string) {
  if (method !== 'GET' && method !== 'HEAD') return /^\/api\/(?!contact-us$)/.test(path)
  return !/^\/(admin|healthz|readyz|assets|media|api\/app-setting)(\/|$)/.test(path)
}

const message = 'Many people are here at this moment. Please try again in a few seconds.'
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${comeAgainSeconds}"><title>One moment, please</title><p>${message}</p></html>`
const reply = JSON.stringify({ success: '0', message })
const headers = {
  ...securityHeaders,
  'content-security-policy': barePolicy,
  'retry-after': String(comeAgainSeconds),
  'cache-control': 'no-store',
}

function isCall(path: string) {
  return path.startsWith('/api/')
}
