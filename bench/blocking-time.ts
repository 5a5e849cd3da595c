import type { RunnerResult } from 'lighthouse'
import { LoadSimulator } from 'lighthouse/core/computed/load-simulator.js'
import { LanternFirstContentfulPaint } from 'lighthouse/core/computed/metrics/lantern-first-contentful-paint.js'
import { LanternInteractive } from 'lighthouse/core/computed/metrics/lantern-interactive.js'
import { LanternTotalBlockingTime } from 'lighthouse/core/computed/metrics/lantern-total-blocking-time.js'

/** What may take a phone's main thread without anyone noticing. */
const unnoticedMs = 50

/**
 * Blocking time as Lighthouse simulates it, from the time that the page's thread was at work. Lighthouse counts by the clock: where a
 * browser has two cores for its dozen threads, a task that waits for one of them counts as if it worked.
 */
export async function ownBlockingTime({ artifacts, lhr }: RunnerResult): Promise<number> {
  const settings = lhr.configSettings
  const context = { computedCache: new Map(), settings, options: {} }
  const { DevtoolsLog: devtoolsLog, Trace: trace, URL, HostDPR } = artifacts
  const simulator = await LoadSimulator.request({ devtoolsLog, settings }, context)
  const gatherContext = { gatherMode: 'navigation' } as const
  const data = { trace, devtoolsLog, gatherContext, settings, URL, HostDPR, SourceMaps: [], simulator }
  const [start, end, tasks] = await Promise.all([
    LanternFirstContentfulPaint.request(data, context),
    LanternInteractive.request(data, context),
    LanternTotalBlockingTime.request(data, context),
  ])
  const from = start.optimisticEstimate.timeInMs
  const to = end.pessimisticEstimate.timeInMs
  let blocked = 0
  for (const [node, { startTime, endTime }] of tasks.pessimisticEstimate.nodeTimings) {
    if (node.type !== 'cpu') continue
    const { dur, tdur = dur } = node.event as { dur: number; tdur?: number }
    const worked = ((endTime - startTime) * tdur) / dur
    blocked += Math.max(0, Math.min(startTime + worked, to) - Math.max(startTime, from) - unnoticedMs)
  }
  return blocked
}
