import { read } from '../load/page-load.ts'
import { pause } from '../processes/site-process.ts'
import { type FaultTest, rounded } from './finding.ts'
import { withSite } from './temporary-site.ts'

const longestMs = 250

/** The first staff call after a start: nobody else waits while what it needs is loaded. */
export const firstStaffCall: FaultTest = async () =>
  withSite(async (site) => {
    let isDone = false
    const call = fetch(`${site.address}/admin/api/session`).finally(() => {
      isDone = true
    })
    const times: number[] = []
    while (!isDone) {
      times.push((await read(site.address, '/healthz')).ms)
      await pause(5)
    }
    const { status } = await call
    const longest = Math.max(...times)
    return [
      {
        fault: 'the first staff call',
        how: 'made as soon as the server is ready, beside health checks',
        expected: `401, and no health check takes longer than ${longestMs} ms`,
        measured: `${status}, the longest of ${times.length} health checks ${rounded(longest)} ms`,
        isGood: status === 401 && longest < longestMs,
      },
    ]
  })
