import { setTimeout as sleep } from 'node:timers/promises'
import { isSessionOpen } from '../../platform/auth/accounts.ts'
import { streamed } from '../../platform/http/stream.ts'
import type { StaffRequest } from '../../platform/staff-api/handler-types.ts'
import { listLeadsAfter, newestLeadId } from './queries.ts'

const pollMs = 2000
const pollsPerKeepAlive = 8

/** Server-sent events for new leads, whichever instance stored them. Ends with the session. */
export async function followLeads(request: StaffRequest): Promise<Response> {
  const closed = AbortSignal.any([request.raw.signal, request.shutdown])
  // Without this header nginx buffers the stream.
  return streamed(events(request, closed), { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' })
}

async function* events({ db, caller }: StaffRequest, closed: AbortSignal) {
  let newest = await newestLeadId(db)
  yield ': connected\n\n'
  for (let poll = 1; !closed.aborted; poll += 1) {
    await sleep(pollMs, undefined, { signal: closed, ref: false }).catch(() => {})
    if (closed.aborted || !(await isSessionOpen(db, caller.sessionId, new Date()))) return
    for (const lead of await listLeadsAfter(db, newest)) {
      newest = lead.id
      yield `event: lead\nid: ${lead.id}\ndata: ${JSON.stringify(lead)}\n\n`
    }
    if (poll % pollsPerKeepAlive === 0) yield ': keep-alive\n\n'
  }
}
