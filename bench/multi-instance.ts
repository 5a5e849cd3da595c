import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../server/testing/peers/postgres-server.ts'
import { quantile } from './enquiry-load.ts'
import { fullLoad } from './load.ts'
import { read } from './page-load.ts'
import { type SiteProcess, startSite } from './site-process.ts'

/**
 * What a page costs one copy, alone and beside another on the same PostgreSQL, in processor time: with as many cores as copies,
 * equal costs mean that two copies serve twice as much. Pages a second tell little here, where copies and load share cores.
 */
const [rounds, seconds] = [5, 5]
const page = '/products/tilt-and-turn-window'
/** Linux counts processor time in hundredths of a second. */
const ticksPerSecond = 100

const folder = await mkdtemp(join(tmpdir(), 'house-copies-'))
const postgres = await startPostgres()
try {
  const environment = { DATA_DIR: folder, DATABASE_URL: await postgres.createDatabase('copies') }
  const copies = [await startSite(environment), await startSite(environment)]
  const costs: Record<string, number[]> = { 'one copy': [], 'two copies': [] }
  for (const copy of copies) await cost([copy])
  for (let round = 0; round < rounds; round += 1) {
    costs['one copy']?.push(await cost(copies.slice(0, 1)))
    costs['two copies']?.push(await cost(copies))
  }
  const [one, two] = Object.values(costs).map((each) => quantile(each, 0.5))
  console.table({
    'one copy': { 'µs of processor time per remembered page': Math.round(one ?? 0) },
    'two copies': { 'µs of processor time per remembered page': Math.round(two ?? 0) },
  })
  console.log(`Two copies ÷ one: ${((two ?? 0) / (one ?? 1)).toFixed(2)} (median of ${rounds} rounds)`)
  for (const copy of copies) await copy.end('SIGTERM')
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true })
}

/** All of them under full load at the same time. */
async function cost(copies: SiteProcess[]) {
  for (const { address } of copies) await read(address, page)
  const before = copies.map(processorSeconds)
  const loads = await Promise.all(copies.map(({ address }) => fullLoad(address + page, seconds)))
  const used = copies.reduce((sum, copy, at) => sum + processorSeconds(copy) - (before[at] ?? 0), 0)
  const pages = loads.reduce((sum, { perSecond }) => sum + perSecond * seconds, 0)
  return (used / pages) * 1_000_000
}

function processorSeconds({ pid }: SiteProcess) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number)
  return (user + system) / ticksPerSecond
}
