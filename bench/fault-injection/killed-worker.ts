import { issueQuotations } from '../load/quotation-load.ts'
import { processTreeOf } from '../processes/process-tree.ts'
import { pause, type SiteProcess } from '../processes/site-process.ts'
import type { FaultTest } from './finding.ts'
import { withSite } from './temporary-site.ts'

/** The process that draws a document is killed while it draws, once and twice. */
export const killedWorker: FaultTest = async ({ isShort }) =>
  withSite(async (site, dataDir) => {
    const count = isShort ? 2 : 10
    const quotations = await issueQuotations(site.address, { dataDir }, 2 * count)
    const once: string[] = []
    const twice: string[] = []
    for (const path of quotations.slice(0, count)) once.push(await openKilling(site, path, 1))
    for (const path of quotations.slice(count)) twice.push(await openKilling(site, path, 2))
    return [
      {
        fault: 'a worker killed mid-document',
        how: `SIGKILL to the process that draws a quotation: once for ${count} of them, twice for ${count} others`,
        expected: 'killed once: the PDF; killed twice: 503 with Retry-After, and the PDF when asked again',
        measured: `killed once: ${counted(once)}; killed twice: ${counted(twice)}`,
        isGood:
          once.every((each) => each === '200') && twice.every((each) => each === '503 with Retry-After, then 200'),
      },
    ]
  })

async function openKilling(site: SiteProcess, path: string, kills: number) {
  const url = `${site.address}${path}/quotation.pdf`
  // An idle process, so that the next one is there for this document.
  for (const worker of workersOf(site)) kill(worker)
  while (workersOf(site).length > 0) await pause(5)
  let isAnswered = false
  const opening = fetch(url).finally(() => {
    isAnswered = true
  })
  const killed: number[] = []
  while (killed.length < kills && !isAnswered) {
    const worker = workersOf(site).find((each) => !killed.includes(each))
    if (worker) {
      kill(worker)
      killed.push(worker)
    }
    await pause(5)
  }
  const { status, headers } = await opening
  if (status === 200) return '200'
  const again = await fetch(url)
  return `${status}${headers.has('retry-after') ? ' with Retry-After' : ''}, then ${again.status}`
}

function workersOf({ pid }: SiteProcess) {
  return processTreeOf([pid]).filter((each) => each !== pid)
}

function kill(pid: number) {
  process.kill(pid, 'SIGKILL')
}

function counted(results: string[]) {
  const kinds = [...new Set(results)]
  return kinds.map((kind) => `${results.filter((each) => each === kind).length} × ${kind}`).join(', ')
}
