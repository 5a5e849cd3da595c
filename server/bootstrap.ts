import { existsSync } from 'node:fs'
import type { RequestListener, Server } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { serverPaths } from '@house/contract/urls'
import { createApp } from './app.ts'
import { type Config, loadConfig, passphraseWarning } from './config.ts'
import { openDatabase } from './database.ts'
import { openAnalytics } from './features/analytics/visit-counter.ts'
import { restoreContentMedia } from './features/setup/seed/restore-media.ts'
import { seedIfEmpty, seedPlannerIfEmpty } from './features/setup/seed/seed.ts'
import { beginSetupIfEmpty, findSetupState, renewSetupCode } from './features/setup/setup.ts'
import type { Site } from './features/site/render-page.ts'
import { contentResources, mailing } from './features.ts'
import { createFirstAdministrator, generatePassword } from './platform/auth/accounts.ts'
import { watchContentVersion } from './platform/cache/content-version.ts'
import { findAppSetting } from './platform/company/settings/queries.ts'
import { isOpenElsewhere } from './platform/db/node-sqlite.ts'
import { type DatabaseTarget, sqliteFile } from './platform/db/open.ts'
import type { Db } from './platform/db/schema.ts'
import { watchPendingConnections } from './platform/http/limits/pending-connections.ts'
import { createLimitedServer, drain, limitsBehindProxies, listen } from './platform/http/server.ts'
import { startScheduler } from './platform/jobs/scheduler.ts'
import { openMediaStorage } from './platform/media/storage/open-storage.ts'
import type { MediaStorage } from './platform/media/storage/storage.ts'
import { startMetricsServer } from './platform/metrics/server.ts'
import { channelsOf } from './platform/outbox/channels.ts'
import { smtpTransport } from './platform/outbox/smtp.ts'
import { enabledKinds, outboxJobs } from './platform/outbox/worker.ts'
import { findProblems } from './platform/problems/find-problems.ts'
import { watchEventLoopLag } from './platform/process/event-loop-lag.ts'
import { createLog, type Logger } from './platform/process/log.ts'
import { StartupError } from './platform/process/startup-error.ts'
import { restrictFilePermissions } from './platform/process/umask.ts'

export type LoadedSite = Site & {
  /** Folder of the built back office. */
  adminFolder: string
  /** Wraps the app's listener: the development server, which builds scripts and styles on the fly. */
  wrapListener?: (listener: RequestListener) => RequestListener
  close?: () => Promise<void>
}

type LoadSite = (server: Server) => Promise<LoadedSite>

const jobsStopTimeoutMs = 10_000

/** Starts the server: config, database, app, jobs, listen. A failed start is reported in one sentence. */
export async function bootstrap(loadSite: LoadSite, clock = () => new Date()) {
  try {
    await start(loadSite, clock)
  } catch (error) {
    console.error(error instanceof StartupError ? `Not started: ${error.message}` : error)
    process.exit(1)
  }
}

async function start(loadSite: LoadSite, clock: () => Date) {
  restrictFilePermissions()
  const config = loadConfig()
  const log = createLog(config.logLevel)
  const warning = passphraseWarning(config)
  if (warning) log.warn(warning)
  // Off by default, so its library is only loaded when needed.
  const metrics = config.metricsAddress && (await import('./platform/metrics/metrics.ts')).createMetrics()
  const db = await openConfiguredDatabase(config, metrics?.watchPool, log)
  const media = await openMediaStorage(config)
  if (config.setup === 'wizard' && !config.apiBaseUrl) await beginSetupIfEmpty(db)
  if ((await findSetupState(db)) === 'pending') await printSetupCode(db)
  else {
    await seed(db, media)
    await ensureAdministrator(db, config.firstAdministrator)
  }

  const server = createLimitedServer(limitsBehindProxies(config.trustedProxies))
  const site = await loadSite(server)
  const analytics = openAnalytics(db, contentResources, clock)
  const findSiteProblems = () =>
    findProblems({
      db,
      folders: { DATA_DIR: config.dataDir, BACKUP_DIR: config.backupFolder },
      now: clock(),
      lateJobs: () => [...jobs.late(), ...outbox.late()],
    })
  const sendMail = mailTransport(config, log)
  const delivery = { ...config, db, media, clock, log, sendMail, ...mailing }
  // A scheduler of its own: a new enquiry wakes it.
  const outbox = startScheduler(outboxJobs(delivery), log, clock)
  const content = await watchContentVersion(db, config.databaseUrl)
  const shutdown = new AbortController()
  const { listener, jobs: featureJobs } = createApp({
    ...config,
    db,
    content,
    media,
    log,
    clock,
    site,
    adminFolder: site.adminFolder,
    enquiries: {
      limitPerMinute: config.enquiryLimitPerMinute,
      channels: channelsOf(config),
      onStored: outbox.wake,
    },
    analytics,
    shutdown: shutdown.signal,
    eventLoopLag: watchEventLoopLag(),
    waitForPending: watchPendingConnections(server),
    sendMail,
    findProblems: findSiteProblems,
    metrics,
  })
  const jobs = startScheduler(featureJobs, log, clock)
  server.on('request', site.wrapListener ? site.wrapListener(listener) : listener)
  metrics?.watchDatabase({ db, clock, enabledKinds: enabledKinds(delivery) })
  const metricsServer =
    metrics && config.metricsAddress ? await startMetricsServer(metrics, config.metricsAddress) : undefined
  const port = await listen(server, config.port, config.host)
  let isStopping = false
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) return
    isStopping = true
    log.info({ signal }, 'shutting down')
    shutdown.abort()
    server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
    // The readiness check fails by now: this is the time a load balancer needs to notice.
    await sleep(config.stopDelayMs)
    await drain(server)
    await Promise.race([Promise.all([jobs.stop(), outbox.stop()]), sleep(jobsStopTimeoutMs)])
    await analytics.flush({ isEnd: true }).catch((err) => log.error({ err }, 'analytics flush failed'))
    await site.close?.()
    await content.close()
    await metricsServer?.close()
    await db.destroy()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  stopWithNpm(() => stop('SIGTERM'))
  // Whoever reads this may stop the server at once.
  console.log(`Listening on http://${displayHost(config.host)}:${port}`)
  if (metricsServer) console.log(`Metrics on ${metricsServer.url}`)
}

async function openConfiguredDatabase(config: Config, onPool: DatabaseTarget['onPool'], log: Logger) {
  try {
    if (!config.databaseUrl) warnOfOtherProcess(config.dataDir, log)
    return await openDatabase({ ...config, onPool })
  } catch (cause) {
    if (cause instanceof StartupError) throw cause
    const location = config.databaseUrl ? 'the PostgreSQL server named by DATABASE_URL' : `the folder ${config.dataDir}`
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StartupError(
      `the database in ${location} cannot be opened (${reason}). Check that it is reachable and writable.`,
    )
  }
}

/** Two servers on one SQLite file keep their data right, but one of them was most likely started by mistake. */
function warnOfOtherProcess(dataDir: string, log: Logger) {
  const file = join(dataDir, sqliteFile)
  if (!existsSync(file) || !isOpenElsewhere(file)) return
  log.warn(
    { dataDir },
    'another process uses this SQLite database. If it is a second server, stop one of them; several instances need PostgreSQL (DATABASE_URL)',
  )
}

function mailTransport({ smtpUrl }: Config, log: Logger) {
  if (smtpUrl) return smtpTransport(smtpUrl)
  log.warn('SMTP_URL is not set: enquiries are stored, and not mailed to anyone')
  return undefined
}

async function seed(db: Db, media: MediaStorage) {
  try {
    const isNew = await seedIfEmpty(db, media, new Date())
    if (isNew) console.log('Filled the empty database with the demonstration company.')
    else await restoreContentMedia(db, media)
    await seedPlannerIfEmpty(db)
  } catch (cause) {
    throw new StartupError(
      `the demonstration company cannot be stored (${cause}). Check that DATA_DIR or the S3 bucket is writable.`,
    )
  }
}

/** Printed anew at every start until the wizard is finished: whoever reads the log may set up the site. */
async function printSetupCode(db: Db) {
  console.log(`Setup: open ${serverPaths.admin} in a browser and enter the code ${await renewSetupCode(db)}`)
}

/** The generated password is printed once and not stored: whoever starts the site first is its administrator. */
async function ensureAdministrator(db: Db, { email: configured, password: chosen }: Config['firstAdministrator']) {
  const email = configured ?? `admin@${(await findAppSetting(db)).email.split('@')[1] || 'localhost.localdomain'}`
  const password = chosen ?? generatePassword()
  const isNew = await createFirstAdministrator(db, { email, password, isTemporary: !chosen })
  if (isNew) console.log(`Back office: sign in as ${email}${chosen ? '' : ` with the password ${password}`}`)
}

/** npm's shell does not forward signals, so we stop when the npm process that started us is gone. */
function stopWithNpm(stop: () => void) {
  const parent = process.ppid
  if (!process.env.npm_lifecycle_event) return
  setInterval(() => process.ppid !== parent && stop(), 500).unref()
}

function displayHost(host: string) {
  return ['0.0.0.0', '::'].includes(host) ? 'localhost' : host
}
