import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../server/database.ts'
import { checkIntegrity } from '../../server/platform/db/dialect.ts'
import type { DatabaseTarget } from '../../server/platform/db/open.ts'
import type { Db } from '../../server/platform/db/schema.ts'
import { startPostgres } from '../../server/testing/processes/postgres-server.ts'
import { makeEnquiries, type Post, send, visitorName, withConcurrency } from '../load/enquiry-load.ts'
import { pause, portOf, startSite } from '../processes/site-process.ts'
import type { FaultTest, Finding } from './finding.ts'

const senders = 24
const readyWithinMs = 2000
/** Long enough that the senders leave a core of this machine to the server that starts. */
const retryAfterMs = 100

/** The server is killed repeatedly while enquiries are sent; a sender without a response retries. */
export const crash: FaultTest = async ({ isShort }) => {
  const scale = isShort ? { count: 400, kills: 2 } : { count: 10_000, kills: 20 }
  const folder = await mkdtemp(join(tmpdir(), 'house-crash-'))
  const postgres = await startPostgres()
  try {
    const targets: Record<string, DatabaseTarget> = {
      SQLite: { dataDir: folder },
      PostgreSQL: { dataDir: folder, databaseUrl: await postgres.createDatabase('crash') },
    }
    const findings: Finding[] = []
    for (const [name, target] of Object.entries(targets)) findings.push(await injectFault(name, target, scale))
    return findings
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true })
  }
}

type Scale = { count: number; kills: number }

async function injectFault(name: string, target: DatabaseTarget, { count, kills }: Scale): Promise<Finding> {
  const environment = {
    DATA_DIR: target.dataDir,
    DATABASE_URL: target.databaseUrl ?? '',
    ENQUIRY_LIMIT_PER_MINUTE: '0',
  }
  let site = await startSite(environment)
  const { address } = site
  const posts = await makeEnquiries(target, count)
  let acknowledged = 0
  let retries = 0
  const readyAfter: number[] = []

  async function sendUntilAcknowledged(post: Post) {
    for (;;) {
      const answer = await send(address, post).catch(() => undefined)
      if (answer?.status === 200) break
      retries += 1
      await pause(retryAfterMs)
    }
    acknowledged += 1
  }

  async function killRepeatedly() {
    for (let kill = 1; kill <= kills; kill += 1) {
      const at = (count * (kill - 0.5 + Math.random() / 2)) / (kills + 1)
      while (acknowledged < at) await pause(1)
      await site.end('SIGKILL')
      site = await startSite(environment, portOf(site))
      readyAfter.push(site.readyAfterMs)
    }
  }

  await Promise.all([withConcurrency(posts, senders, sendUntilAcknowledged), killRepeatedly()])
  await site.end('SIGTERM')
  const db = await openDatabase(target)
  const { lost, duplicated, bare, integrity } = await readBack(db, count)
  await db.destroy()
  const slowest = Math.round(Math.max(...readyAfter))
  return {
    fault: `the server killed, on ${name}`,
    how: `SIGKILL ${kills} times while ${count} enquiries are sent by ${senders} at once`,
    expected: `none lost or duplicated, each with its deliveries, database intact, ready again within ${readyWithinMs} ms`,
    measured: `${acknowledged} acknowledged after ${retries} retries, ${lost} lost, ${duplicated} duplicated, ${bare} without deliveries, integrity ${integrity}, slowest start ${slowest} ms`,
    isGood: lost === 0 && duplicated === 0 && bare === 0 && integrity === 'ok' && slowest <= readyWithinMs,
  }
}

async function readBack(db: Db, count: number) {
  const rows = await db.selectFrom('enquiry').select(['id', 'customer_name']).execute()
  const names = new Set(rows.map(({ customer_name }) => customer_name))
  const lost = Array.from({ length: count }, (_, index) => visitorName(index + 1)).filter((each) => !names.has(each))
  const delivered = await db.selectFrom('outbox').select('enquiry_id').execute()
  const queued = new Set(delivered.map(({ enquiry_id }) => enquiry_id))
  return {
    lost: lost.length,
    duplicated: rows.length - names.size,
    bare: rows.filter(({ id }) => !queued.has(id)).length,
    integrity: await checkIntegrity(db),
  }
}
