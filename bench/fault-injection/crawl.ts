import { crawlSite } from '../load/crawl-site.ts'
import { memoryOf } from '../load/wrk.ts'
import { pause } from '../processes/site-process.ts'
import type { FaultTest, Finding } from './finding.ts'
import { withSite } from './temporary-site.ts'

const maxMegabytes = 350
const maxMegabytesLater = 250

/** A crawler that requests everything on a cold site: every page, picture in every size, link preview and document. */
export const crawl: FaultTest = async ({ isShort }) => {
  const findings: Finding[] = []
  for (const connections of isShort ? [8] : [8, 50]) findings.push(await crawlWith(connections, isShort))
  return findings
}

async function crawlWith(connections: number, isShort: boolean): Promise<Finding> {
  return withSite(
    async (site) => {
      let peak = 0
      const sampling = setInterval(() => {
        peak = Math.max(peak, memoryOf([site.pid]))
      }, 250)
      const start = performance.now()
      const { urls, failed } = await crawlSite(site.address, connections, isShort ? 300 : undefined)
      clearInterval(sampling)
      const seconds = Math.round((performance.now() - start) / 1000)
      await pause(isShort ? 0 : 60_000)
      const later = memoryOf([site.pid])
      return {
        fault: `a crawl of everything with ${connections} connections`,
        how: 'every page, picture, link preview and document of a new site is requested once',
        expected: `no 5xx; at most ${maxMegabytes} MB of all processes meanwhile, and ${maxMegabytesLater} MB a minute later`,
        measured: `${urls} URLs in ${seconds} s, ${failed.length} failed${failed.length === 0 ? '' : ` (${failed.slice(0, 3).join(', ')})`}; ${Math.round(peak)} MB at most, ${Math.round(later)} MB a minute later`,
        isGood: failed.length === 0 && (isShort || (peak <= maxMegabytes && later <= maxMegabytesLater)),
      }
    },
    // All requests come from one IP. Without this they would share one visitor's connection limit.
    { TRUST_PROXY: '1' },
  )
}
