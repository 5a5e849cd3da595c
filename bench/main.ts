import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quantile } from './enquiry-load.ts'
import { askForEveryPage } from './every-page.ts'
import { auditScreens } from './in-browser.ts'
import { fullLoad, loadAt, memoryOf } from './load.ts'
import { nextPages } from './peers/next-page.ts'
import { nginxFiles } from './peers/nginx-file.ts'
import { ours } from './peers/ours.ts'
import { missingPrograms } from './peers/peer.ts'
import { readSharedPage } from './peers/shared-page.ts'
import { wordpresses } from './peers/wordpress.ts'
import { type Measured, report } from './report.ts'

/**
 * Our site beside its peers, the same page of each, in one run and in random order; a server on one core, the load on
 * another. npm run bench [-- --quick] writes docs/benchmarks.md; --quick only shows that everything runs, and writes nothing.
 */
const isQuick = process.argv.includes('--quick')
const rounds = isQuick ? 1 : 5
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

  for (let round = 1; round <= rounds; round += 1)
    for (const result of results.toSorted(() => Math.random() - 0.5)) await measure(result, round)

  const toured = await ours.start(folder)
  const pages = await askForEveryPage(new URL(toured.url).origin)
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

async function measure(result: Measured, round: number) {
  const server = await result.peer.start(folder)
  try {
    await fullLoad(server.url, 2)
    const full = await fullLoad(server.url, seconds)
    result.full.push(full)
    result.half.push(
      await loadAt(
        quantile(
          result.full.map(({ perSecond }) => perSecond),
          0.5,
        ) / 2,
        server.url,
        seconds,
        folder,
      ),
    )
    result.memory.push(memoryOf(server.pids))
    result.coldStartMs.push(server.coldStartMs)
    console.log(`${round}/${rounds} ${result.peer.name}: ${Math.round(full.perSecond)} requests/s`)
  } finally {
    await server.stop()
  }
}
