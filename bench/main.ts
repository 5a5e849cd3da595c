import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crawlSitemap } from './crawl-sitemap.ts'
import { auditScreens } from './lighthouse.ts'
import { fullLoad, inAll, type Load, loadAt, memoryOf } from './load.ts'
import { nextPages } from './peers/next-page.ts'
import { nginxFiles } from './peers/nginx-file.ts'
import { ours } from './peers/ours.ts'
import { missingPrograms, type RunningPeer } from './peers/peer.ts'
import { readSharedPage } from './peers/shared-page.ts'
import { wordpresses } from './peers/wordpress.ts'
import { type Measured, rateOf, report } from './report.ts'
import { shuffle } from './shuffle.ts'

/**
 * Our site beside its peers, the same page of each, in one run and in random order; a server on one core, the load on
 * another. npm run bench [-- --quick] writes docs/benchmarks.md; --quick only shows that everything runs, and writes nothing.
 */
const isQuick = process.argv.includes('--quick')
const rounds = isQuick ? 1 : 5
/** At full load, and as long at half of it. */
const seconds = isQuick ? 3 : 6
const visits = isQuick ? 1 : 5

const tools = missingPrograms('wrk', 'taskset')
if (tools)
  throw new Error(
    `The load is made by wrk on a core of its own; not found: ${tools} (Debian: apt-get install wrk util-linux).`,
  )

const folder = await mkdtemp(join(tmpdir(), 'house-peers-'))
try {
  await ours.prepare(folder)
  const site = await ours.start(folder)
  const page = await readSharedPage(new URL(site.url).origin)
  await site.stop()

  const skipped: string[] = []
  const results: Measured[] = []
  for (const peer of [ours, ...nginxFiles, ...nextPages, ...wordpresses]) {
    const missing = peer.missing()
    if (missing) skipped.push(`${peer.name}: not installed here (${missing})`)
    else {
      console.log(`Preparing ${peer.name} …`)
      if (peer !== ours) await peer.prepare(folder, page)
      results.push({ peer, full: [], half: [], memory: [], coldStartMs: [] })
    }
  }
  for (const line of skipped) console.log(`Skipped: ${line}`)

  const isClose = ({ peer }: Measured) => peer === ours || nginxFiles.includes(peer)
  const groups = [results.filter(isClose), ...results.filter((each) => !isClose(each)).map((each) => [each])]
  for (let round = 1; round <= rounds; round += 1) for (const group of shuffle(groups)) await measure(group, round)

  const toured = await ours.start(folder)
  const pages = await crawlSitemap(new URL(toured.url).origin)
  await fullLoad(toured.url, seconds)
  const tour = { pages, megabytes: Math.round(memoryOf(toured.pids)) }
  await toured.stop()

  console.log('Lighthouse …')
  const browsed = await ours.start(folder)
  const audited = await auditScreens(new URL(browsed.url).origin, visits)
  await browsed.stop()

  const text = report({ results, tour, audited, skipped, rounds, seconds, visits })
  console.log(text)
  if (!isQuick) await writeFile('docs/benchmarks.md', text)
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** Those of a group are up at the same time and take turns at full load: a machine that slows down meanwhile slows down all of them. */
async function measure(group: Measured[], round: number) {
  const running: { result: Measured; server: RunningPeer; loads: Load[] }[] = []
  try {
    for (const result of shuffle(group)) {
      const server = await result.peer.start(folder)
      running.push({ result, server, loads: [] })
      await fullLoad(server.url, 2)
    }
    const turns = running.length === 1 ? 1 : 3
    for (let turn = 0; turn < turns; turn += 1)
      for (const { server, loads } of shuffle(running)) loads.push(await fullLoad(server.url, seconds / turns))
    for (const { result, server, loads } of running) {
      result.full.push(inAll(loads))
      result.half.push(await loadAt(rateOf(result) / 2, server.url, seconds, folder))
      result.memory.push(memoryOf(server.pids))
      result.coldStartMs.push(server.coldStartMs)
      console.log(`${round}/${rounds} ${result.peer.name}: ${Math.round(inAll(loads).perSecond)} requests/s`)
    }
  } finally {
    for (const { server } of running) await server.stop()
  }
}
