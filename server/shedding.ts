import type { Context, MiddlewareHandler } from 'hono'

/** So many at a time are no crowd, however long each of them takes. */
const alwaysRoomFor = 8
/** So many may come together, as the browsers of a few visitors do; if they stay as many, it is a crowd. */
const burst = { room: 32, behind: 16, ms: 300 }
/** Nobody waits much longer than this for a page; who would have to is asked to come again. */
const longestWaitMs = 150
const rememberedMs = 1000
const comeAgainSeconds = 2

export type SheddingOptions = {
  /** How long the program has been busy without a pause. */
  lateness: () => number
  /** Whether the answer needs no work worth speaking of. */
  isAtHand: (c: Context) => boolean
}

/**
 * Takes on only as much as can be answered soon. Enquiries, what a form needs, staff, health and what is at hand are always taken on,
 * so that in a crowd it is pages to be made that wait. It is too much when a newcomer has waited too long already (`lateness`), or would
 * have to: that follows from how many are under way and how many answers the last second saw.
 */
export function shedding({ lateness, isAtHand }: SheddingOptions): MiddlewareHandler {
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
    return behind > burst.behind && lateness() > longestWaitMs
  }

  return async (c, next) => {
    if (!canWait(c) || isAtHand(c)) return next()
    if (isBehind() || underWay >= room()) return refuse(c)
    underWay += 1
    try {
      await next()
    } finally {
      underWay -= 1
      answered += 1
    }
  }
}

function canWait({ req: { method, path } }: Context) {
  if (method !== 'GET' && method !== 'HEAD') return /^\/api\/(?!contact-us$)/.test(path)
  return !/^\/(admin|healthz|readyz|assets|media|api\/app-setting)(\/|$)/.test(path)
}

function refuse(c: Context) {
  c.header('retry-after', String(comeAgainSeconds))
  c.header('cache-control', 'no-store')
  const message = 'Many people are here at this moment. Please try again in a few seconds.'
  return c.req.path.startsWith('/api/') ? c.json({ success: '0', message }, 503) : c.html(page(message), 503)
}

function page(message: string) {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${comeAgainSeconds}"><title>One moment, please</title><p>${message}</p></html>`
}
