import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseTarget } from '../server/platform/db/open.ts'
import { startPostgres } from '../server/testing/processes/postgres-server.ts'
import { rounded } from './fault-injection/finding.ts'
import { makeEnquiries, type Post, send, withConcurrency } from './load/enquiry-load.ts'
import { quantile } from './load/quantile.ts'
import { startSite } from './processes/site-process.ts'

// Enquiries per second that are stored, synced to disk and acknowledged, compared with calls that store nothing.
const rounds = 5
const perRound = 1000
const senders = 32

type Load = { posts: Post[]; expected: number }

const nothing: Post = { path: '/api/no-such-call', headers: {}, body: '{}' }
const rejected: Post = { path: '/api/contact-us', headers: {}, body: '{"customer_name":""}' }

const folder = await mkdtemp(join(tmpdir(), 'house-bench-'))
const postgres = await startPostgres()
try {
  const targets: Record<string, DatabaseTarget> = {
    SQLite: { dataDir: folder },
    PostgreSQL: { dataDir: folder, databaseUrl: await postgres.createDatabase('bench') },
  }
  for (const [name, target] of Object.entries(targets)) {
    console.log(`\n${name}: ${rounds} rounds of ${perRound} posts, ${senders} at a time, in random order`)
    console.table(await bench(target))
  }
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true })
}

async function bench(target: DatabaseTarget) {
  const site = await startSite({
    DATA_DIR: target.dataDir,
    DATABASE_URL: target.databaseUrl ?? '',
    ENQUIRY_LIMIT_PER_MINUTE: '0',
  })
  try {
    const enquiries = await makeEnquiries(target, perRound * (rounds + 1))
    const kinds: Record<string, () => Load> = {
      'an unknown call': () => ({ posts: Array(perRound).fill(nothing), expected: 404 }),
      'a rejected enquiry': () => ({ posts: Array(perRound).fill(rejected), expected: 422 }),
      'a stored enquiry': () => ({ posts: enquiries.splice(0, perRound), expected: 200 }),
    }
    for (const load of Object.values(kinds)) await measure(site.address, load())
    const results = Object.entries(kinds).map(([what, load]) => ({
      what,
      load,
      perSecond: [] as number[],
      ms: [] as number[],
    }))
    for (let round = 0; round < rounds; round += 1)
      for (const result of results.toSorted(() => Math.random() - 0.5)) {
        const { perSecond, ms } = await measure(site.address, result.load())
        result.perSecond.push(perSecond)
        result.ms.push(...ms)
      }
    const [idle] = results.map(({ perSecond }) => quantile(perSecond, 0.5))
    return results.map(({ what, perSecond, ms }) => ({
      what,
      'posts/s': Math.round(quantile(perSecond, 0.5)),
      ratio: rounded(quantile(perSecond, 0.5) / (idle ?? 1)),
      'p50 ms': rounded(quantile(ms, 0.5)),
      'p99 ms': rounded(quantile(ms, 0.99)),
    }))
  } finally {
    await site.end('SIGTERM')
  }
}

async function measure(address: string, { posts, expected }: Load) {
  const ms: number[] = []
  const start = performance.now()
  await withConcurrency(posts, senders, async (post) => {
    const answer = await send(address, post)
    if (answer.status !== expected) throw new Error(`answered ${answer.status} instead of ${expected}`)
    ms.push(answer.ms)
  })
  return { perSecond: (posts.length * 1000) / (performance.now() - start), ms }
}
