import { existsSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createApp } from './app.ts'
import { openDatabase } from './db/open.ts'
import { seedIfEmpty } from './domain/seed.ts'
import { readEnvironment } from './environment.ts'
import { createLog } from './log.ts'
import type { Site } from './pages/site.ts'
import { StartFailure } from './start-failure.ts'

export type OpenedSite = Site & {
  /** Stands in front of the app: the development server, which makes scripts and styles on the fly. */
  inFront?: (app: RequestListener) => RequestListener
  close?: () => Promise<void>
}

const drainMs = 10_000

/** Environment → database → app → listen → graceful stop. A start that fails says why in one sentence. */
export async function run(openSite: (server: Server) => Promise<OpenedSite>) {
  try {
    await start(openSite)
  } catch (error) {
    console.error(error instanceof StartFailure ? `Not started: ${error.message}` : error)
    process.exit(1)
  }
}

async function start(openSite: (server: Server) => Promise<OpenedSite>) {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const environment = readEnvironment(process.env)
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
  if (await seedIfEmpty(db, mediaFolder, new Date()))
    console.log('Filled the empty database with the demonstration company.')

  const server = createServer()
  const site = await openSite(server)
  const app = createApp({ ...environment, db, mediaFolder, log, clock: () => new Date(), site })
  const listener: RequestListener = getRequestListener(app.fetch)
  server.on('request', site.inFront ? site.inFront(listener) : listener)
  await listen(server, environment.port, environment.host)
  const { port } = server.address() as AddressInfo
  console.log(`Listening on http://localhost:${port}`)

  const stop = async (signal: NodeJS.Signals) => {
    log.info({ signal }, 'stopping')
    await drain(server)
    await site.close?.()
    await db.destroy()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

function listen(server: Server, port: number, host: string) {
  return new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => reject(toStartFailure(cause, port)))
    server.listen(port, host, resolve)
  })
}

function toStartFailure(cause: NodeJS.ErrnoException, port: number) {
  if (cause.code === 'EADDRINUSE')
    return new StartFailure(
      `port ${port} is in use by another program. Stop that one, or choose another with PORT=3001 npm start.`,
    )
  if (cause.code === 'EACCES')
    return new StartFailure(`this user may not listen on port ${port}. Choose one above 1023 with PORT=3000 npm start.`)
  return cause
}

/** Requests under way are answered; connections that do not end by themselves are closed after a while. */
function drain(server: Server) {
  const asTheyFallIdle = setInterval(() => server.closeIdleConnections(), 50)
  const impatience = setTimeout(() => server.closeAllConnections(), drainMs)
  return new Promise<void>((resolve) => {
    server.close(() => {
      clearInterval(asTheyFallIdle)
      clearTimeout(impatience)
      resolve()
    })
  })
}
