import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Client, createClient } from '@house/contract/client'
import { openingTypes, problems, productMaterials, rooms } from '@house/contract/products/attribute-options'
import { createApp } from '../server/app.ts'
import { openDatabase } from '../server/database.ts'
import { analyse } from '../server/platform/db/dialect.ts'
import { folderStorage } from '../server/platform/media/storage/folder-storage.ts'
import { createLog } from '../server/platform/process/log.ts'
import { startPostgres } from '../server/testing/processes/postgres-server.ts'
import { generateCatalogue } from './generate-catalogue.ts'
import { read } from './load/page-load.ts'
import { quantile } from './load/quantile.ts'
import { memoryOf } from './load/wrk.ts'
import { startSite } from './processes/site-process.ts'
import { shuffle } from './shuffle.ts'

// Latency with a small and a large catalogue on both databases, and memory after many different requests. The response
// cache is off. Search and filters go through all products, so they may take longer with more of them, up to a limit.
// `npm run bench:growth -- filter` measures only calls with that word in their name, but more often.
// Node's heap limits are those of `npm start`: pauses of the garbage collector are a part of p99.
const [small, large] = [10, 10_000]
/** A call fails that takes longer than this, and more than twice as long as with few products. */
const maxP99Ms = 50
const maxRatio = 2

type Call = { what: string; run: (api: Client, count: number, ask: Ask) => Promise<unknown> }
const asBrowser = { headers: { 'accept-encoding': 'gzip' } }
type Ask = (path: string) => Promise<unknown>
const keywords = ['sliding', 'glass', 'white', 'balcony', 'golden oak']
const allCalls: Call[] = [
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
  {
    what: 'filter, random values',
    run: (api) => api.products({ problem: pick(problems), room: pick(rooms), material: pick(productMaterials) }),
  },
  {
    what: 'filter, random sizes',
    run: (api) => api.products({ width: String(randomSize()), height: String(randomSize()) }),
  },
  {
    what: 'filter, random search',
    run: (api) => api.products({ keyword: pick(keywords), room: pick(rooms), opening: pick(openingTypes) }),
  },
  {
    what: 'filter, random, that finds nothing',
    run: (api) => {
      // A product solves three of the 17 problems, so every product misses two to five of these.
      const chosen = shuffle([...problems]).slice(0, 5)
      return api.products({ problem: chosen.join(','), room: pick(rooms), width: String(randomSize()) })
    },
  },
  { what: 'filter, whole catalogue', run: (api) => api.products() },
  { what: 'filter, one value', run: (api) => api.products({ material: 'upvc' }) },
  {
    what: 'filter, four facets and a size',
    run: (api) =>
      api.products({ problem: 'noise,heat', room: 'bedroom', opening: 'sliding', width: '900', height: '900' }),
  },
  {
    what: 'filter that finds nothing',
    run: (api) =>
      api.products({ problem: 'noise', room: 'bedroom', material: 'timber', width: '19000', keyword: 'zzzzz' }),
  },
  { what: 'filtered list', run: (api) => api.product({ slug: 'window', material: 'upvc', room: 'kitchen' }) },
  { what: 'recommendations', run: (api) => api.recommendations({ room: 'bedroom', problem: 'noise', width: '900' }) },
  { what: 'filter, middle page', run: (api, count) => api.products({ product_page: Math.ceil(count / 16) }) },
  { what: 'filter, with a search', run: (api) => api.products({ keyword: 'sliding', room: 'bedroom' }) },
  { what: 'product details', run: (api, count) => api.productDetails({ slug: `product-${count}` }) },
  { what: 'product page', run: (_api, count, ask) => ask(`/products/product-${count}`) },
  { what: 'list page', run: (_api, _count, ask) => ask('/upvc/window') },
  { what: 'sitemap, index', run: (_api, _count, ask) => ask('/sitemap.xml') },
  { what: 'sitemap, last file', run: (_api, count, ask) => ask(`/sitemaps/products-${Math.ceil(count / 1000)}.xml`) },
  { what: "search for the last product's number", run: (api, count) => api.search({ keyword: `m${count}` }) },
]

const [, , nameFilter = ''] = process.argv
const calls = allCalls.filter(({ what }) => what.includes(nameFilter))
if (calls.length === 0) throw new Error(`No call has “${nameFilter}” in its name.`)
const rounds = nameFilter === '' ? 1000 : 5000

const { renderPage, queryParametersOf } = await import(resolve('web/build/server/index.js'))
const folder = await mkdtemp(join(tmpdir(), 'house-growth-'))
const postgres = await startPostgres()
try {
  for (const database of ['SQLite', 'PostgreSQL'] as const) {
    const catalogues = await Promise.all([openCatalogue(database, small), openCatalogue(database, large)])
    console.log(`\n${database}, ${rounds} calls each in random order, in ms`)
    const rows = await measure(catalogues)
    console.table(rows)
    if (rows.some(({ isTooSlow }) => isTooSlow)) process.exitCode = 1
    for (const { close } of catalogues) await close()
  }
  if (nameFilter === '') {
    console.log('\nMemory of a site with SQLite after 3,000 searches, each requested once, in MB')
    console.table(
      Object.fromEntries([
        [small, await memoryAfter(small)],
        [large, await memoryAfter(large)],
      ]),
    )
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
  let version = 0
  const always = async () => ++version
  const content = { known: () => undefined, current: always, refresh: always, onChange() {} }
  const { app } = createApp({
    db,
    content,
    site: { renderPage, queryParametersOf },
    media: folderStorage(folder),
    clock: () => new Date(),
    log: createLog('silent'),
    corsOrigins: [],
    enquiries: { limitPerMinute: 0, channels: [] },
    trustedProxies: 0,
  })
  const ask: Ask = async (path) => {
    const response = await app.request(path, asBrowser)
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
    return response.arrayBuffer()
  }
  return { count, ask, api: createClient((path, init) => app.request(path, init)), close: () => db.destroy() }
}

type Catalogue = Awaited<ReturnType<typeof openCatalogue>>

async function measure(catalogues: Catalogue[]) {
  const samples = new Map(
    calls.map(({ what }) => [what, new Map(catalogues.map(({ count }) => [count, [] as number[]]))]),
  )
  for (let round = 0; round < rounds; round += 1)
    for (const { call, catalogue } of shuffle(
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
    const times = (count: number) => samples.get(what)?.get(count) ?? []
    const [few, many] = [times(small), times(large)]
    const ratio = (share: number) => round(quantile(many, share) / quantile(few, share))
    return {
      call: what,
      [`median at ${small}`]: round(quantile(few, 0.5)),
      [`median at ${large}`]: round(quantile(many, 0.5)),
      ratio: ratio(0.5),
      [`p99 at ${small}`]: round(quantile(few, 0.99)),
      [`p99 at ${large}`]: round(quantile(many, 0.99)),
      'ratio of p99': ratio(0.99),
      [`first at ${large}`]: round(many[0]),
      isTooSlow: ratio(0.99) > maxRatio && quantile(many, 0.99) > maxP99Ms,
    }
  })
}

async function memoryAfter(count: number) {
  const site = await startSite({ DATA_DIR: join(folder, `SQLite-${count}`) })
  for (let requestCount = 0; requestCount < 3000; requestCount += 1) {
    await read(site.address, `/search?q=m${requestCount}`)
    if (requestCount % 10 === 0) await read(site.address, `/products/product-${(requestCount % count) + 1}`)
  }
  const megabytes = Math.round(memoryOf([site.pid]))
  await site.end('SIGTERM')
  return megabytes
}

function pick(values: readonly string[]) {
  return values[Math.floor(Math.random() * values.length)] ?? ''
}

function randomSize() {
  return 300 + Math.floor(Math.random() * 3000)
}

function round(value = Number.NaN) {
  return Math.round(value * 100) / 100
}
