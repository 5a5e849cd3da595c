import { setTimeout as wait } from 'node:timers/promises'
import { isSessionOpen } from '../domain/accounts.ts'
import { listLeadsAfter, newestLeadId } from '../domain/lead-work.ts'
import type { StaffReply, StaffRequest } from './handling.ts'
import { streamed } from './streaming.ts'

const lookMs = 2000
const looksPerSign = 8

/** Tells of each lead that arrives, whichever copy of the program took it, for as long as the session lasts. */
export async function followLeads(request: StaffRequest): Promise<StaffReply> {
  const { raw, closing } = request
  const gone = AbortSignal.any([raw.signal, closing])
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
