import { execFileSync } from 'node:child_process'
import { cpus, totalmem } from 'node:os'
import { basename } from 'node:path'
import lighthouse from 'lighthouse/package.json' with { type: 'json' }
import { findChromium } from '../ops/browser/find-chromium.ts'
import type { AuditedScreen } from './lighthouse/audit.ts'
import { quantile } from './load/quantile.ts'
import type { Load } from './load/wrk.ts'
import { plainNginxFile } from './peers/nginx-file.ts'
import { ours } from './peers/ours.ts'
import type { Peer } from './peers/peer.ts'

export type Measured = {
  peer: Peer
  full: Pick<Load, 'perSecond' | 'errors'>[]
  half: Load[]
  memory: number[]
  coldStartMs: number[]
}

type Run = {
  results: Measured[]
  audited: AuditedScreen[]
  skipped: string[]
  rounds: number
  seconds: number
  visits: number
}

/** The text of docs/benchmarks.md. */
export function report({ results, audited, skipped, rounds, seconds, visits }: Run) {
  const [ownResult, fileResult] = [ours, plainNginxFile].map((wanted) => results.find(({ peer }) => peer === wanted))
  const rows = results
    .map((result) => ({ result, rate: rateOf(result) }))
    .toSorted((one, other) => other.rate - one.rate)
    .map(({ result, rate }) => ({
      server: `${result.peer.name} (${result.peer.version().trim()})`,
      'requests/s': Math.round(rate),
      '× nginx, a file': short(ratioOf(result, fileResult)),
      'this site is': `${short(ratioOf(ownResult, result))}×`,
      'p99 ms at half load': short(medianP99(result.half)),
      'memory MB': Math.round(quantile(result.memory, 0.5)),
      'cold start s': short(quantile(result.coldStartMs, 0.5) / 1000),
      errors: [...result.full, ...result.half].reduce((sum, { errors }) => sum + errors, 0),
    }))
  return `# Benchmarks

The newest run: ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform} ${process.arch}. Such machines are noisy: the ratios, which come from one run, are more
reliable than the absolute numbers. They are there to notice when the site gets slower, not to be polished. Memory during a crawl and under faults is in [fault-injection.md](fault-injection.md).

## One cached product page on one core

\`npm run bench\`, ${new Date().toISOString().slice(0, 10)}: every server sends the same page to wrk over 32 connections; medians of ${rounds} rounds of ${seconds} s. Latency is at half of the full load.

${table(rows)}
${skipped.map((line) => `\nSkipped: ${line}.`).join('')}
${reportPhone(audited, visits)}`
}

export const phoneHeading = '## Lighthouse, mobile'

export function reportPhone(audited: AuditedScreen[], visits: number) {
  return `${phoneHeading}

\`npm run bench:phone\`, ${new Date().toISOString().slice(0, 10)}: a simulated mid-range phone on slow 4G, first visit, behind the nginx of \`ops/proxy/nginx.conf\`, median of ${visits}. The weight of home includes its film, which loads
last. ${priorityNote()} Lighthouse ${lighthouse.version}, ${browser()}.

${table(audited)}
`
}

function priorityNote() {
  return process.getuid?.() === 0 ? 'The renderer process had the highest priority (decision 0025).' : ''
}

function browser() {
  const program = findChromium()
  return `${execFileSync(program, ['--version'], { encoding: 'utf8' }).trim()} (${basename(program)})`
}

export function rateOf({ full }: Measured) {
  return quantile(
    full.map(({ perSecond }) => perSecond),
    0.5,
  )
}

/** One peer's throughput over another's: the median over rounds. */
function ratioOf(one: Measured | undefined, other: Measured | undefined) {
  const ratios = one?.full.map(({ perSecond }, round) => perSecond / (other?.full[round]?.perSecond ?? Number.NaN))
  return quantile(ratios ?? [], 0.5)
}

function medianP99(loads: Load[]) {
  return quantile(
    loads.map(({ p99 }) => p99),
    0.5,
  )
}

function short(value: number) {
  return Number(value.toPrecision(3))
}

function table(rows: Record<string, string | number>[]) {
  const [first] = rows
  if (!first) return 'Nothing was measured.'
  const names = Object.keys(first)
  const lines = [names, names.map(() => '---'), ...rows.map((row) => names.map((name) => row[name] ?? ''))]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
