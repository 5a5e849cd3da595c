import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Client, createClient } from '@house/contract/client'
import { createApp } from '../server/app.ts'
import { analyse } from '../server/db/dialect.ts'
import { openDatabase } from '../server/db/open.ts'
import { createLog } from '../server/log.ts'
import { startPostgres } from '../server/testing/start-postgres.ts'
import { generateCatalogue } from './generate-catalogue.ts'

/** How the time of what grows with the catalogue changes from a small catalogue to a large one, on both databases. */
const [small, large] = [100, 100_000]
const rounds = 300

type Call = { what: string; run: (api: Client, count: number, ask: Ask) => Promise<unknown> }
const asBrowser = { headers: { 'accept-encoding': 'gzip' } }
/** Reads a document to its end. */
type Ask = (path: string) => Promise<unknown>
const calls: Call[] = [
  { what: 'product, first page', run: (api) => api.product({ slug: 'window' }) },
  {
    what: 'product, middle page',
    run: (api, count) => api.product({ slug: 'window', product_page: Math.ceil(count / 16) }),
  },
  {
    what: 'product, last page',
    run: (api, count) => api.product({ slug: 'window', product_page: Math.ceil(count / 8) }),
  },
  ...[
    's',
    'sl',
    'slidi',
    'sliding',
    'sliding window',
    'golden oak arched',
    'balcony',
    'white laminated',
    'khidki white laminated',
    'casment',
    'khidki',
    'zzzzz',
  ].map((keyword) => ({
    what: `search '${keyword}'`,
    run: (api: Client) => api.search({ keyword }),
  })),
  { what: 'site map, index', run: (_api, _count, ask) => ask('/sitemap.xml') },
  { what: 'site map, last file', run: (_api, count, ask) => ask(`/sitemaps/products-${Math.ceil(count / 1000)}.xml`) },
  { what: "search for the last product's number", run: (api, count) => api.search({ keyword: `m${count}` }) },
]

const folder = await mkdtemp(join(tmpdir(), 'house-growth-'))
const postgres = await startPostgres()
try {
  for (const database of ['SQLite', 'PostgreSQL'] as const) {
    const catalogues = await Promise.all([openCatalogue(database, small), openCatalogue(database, large)])
    console.log(`\n${database}, median of ${rounds} calls in random order`)
    console.table(await measure(catalogues))
    for (const { close } of catalogues) await close()
  }
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true })
}

async function openCatalogue(database: 'SQLite' | 'PostgreSQL', count: number) {
  const dataDir = join(folder, `${database}-${count}`)
  const databaseUrl = database === 'PostgreSQL' ? await postgres.createDatabase(`growth_${count}`) : undefined
  const db = await openDatabase({ dataDir, databaseUrl })
  await generateCatalogue(db, count)
  await analyse(db)
  const app = createApp({
    db,
    mediaFolder: folder,
    clock: () => new Date(),
    log: createLog('silent'),
    corsOrigins: [],
    enquiries: { limitPerMinute: 0, channels: [] },
    trustedProxies: 0,
  })
  const ask: Ask = async (path) => (await app.request(path, asBrowser)).arrayBuffer()
  return { count, ask, api: createClient((path, init) => app.request(path, init)), close: () => db.destroy() }
}

type Catalogue = Awaited<ReturnType<typeof openCatalogue>>

async function measure(catalogues: Catalogue[]) {
  const samples = new Map(
    calls.map(({ what }) => [what, new Map(catalogues.map(({ count }) => [count, [] as number[]]))]),
  )
  for (let round = 0; round < rounds; round += 1)
    for (const { call, catalogue } of shuffled(
      calls.flatMap((call) => catalogues.map((catalogue) => ({ call, catalogue }))),
    )) {
      const start = performance.now()
      await call.run(catalogue.api, catalogue.count, catalogue.ask)
      samples
        .get(call.what)
        ?.get(catalogue.count)
        ?.push(performance.now() - start)
    }
  return calls.map(({ what }) => {
    const [few, many] = [small, large].map((count) => median(samples.get(what)?.get(count) ?? []))
    return {
      call: what,
      [`ms at ${small}`]: round(few),
      [`ms at ${large}`]: round(many),
      ratio: round((many ?? 0) / (few ?? 1)),
      [`first ms at ${large}`]: round(samples.get(what)?.get(large)?.[0]),
    }
  })
}

function shuffled<T>(list: T[]) {
  return list
    .map((value) => ({ value, key: Math.random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ value }) => value)
}

function median(values: number[]) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]
}

function round(value = Number.NaN) {
  return Math.round(value * 100) / 100
}
