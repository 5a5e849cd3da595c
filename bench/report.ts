import { execFileSync } from 'node:child_process'
import { cpus, totalmem } from 'node:os'
import { basename } from 'node:path'
import lighthouse from 'lighthouse/package.json' with { type: 'json' }
import { findChromium } from '../ops/find-chromium.ts'
import { quantile } from './enquiry-load.ts'
import type { Audited } from './lighthouse.ts'
import type { Load } from './load.ts'
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
  /** Our memory when every page has been asked for, and one of them under full load. */
  tour: { pages: number; megabytes: number }
  audited: Audited[]
  skipped: string[]
  rounds: number
  seconds: number
  visits: number
}

/** docs/benchmarks.md, written by the run itself. */
export function report({ results, tour, audited, skipped, rounds, seconds, visits }: Run) {
  const rows = results
    .map((result) => ({ result, rate: rateOf(result) }))
    .toSorted((one, other) => other.rate - one.rate)
    .map(({ result, rate }) => ({
      '': result.peer.name,
      'requests/s': Math.round(rate),
      'this site is': `${short(ratioOf(results, result))}×`,
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
Machines like this one are noisy: believe the ratios, which come from one run, more than the numbers.

## One page, one core

The same product page from each: ours; its very bytes as a file, once with the two headers it needs and once with all of ours; and
pages with the same words and pictures from the peers.
Asked as a browser asks (\`Accept-Encoding: gzip, br\`) over 32 open connections by wrk on a core of its own, the server on one
other core. The memory is what is each of its processes' own, and the most that one of them shares with any other. ${rounds} rounds in random order, each a fresh start, 2 s to warm up, ${seconds} s at full load and ${seconds} s at about half of it;
this site and nginx's files, which are close, are up at the same time and take three turns at full load. Medians, also of how many times as much this site answers in a round.

${table(rows)}

After each of the ${tour.pages} pages of its site map was asked for, and the load on this one came on top, this site takes ${tour.megabytes} MB.

${results.map(({ peer }) => `- ${peer.name}: ${peer.version().trim()}`).join('\n')}
${skipped.map((line) => `- Skipped: ${line}`).join('\n')}

${reportPhone(audited, visits)}`
}

export const phoneHeading = '## A visitor on a phone'

export function reportPhone(audited: Audited[], visits: number) {
  return `${phoneHeading}

Lighthouse's simulated mid-range phone on slow 4G, first visit to a page that others have visited, median of ${visits} (\`npm run bench:phone\`, ${new Date().toISOString().slice(0, 10)}).
The weight of home is with its film, which comes when all else is there. TBT counts by the clock. ${order()}; "at work" is the same for the time that it ran. The last column is how fast Lighthouse found the machine meanwhile: its phone is a quarter as fast as one of 1500 to 2000. Lighthouse ${lighthouse.version}, ${browser()}.

${table(audited)}
`
}

function order() {
  const others = `the others of the browser, Lighthouse and the server, with which it shares ${cpus().length} cores`
  return process.getuid?.() === 0
    ? `The page's thread goes before ${others}`
    : `The page's thread takes turns with ${others}`
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

/** How many times as much this site answers, in the middle of the rounds. */
function ratioOf(results: Measured[], { full }: Measured) {
  const own = results.find(({ peer }) => peer === ours)
  return quantile(
    full.map(({ perSecond }, round) => (own?.full[round]?.perSecond ?? Number.NaN) / perSecond),
    0.5,
  )
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
