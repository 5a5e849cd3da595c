import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../server/database.ts'
import { type Behaviour, startSmtpServer } from '../../server/testing/processes/smtp-server.ts'
import { makeEnquiries, type Post, send, visitorName, withConcurrency } from '../load/enquiry-load.ts'
import { quantile } from '../load/quantile.ts'
import { pause, startSite } from '../processes/site-process.ts'
import { type FaultTest, type Finding, rounded } from './finding.ts'

const senders = 4
const maxWaitMs = 240_000
const maxRatio = 1.5
/** Faster than this nobody notices a difference: the slowest two of 200 are noise. */
const unnoticedMs = 100
const staff = 'sales@jharokha.example'

const phases: Record<string, Behaviour | 'closed'> = {
  'works (before)': 'accepts',
  closed: 'closed',
  hangs: 'hangs',
  'answers 451': { code: 451, at: 'data' },
  'answers 550': { code: 550, at: 'data' },
  'drops the connection after DATA': 'drops',
  'works (after)': 'accepts',
}

/** Enquiries are sent while the SMTP server fails in various ways; once it works, every mail arrives. */
export const mail: FaultTest = async ({ isShort }) => {
  const each = isShort ? 20 : 200
  const faultsPerPhase = isShort ? 2 : 12
  const dataDir = await mkdtemp(join(tmpdir(), 'house-mail-'))
  let smtp = await startSmtpServer()
  const { port, mails } = smtp
  const site = await startSite({
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    SMTP_URL: smtp.url,
    ENQUIRY_TO: staff,
    ENQUIRY_LIMIT_PER_MINUTE: '0',
    ENQUIRY_RETRY_SECONDS: '0.5',
  })
  const faultsSoFar = () => smtp.counts.rejections + smtp.counts.drops + smtp.counts.hangs
  try {
    const sent = each * (Object.keys(phases).length + 1)
    const posts = await makeEnquiries({ dataDir }, sent, (number) => ({ email: `visitor-${number}@jharokha.example` }))
    // Warm-up: the first requests of a process are slow in any case.
    await measure(site.address, posts.splice(0, each))
    const latencies: Record<string, number[]> = {}
    for (const [name, behaviour] of Object.entries(phases)) {
      const before = faultsSoFar()
      if (behaviour === 'closed') await smtp.stop()
      else smtp.behave(behaviour)
      latencies[name] = await measure(site.address, posts.splice(0, each))
      if (behaviour === 'closed') {
        await waitForAttempts(dataDir, faultsPerPhase)
        smtp = await startSmtpServer({ port, mails })
      } else if (behaviour !== 'accepts') await until(() => faultsSoFar() - before >= faultsPerPhase)
    }
    const kills = smtp.counts.drops
    smtp.behave('accepts')
    const waitedMs = await waitForDelivery(dataDir)
    const usual = quantile([...(latencies['works (before)'] ?? []), ...(latencies['works (after)'] ?? [])], 0.99)
    const toStaff = mails.filter(({ to }) => to?.some(({ address }) => address === staff))
    const arrived = new Set(toStaff.map(({ subject = '' }) => subject.match(/Visitor \d+/)?.[0] ?? ''))
    const lost = Array.from({ length: sent }, (_, at) => visitorName(at + 1)).filter(
      (name) => !arrived.has(name),
    ).length
    const duplicates = mails.length - new Set(mails.map(({ messageId }) => messageId)).size
    const faults = Object.keys(phases).filter((name) => !name.startsWith('works'))
    const slowestFault = Math.max(...faults.map((name) => quantile(latencies[name] ?? [], 0.99)))
    const ratios = faults.map((name) => rounded(quantile(latencies[name] ?? [], 0.99) / usual))
    const finding: Finding = {
      fault: `SMTP: ${faults.join(', ')}`,
      how: `an SMTP server that behaves like this, ${each} enquiries in each state`,
      expected: `every mail arrives, twice only where the connection broke after DATA; acknowledged within ${maxRatio} × the usual p99, or within ${unnoticedMs} ms`,
      measured: `${sent} enquiries, ${lost} lost, ${duplicates} duplicates of ${kills} dropped connections, p99 ${ratios.join(', ')} times the usual ${rounded(usual)} ms, last delivery after ${Math.round(waitedMs / 1000)} s`,
      isGood:
        lost === 0 &&
        kills > 0 &&
        duplicates <= kills &&
        (isShort || slowestFault <= Math.max(maxRatio * usual, unnoticedMs)),
    }
    return [finding]
  } finally {
    await site.end('SIGTERM')
    await smtp.stop()
    await rm(dataDir, { recursive: true })
  }
}

async function measure(address: string, posts: Post[]) {
  const times: number[] = []
  await withConcurrency(posts, senders, async (post) => {
    const { status, ms } = await send(address, post)
    if (status !== 200) throw new Error(`an enquiry was answered ${status}`)
    times.push(ms)
  })
  return times
}

/** A phase ends only after its fault has occurred. */
async function until(condition: () => boolean) {
  const start = performance.now()
  while (!condition()) {
    if (performance.now() - start > maxWaitMs) throw new Error('the worker did not try')
    await pause(20)
  }
}

/** While no server listens, attempts show only in the outbox. */
async function waitForAttempts(dataDir: string, least: number) {
  const db = await openDatabase({ dataDir })
  const tried = () => db.selectFrom('outbox').select('id').where('last_error', 'like', '%ECONNREFUSED%').execute()
  while ((await tried()).length < least) await pause(50)
  await db.destroy()
}

async function waitForDelivery(dataDir: string) {
  const start = performance.now()
  const db = await openDatabase({ dataDir })
  const waiting = () =>
    db.selectFrom('outbox').select('id').where('state', '<>', 'delivered').limit(1).executeTakeFirst()
  while ((await waiting()) && performance.now() - start < maxWaitMs) await pause(100)
  await db.destroy()
  return performance.now() - start
}
