import { setTimeout as wait } from 'node:timers/promises'
import { isSessionOpen } from '../auth/accounts.ts'
import { streamed } from '../http/stream.ts'
import type { StaffReply, StaffRequest } from '../staff-api/handler-types.ts'
import { listLeadsAfter, newestLeadId } from './commands.ts'

const lookMs = 2000
const looksPerSign = 8

/** Tells of each lead that arrives, whichever copy of the program took it, for as long as the session lasts. */
export async function followLeads(request: StaffRequest): Promise<StaffReply> {
  const { raw, shutdown } = request
  const gone = AbortSignal.any([raw.signal, shutdown])
  // A proxy that collects what it passes on would pass on nothing.
  return streamed(events(request, gone), { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' })
}

async function* events({ db, caller }: StaffRequest, gone: AbortSignal) {
  let newest = await newestLeadId(db)
  yield ': here\n\n'
  for (let look = 1; !gone.aborted; look += 1) {
    await wait(lookMs, undefined, { signal: gone, ref: false }).catch(() => {})
    if (gone.aborted || !(await isSessionOpen(db, caller.sessionId, new Date()))) return
    for (const lead of await listLeadsAfter(db, newest)) {
      newest = lead.id
      yield `event: lead\nid: ${lead.id}\ndata: ${JSON.stringify(lead)}\n\n`
    }
    if (look % looksPerSign === 0) yield ': still here\n\n'
  }
}
