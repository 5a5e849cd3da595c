import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../server/testing/processes/postgres-server.ts'
import { read } from './load/page-load.ts'
import { quantile } from './load/quantile.ts'
import { fullLoad } from './load/wrk.ts'
import { type SiteProcess, startSite } from './processes/site-process.ts'

// CPU time per page of one instance, alone and beside another on the same PostgreSQL. Equal cost means that two instances on two cores serve
// twice as much. Throughput would say little, because instances and load share the cores here.
const [rounds, seconds] = [5, 5]
const page = '/products/tilt-and-turn-window'
/** Linux counts CPU time in hundredths of a second. */
const ticksPerSecond = 100

const folder = await mkdtemp(join(tmpdir(), 'house-instances-'))
const postgres = await startPostgres()
try {
  const environment = { DATA_DIR: folder, DATABASE_URL: await postgres.createDatabase('instances') }
  const instances = [await startSite(environment), await startSite(environment)]
  const costs: Record<string, number[]> = { 'one instance': [], 'two instances': [] }
  for (const instance of instances) await cost([instance])
  for (let round = 0; round < rounds; round += 1) {
    costs['one instance']?.push(await cost(instances.slice(0, 1)))
    costs['two instances']?.push(await cost(instances))
  }
  const [one, two] = Object.values(costs).map((each) => quantile(each, 0.5))
  console.table({
    'one instance': { 'µs of CPU time per cached page': Math.round(one ?? 0) },
    'two instances': { 'µs of CPU time per cached page': Math.round(two ?? 0) },
  })
  console.log(`Two instances ÷ one: ${((two ?? 0) / (one ?? 1)).toFixed(2)} (median of ${rounds} rounds)`)
  for (const instance of instances) await instance.end('SIGTERM')
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true })
}

/** With all instances under full load at the same time. */
async function cost(instances: SiteProcess[]) {
  for (const { address } of instances) await read(address, page)
  const before = instances.map(cpuSeconds)
  const loads = await Promise.all(instances.map(({ address }) => fullLoad(address + page, seconds)))
  const used = instances.reduce((sum, instance, at) => sum + cpuSeconds(instance) - (before[at] ?? 0), 0)
  const pages = loads.reduce((sum, { perSecond }) => sum + perSecond * seconds, 0)
  return (used / pages) * 1_000_000
}

function cpuSeconds({ pid }: SiteProcess) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number)
  return (user + system) / ticksPerSecond
}
