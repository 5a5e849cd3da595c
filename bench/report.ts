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
  /** Our memory while everything is requested once. */
  crawl: { urls: number; megabytes: number }
  audited: AuditedScreen[]
  skipped: string[]
  rounds: number
  seconds: number
  visits: number
}

/** The text of docs/benchmarks.md. */
export function report({ results, crawl, audited, skipped, rounds, seconds, visits }: Run) {
  const [ownResult, fileResult] = [ours, plainNginxFile].map((wanted) => results.find(({ peer }) => peer === wanted))
  const rows = results
    .map((result) => ({ result, rate: rateOf(result) }))
    .toSorted((one, other) => other.rate - one.rate)
    .map(({ result, rate }) => ({
      '': result.peer.name,
      'requests/s': Math.round(rate),
      '× nginx, a file': short(ratioOf(result, fileResult)),
      'this site is': `${short(ratioOf(ownResult, result))}×`,
      'spread of rounds': spread(result.full.map(({ perSecond }) => perSecond)),
      'half load, requests/s': Math.round(median(result.half, 'perSecond')),
      'p50 ms at half load': short(median(result.half, 'p50')),
      'p99 ms at half load': short(median(result.half, 'p99')),
      'memory MB': Math.round(quantile(result.memory, 0.5)),
      'cold start s': short(quantile(result.coldStartMs, 0.5) / 1000),
      errors: [...result.full, ...result.half].reduce((sum, { errors }) => sum + errors, 0),
    }))
  return `# Benchmarks

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform} ${process.arch}.
Such machines are noisy: the ratios, which come from one run, are more reliable than the absolute numbers.

## Throughput of one cached page on one core

Every server sends the same product page: this site; this site behind the nginx of \`ops/proxy/nginx.conf\` (without TLS); nginx with the same bytes as a file, once with the two headers it
needs and once with all of ours; and peers with a page of the same text and pictures. wrk sends requests with \`Accept-Encoding: gzip, br\` over 32 connections from one core; the server has the
other. ${rounds} rounds in random order, each with a fresh start, 2 s of warm-up, ${seconds} s at full load and ${seconds} s at about half load. This site and the nginx variants run at the same time and
alternate at full load. All figures are medians; the ratio is the median over rounds. Memory is the private memory of all processes plus the largest shared part.

${table(rows)}

While a crawler with 8 connections requests everything once (${crawl.urls} pages, pictures in all sizes, link previews and documents), this site uses at most ${crawl.megabytes} MB, all processes together.

${results.map(({ peer }) => `- ${peer.name}: ${peer.version().trim()}`).join('\n')}
${skipped.map((line) => `- Skipped: ${line}`).join('\n')}

${reportPhone(audited, visits)}`
}

export const phoneHeading = '## Lighthouse, mobile'

export function reportPhone(audited: AuditedScreen[], visits: number) {
  return `${phoneHeading}

Simulated mid-range phone on slow 4G, first visit, behind the nginx of \`ops/proxy/nginx.conf\` with TLS and HTTP/2, page cached, median of ${visits} (\`npm run bench:phone\`, ${new Date().toISOString().slice(0, 10)}). The weight of home includes
its film, which loads last. ${priorityNote()} The benchmark index is Lighthouse's measure of the machine during the run. Lighthouse ${lighthouse.version}, ${browser()}.

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

function median(loads: Load[], key: 'perSecond' | 'p50' | 'p99') {
  return quantile(
    loads.map((load) => load[key]),
    0.5,
  )
}

function spread(values: number[]) {
  return `${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))}`
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
