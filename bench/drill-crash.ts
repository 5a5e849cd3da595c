import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkIntegrity } from '../server/db/dialect.ts'
import { type DatabasePlace, openDatabase } from '../server/db/open.ts'
import type { Db } from '../server/db/schema.ts'
import { startPostgres } from '../server/testing/start-postgres.ts'
import { inParallel, makeEnquiries, nameOf, type Post, send } from './enquiry-load.ts'
import { pause, portOf, startSite } from './site-process.ts'

/** Enquiries are sent while the server is killed again and again; a sender that gets no answer tries again. */
const count = Number(process.env.ENQUIRIES ?? 10_000)
const kills = Number(process.env.KILLS ?? 20)
const senders = 24
const readyWithinMs = 2000

const folder = await mkdtemp(join(tmpdir(), 'house-crash-'))
const postgres = await startPostgres()
try {
  const places: Record<string, DatabasePlace> = {
    SQLite: { dataDir: folder },
    PostgreSQL: { dataDir: folder, databaseUrl: await postgres.createDatabase('crash') },
  }
  const results: Record<string, Awaited<ReturnType<typeof drill>>> = {}
  for (const [name, place] of Object.entries(places)) results[name] = await drill(name, place)
  console.table(results)
  const isGood = Object.values(results).every(
    ({ lost, duplicated, 'without outbox row': bare, integrity, 'slowest ready ms': slowest }) =>
      lost === 0 && duplicated === 0 && bare === 0 && integrity === 'ok' && slowest <= readyWithinMs,
  )
  console.log(isGood ? 'The drill passed.' : 'THE DRILL FAILED.')
  process.exitCode = isGood ? 0 : 1
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true })
}

async function drill(name: string, place: DatabasePlace) {
  const environment = {
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl ?? '',
    ENQUIRY_LIMIT_PER_MINUTE: '0',
  }
  let site = await startSite(environment)
  const { address } = site
  const posts = await makeEnquiries(place, count)
  let acknowledged = 0
  let retries = 0
  const readyAfter: number[] = []

  async function sendUntilAcknowledged(post: Post) {
    for (;;) {
      const answer = await send(address, post).catch(() => undefined)
      if (answer?.status === 200) break
      retries += 1
      await pause(20)
    }
    acknowledged += 1
  }

  async function killAgainAndAgain() {
    for (let kill = 1; kill <= kills; kill += 1) {
      const at = (count * (kill - 0.5 + Math.random() / 2)) / (kills + 1)
      while (acknowledged < at) await pause(1)
      await site.end('SIGKILL')
      site = await startSite(environment, portOf(site))
      readyAfter.push(site.readyAfterMs)
      console.log(
        `${name}: killed ${kill} times, ${acknowledged} acknowledged, ready after ${Math.round(site.readyAfterMs)} ms`,
      )
    }
  }

  await Promise.all([inParallel(posts, senders, sendUntilAcknowledged), killAgainAndAgain()])
  await site.end('SIGTERM')
  const db = await openDatabase(place)
  const stored = await readBack(db)
  await db.destroy()
  return {
    acknowledged,
    retries,
    kills: readyAfter.length,
    ...stored,
    'slowest ready ms': Math.round(Math.max(...readyAfter)),
  }
}

async function readBack(db: Db) {
  const rows = await db.selectFrom('enquiry').select(['id', 'customer_name']).execute()
  const names = new Set(rows.map(({ customer_name }) => customer_name))
  const lost = Array.from({ length: count }, (_, index) => nameOf(index + 1)).filter((each) => !names.has(each))
  const delivered = await db.selectFrom('outbox').select('enquiry_id').execute()
  const queued = new Set(delivered.map(({ enquiry_id }) => enquiry_id))
  return {
    stored: rows.length,
    lost: lost.length,
    duplicated: rows.length - names.size,
    'without outbox row': rows.filter(({ id }) => !queued.has(id)).length,
    integrity: await checkIntegrity(db),
  }
}
