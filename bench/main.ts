import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { auditScreens } from './lighthouse/audit.ts'
import { startBehindTls } from './lighthouse/site-behind-tls.ts'
import { combineLoads, fullLoad, type Load, loadAt, memoryOf } from './load/wrk.ts'
import { nextPages } from './peers/next-page.ts'
import { nginxFiles } from './peers/nginx-file.ts'
import { ours } from './peers/ours.ts'
import { oursBehindNginx } from './peers/ours-behind-nginx.ts'
import { missingPrograms, type RunningPeer } from './peers/peer.ts'
import { readSharedPage } from './peers/shared-page.ts'
import { wordpresses } from './peers/wordpress.ts'
import { type Measured, rateOf, report } from './report.ts'
import { shuffle } from './shuffle.ts'

// npm run bench [-- --quick] compares this site with its peers and writes docs/benchmarks.md. --quick only checks that everything runs.
const isQuick = process.argv.includes('--quick')
const rounds = isQuick ? 1 : 5
/** At full load, and as long at half load. */
const seconds = isQuick ? 3 : 6
const visits = isQuick ? 1 : 5

const tools = missingPrograms('wrk', 'taskset', 'nginx', 'openssl')
if (tools) throw new Error(`The benchmark needs ${tools} (Debian: apt-get install wrk util-linux nginx openssl).`)

const folder = await mkdtemp(join(tmpdir(), 'house-peers-'))
try {
  await ours.prepare(folder)
  const site = await ours.start(folder)
  const page = await readSharedPage(new URL(site.url).origin)
  await site.stop()

  const skipped: string[] = []
  const results: Measured[] = []
  for (const peer of [ours, oursBehindNginx, ...nginxFiles, ...nextPages, ...wordpresses]) {
    const missing = peer.missing()
    if (missing) skipped.push(`${peer.name}: not installed here (${missing})`)
    else {
      console.log(`Preparing ${peer.name} …`)
      await peer.prepare(folder, page)
      results.push({ peer, full: [], half: [], memory: [], coldStartMs: [] })
    }
  }
  for (const line of skipped) console.log(`Skipped: ${line}`)

  const isClose = ({ peer }: Measured) => [ours, oursBehindNginx, ...nginxFiles].includes(peer)
  const groups = [results.filter(isClose), ...results.filter((each) => !isClose(each)).map((each) => [each])]
  for (let round = 1; round <= rounds; round += 1) for (const group of shuffle(groups)) await measure(group, round)

  console.log('Lighthouse …')
  const browsed = await startBehindTls(folder)
  const audited = await auditScreens(browsed, visits)
  await browsed.stop()

  const text = report({ results, audited, skipped, rounds, seconds, visits })
  console.log(text)
  if (!isQuick) await writeFile('docs/benchmarks.md', text)
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** The peers of a group run at the same time and alternate at full load, so that a noisy machine affects all of them. */
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
      result.full.push(combineLoads(loads))
      result.half.push(await loadAt(rateOf(result) / 2, server.url, seconds, folder))
      result.memory.push(memoryOf(server.pids))
      result.coldStartMs.push(server.coldStartMs)
      console.log(`${round}/${rounds} ${result.peer.name}: ${Math.round(combineLoads(loads).perSecond)} requests/s`)
    }
  } finally {
    for (const { server } of running) await server.stop()
  }
}
