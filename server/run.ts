import type { RequestListener, Server } from 'node:http'
import { join } from 'node:path'
import { openApp } from './app.ts'
import { openDatabase } from './db/open.ts'
import type { Db } from './db/schema.ts'
import { createFirstAdministrator, makePassword } from './domain/accounts.ts'
import { findAppSetting } from './domain/company.ts'
import { watchVersion } from './domain/content-version.ts'
import { restoreContentMedia } from './domain/restore-content-media.ts'
import { seedIfEmpty } from './domain/seed.ts'
import { openVisits } from './domain/visits/visit-counter.ts'
import { type Environment, readOwnEnvironment } from './environment.ts'
import { startForgetting } from './forgetting.ts'
import { createLimitedServer, limitsBehind } from './http-server.ts'
import { watchLateness } from './lateness.ts'
import { listen } from './listen.ts'
import { createLog } from './log.ts'
import { channelsOf } from './mail/channels.ts'
import { type OutboxOptions, startOutbox } from './mail/outbox-worker.ts'
import { smtpTransport } from './mail/smtp.ts'
import { writeForOurselves } from './own-files.ts'
import type { Site } from './pages/rendering.ts'
import { startPublisher } from './publisher.ts'
import { createQuickWay } from './quick-way.ts'
import { StartFailure } from './start-failure.ts'

export type OpenedSite = Site & {
  /** Where the built back office is. */
  adminFolder: string
  /** Stands in front of the app: the development server, which makes scripts and styles on the fly. */
  inFront?: (app: RequestListener) => RequestListener
  close?: () => Promise<void>
}

type OpenSite = (server: Server) => Promise<OpenedSite>

const longestStopMs = 10_000
const flushMs = 5000

/** Environment → database → app → listen → graceful stop. A start that fails says why in one sentence. */
export async function run(openSite: OpenSite, clock = () => new Date()) {
  try {
    await start(openSite, clock)
  } catch (error) {
    console.error(error instanceof StartFailure ? `Not started: ${error.message}` : error)
    process.exit(1)
  }
}

async function start(openSite: OpenSite, clock: () => Date) {
  writeForOurselves()
  const environment = readOwnEnvironment()
  const log = createLog(environment.logLevel)
  const db = await openDatabase(environment).catch((cause) => {
    const place = environment.databaseUrl
      ? 'the PostgreSQL server named by DATABASE_URL'
      : `the folder ${environment.dataDir}`
    throw new StartFailure(
      `the database in ${place} cannot be opened (${cause.message}). Check that it is reachable and writable.`,
    )
  })
  const mediaFolder = join(environment.dataDir, 'media')
  await fill(db, mediaFolder)
  await welcomeAdministrator(db, environment.firstAdministrator)

  const limits = limitsBehind(environment.trustedProxies)
  const quickWay = createQuickWay(limits)
  const server = createLimitedServer(limits, quickWay.take)
  const site = await openSite(server)
  const outbox = openOutbox(environment, { db, log, clock })
  const publisher = environment.apiBaseUrl ? undefined : startPublisher({ db, clock, log })
  const enquiries = {
    limitPerMinute: environment.enquiryLimitPerMinute,
    channels: channelsOf(environment),
    onStored: outbox.wake,
  }
  const content = await watchVersion(db, environment.databaseUrl)
  const visits = openVisits(db, clock)
  const closing = new AbortController()
  const { listener, quickly } = openApp({
    ...environment,
    db,
    content,
    mediaFolder,
    log,
    clock,
    site,
    adminFolder: site.adminFolder,
    enquiries,
    visits,
    closing: closing.signal,
    lateness: watchLateness(),
    canMail: Boolean(environment.smtpUrl),
  })
  server.on('request', site.inFront ? site.inFront(listener) : listener)
  if (quickly && !site.inFront) quickWay.open(quickly)
  const { port, drain } = await listen(server, environment.port, environment.host, quickWay)
  console.log(`Listening on http://${shownHost(environment.host)}:${port}`)

  const forgetting = startForgetting({ db, clock, log })

  const writeDown = (options?: { isEnd: boolean }) =>
    visits.flush(options).catch((err) => log.error({ err }, 'visits are not written down yet'))
  const counting = setInterval(writeDown, flushMs)

  let isStopping = false
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) return
    isStopping = true
    log.info({ signal }, 'stopping')
    closing.abort()
    quickWay.end()
    server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
    // Readiness says no by now: a proxy that looks at it sends nobody any more.
    await pause(environment.stopDelayMs)
    await drain()
    forgetting.stop()
    clearInterval(counting)
    await writeDown({ isEnd: true })
    await Promise.race([Promise.all([outbox.stop(), publisher?.stop()]), pause(longestStopMs)])
    await site.close?.()
    await content.close()
    await db.destroy()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  stopWithNpm(() => stop('SIGTERM'))
}

function openOutbox(environment: Environment, surroundings: Pick<OutboxOptions, 'db' | 'log' | 'clock'>) {
  const { smtpUrl } = environment
  if (!smtpUrl) surroundings.log.warn('SMTP_URL is not set: enquiries are kept, and not mailed to anyone')
  return startOutbox({ ...environment, ...surroundings, sendMail: smtpUrl ? smtpTransport(smtpUrl) : undefined })
}

async function fill(db: Db, mediaFolder: string) {
  try {
    const isNew = await seedIfEmpty(db, mediaFolder, new Date())
    if (isNew) console.log('Filled the empty database with the demonstration company.')
    else await restoreContentMedia(db, mediaFolder)
  } catch (cause) {
    throw new StartFailure(
      `the demonstration company cannot be stored (${cause}). Check that ${mediaFolder} is writable.`,
    )
  }
}

/** Printed and nowhere kept: whoever starts the site for the first time is its administrator. */
async function welcomeAdministrator(db: Db, given: Environment['firstAdministrator']) {
  const email = given.email ?? `admin@${(await findAppSetting(db)).email.split('@')[1] || 'localhost.localdomain'}`
  const password = given.password ?? makePassword()
  const isNew = await createFirstAdministrator(db, { email, password, isGiven: !given.password })
  if (isNew) console.log(`Back office: sign in as ${email}${given.password ? '' : ` with the password ${password}`}`)
}

/** npm's shell does not pass a signal on; when the npm that started us has gone, we go too. */
function stopWithNpm(stop: () => void) {
  const parent = process.ppid
  if (!process.env.npm_lifecycle_event) return
  setInterval(() => process.ppid !== parent && stop(), 500).unref()
}

function pause(ms: number) {
  return new Promise<void>((resolve) => setTimeout(resolve, ms))
}

function shownHost(host: string) {
  return ['0.0.0.0', '::'].includes(host) ? 'localhost' : host
}
