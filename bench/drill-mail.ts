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
  ENQUIRY_TO: 'sales@jharokha.example',
  ENQUIRY_LIMIT_PER_MINUTE: '0',
  ENQUIRY_RETRY_SECONDS: '0.5',
})
try {
  const posts = await makeEnquiries({ dataDir }, each * (Object.keys(phases).length + 1))
  // Unmeasured: the first requests of a process are slow whatever the mail does.
  await measure(posts.splice(0, each))
  const latencies: Record<string, number[]> = {}
  for (const [name, mood] of Object.entries(phases)) {
    if (mood === 'closed') await peer.stop()
    else peer.become(mood)
    latencies[name] = await measure(posts.splice(0, each))
    if (mood === 'closed') peer = await startSmtpPeer({ port, mails })
  }
  const kills = peer.drops()
  peer.become('accepts')
  const waitedMs = await untilDelivered()
  const usual = quantile([...(latencies['works (before)'] ?? []), ...(latencies['works (after)'] ?? [])], 0.99)
  console.table(
    Object.entries(latencies).map(([smtp, times]) => ({
      smtp,
      'p50 ms': rounded(quantile(times, 0.5)),
      'p99 ms': rounded(quantile(times, 0.99)),
      'p99 ratio': rounded(quantile(times, 0.99) / usual),
    })),
  )
  const names = mails.map(({ subject = '' }) => subject.match(/Visitor \d+/)?.[0] ?? '')
  const sent = each * (Object.keys(phases).length + 1)
  const arrived = new Set(names)
  const lost = Array.from({ length: sent }, (_, index) => nameOf(index + 1)).filter((name) => !arrived.has(name)).length
  const duplicates = names.length - arrived.size
  const worst = Math.max(...Object.values(latencies).map((times) => quantile(times, 0.99) / usual))
  console.table([
    {
      enquiries: sent,
      lost,
      duplicates,
      'connections broken after DATA': kills,
      'last delivery after s': Math.round(waitedMs / 1000),
    },
  ])
  const isGood = lost === 0 && duplicates <= kills && worst <= highestRatio
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
