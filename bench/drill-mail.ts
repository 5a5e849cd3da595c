import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../server/db/open.ts'
import { type Mood, startSmtpPeer } from '../server/testing/smtp-peer.ts'
import { inParallel, makeEnquiries, nameOf, quantile, send } from './enquiry-load.ts'
import { pause, startSite } from './site-process.ts'

/** Enquiries are sent while the SMTP server fails in every way it can; then it works, and every one must have arrived. */
const each = Number(process.env.ENQUIRIES ?? 200)
const senders = 4
const longestWaitMs = 240_000
const highestRatio = 1.5
const faultsPerPhase = 12
const staff = 'sales@jharokha.example'

const phases: Record<string, Mood | 'closed'> = {
  'works (before)': 'accepts',
  closed: 'closed',
  hangs: 'hangs',
  'answers 451': { code: 451, at: 'data' },
  'answers 550': { code: 550, at: 'data' },
  'breaks off after DATA': 'drops',
  'works (after)': 'accepts',
}

const dataDir = await mkdtemp(join(tmpdir(), 'house-mail-'))
let peer = await startSmtpPeer()
const { port, mails } = peer
const site = await startSite({
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  SMTP_URL: peer.url,
  ENQUIRY_TO: staff,
  ENQUIRY_LIMIT_PER_MINUTE: '0',
  ENQUIRY_RETRY_SECONDS: '0.5',
})
try {
  const posts = await makeEnquiries({ dataDir }, each * (Object.keys(phases).length + 1), {
    email: 'visitor@jharokha.example',
  })
  // Unmeasured: the first requests of a process are slow whatever the mail does.
  await measure(posts.splice(0, each))
  const latencies: Record<string, number[]> = {}
  const faults: Record<string, number> = {}
  for (const [name, mood] of Object.entries(phases)) {
    const before = faultsSoFar()
    if (mood === 'closed') await peer.stop()
    else peer.become(mood)
    latencies[name] = await measure(posts.splice(0, each))
    if (mood === 'closed') {
      await untilTried()
      peer = await startSmtpPeer({ port, mails })
    } else if (mood !== 'accepts') await until(() => faultsSoFar() - before >= faultsPerPhase)
    faults[name] = faultsSoFar() - before
  }
  const kills = peer.counts.drops
  peer.become('accepts')
  const waitedMs = await untilDelivered()
  const usual = quantile([...(latencies['works (before)'] ?? []), ...(latencies['works (after)'] ?? [])], 0.99)
  console.table(
    Object.entries(latencies).map(([smtp, times]) => ({
      smtp,
      faults: faults[smtp],
      'p50 ms': rounded(quantile(times, 0.5)),
      'p99 ms': rounded(quantile(times, 0.99)),
      'p99 ratio': rounded(quantile(times, 0.99) / usual),
    })),
  )
  const toStaff = mails.filter(({ to }) => to?.some(({ address }) => address === staff))
  const names = toStaff.map(({ subject = '' }) => subject.match(/Visitor \d+/)?.[0] ?? '')
  const toVisitors = mails.length - toStaff.length
  const sent = each * (Object.keys(phases).length + 1)
  const arrived = new Set(names)
  const lost = Array.from({ length: sent }, (_, index) => nameOf(index + 1)).filter((name) => !arrived.has(name)).length
  const duplicates = mails.length - new Set(mails.map(({ messageId }) => messageId)).size
  const worst = Math.max(...Object.values(latencies).map((times) => quantile(times, 0.99) / usual))
  console.table([
    {
      enquiries: sent,
      lost,
      duplicates,
      acknowledged: toVisitors,
      'connections broken after DATA': kills,
      'last delivery after s': Math.round(waitedMs / 1000),
    },
  ])
  const isGood = lost === 0 && toVisitors >= sent && kills > 0 && duplicates <= kills && worst <= highestRatio
  console.log(isGood ? 'The drill passed.' : 'THE DRILL FAILED.')
  process.exitCode = isGood ? 0 : 1
} finally {
  await site.end('SIGTERM')
  await peer.stop()
  await rm(dataDir, { recursive: true })
}

async function measure(posts: Awaited<ReturnType<typeof makeEnquiries>>) {
  const times: number[] = []
  await inParallel(posts, senders, async (post) => {
    const { status, ms } = await send(site.address, post)
    if (status !== 200) throw new Error(`an enquiry was answered ${status}`)
    times.push(ms)
  })
  return times
}

/** So that a phase ends only after its fault was met. */
async function until(isSo: () => boolean) {
  const start = performance.now()
  while (!isSo()) {
    if (performance.now() - start > longestWaitMs) throw new Error('the worker did not try')
    await pause(20)
  }
}

function faultsSoFar() {
  const { refusals, drops, hangs } = peer.counts
  return refusals + drops + hangs
}

/** While nobody listens only the outbox knows that it was tried. */
async function untilTried() {
  const db = await openDatabase({ dataDir })
  const tried = () => db.selectFrom('outbox').select('id').where('last_error', 'like', '%ECONNREFUSED%').execute()
  while ((await tried()).length < faultsPerPhase) await pause(50)
  await db.destroy()
}

async function untilDelivered() {
  const start = performance.now()
  const db = await openDatabase({ dataDir })
  const waiting = () =>
    db.selectFrom('outbox').select('id').where('state', '<>', 'delivered').limit(1).executeTakeFirst()
  while ((await waiting()) && performance.now() - start < longestWaitMs) await pause(100)
  await db.destroy()
  return performance.now() - start
}

function rounded(value: number) {
  return Math.round(value * 100) / 100
}
