import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openDatabase } from '../../server/database.ts'
import { sqliteFile } from '../../server/platform/db/open.ts'
import { freePort } from '../../server/testing/processes/free-port.ts'
import { startPostgres } from '../../server/testing/processes/postgres-server.ts'
import { makeEnquiries, type Post, send, visitorName } from '../load/enquiry-load.ts'
import { read } from '../load/page-load.ts'
import { quantile } from '../load/quantile.ts'
import { pause, startSite } from '../processes/site-process.ts'
import { type FaultTest, rounded } from './finding.ts'
import { withSite, withTemporaryFolder } from './temporary-site.ts'

/** PostgreSQL cannot be reached for a while: nothing crashes, and it recovers without a restart. */
export const databaseDown: FaultTest = async ({ isShort }) => {
  const seconds = isShort ? 5 : 60
  const postgres = await startPostgres()
  try {
    return await withTemporaryFolder(async (dataDir) => {
      const databaseUrl = await postgres.createDatabase('down')
      const line = await openTcpProxy(Number(new URL(databaseUrl).port))
      const through = databaseUrl.replace(/:\d+\//, `:${line.port}/`).replace('localhost', '127.0.0.1')
      const site = await startSite({ DATA_DIR: dataDir, DATABASE_URL: through, ENQUIRY_LIMIT_PER_MINUTE: '0' })
      const posts = await makeEnquiries({ dataDir, databaseUrl }, 2 + seconds)
      const acknowledged: Post[] = []
      const sendOne = async () => {
        const post = posts.pop() as Post
        const { status } = await send(site.address, post)
        if (status === 200) acknowledged.push(post)
        return status
      }
      const before = [await sendOne(), (await read(site.address, '/about-us')).status]
      await line.cut()
      const meanwhile = new Set<number>()
      const cachedPage = new Set<number>()
      const readiness = new Set<number>()
      for (let second = 0; second < seconds; second += 1) {
        readiness.add((await read(site.address, '/readyz')).status)
        meanwhile.add(await sendOne())
        cachedPage.add((await read(site.address, '/about-us')).status)
        await pause(1000)
      }
      const alive = (await read(site.address, '/healthz')).status
      await line.restore()
      const start = performance.now()
      while ((await read(site.address, '/readyz')).status !== 200 && performance.now() - start < 30_000) await pause(20)
      const recovered = performance.now() - start
      const after = [await sendOne(), (await read(site.address, '/about-us')).status]
      const db = await openDatabase({ dataDir, databaseUrl })
      const stored = (await db.selectFrom('enquiry').select('customer_name').execute()).map((row) => row.customer_name)
      await db.destroy()
      const lost = acknowledged.filter(({ body }) => !stored.includes(JSON.parse(body).customer_name)).length
      const code = await site.end('SIGTERM')
      await line.close()
      return [
        {
          fault: `database down ${seconds} s`,
          how: 'the TCP connection to PostgreSQL is cut and later restored',
          expected:
            'readiness 503, alive 200, an enquiry 503; afterwards everything is 200 without a restart; none lost',
          measured: `before ${before}; readiness ${[...readiness]}, alive ${alive}, enquiry ${[...meanwhile]}, a cached page ${[...cachedPage]}; ready ${Math.round(recovered)} ms after the connection was restored, then ${after}; ${lost} lost; ended with ${code}`,
          isGood:
            `${[...readiness]} ${alive} ${[...meanwhile]} ${after} ${lost} ${code}` === '503 200 503 200,200 0 0' &&
            recovered < 5000,
        },
      ]
    })
  } finally {
    await postgres.stop()
  }
}

/** Another program holds SQLite's lock: pages are served, enquiries wait or are rejected. */
export const databaseLocked: FaultTest = async () =>
  withSite(async (site, dataDir) => {
    const [first, second] = (await makeEnquiries({ dataDir }, 2)) as [Post, Post]
    await read(site.address, '/about-us')
    const other = new DatabaseSync(join(dataDir, sqliteFile))
    other.exec('begin immediate')
    const start = performance.now()
    const waiting = send(site.address, first)
    const times: number[] = []
    while (performance.now() - start < 10_000) times.push((await read(site.address, '/about-us')).ms)
    other.exec('rollback')
    other.close()
    const { status, ms } = await waiting
    const { status: after } = await send(site.address, second)
    const db = await openDatabase({ dataDir })
    const names = (await db.selectFrom('enquiry').select('customer_name').execute()).map((row) => row.customer_name)
    await db.destroy()
    const lost = [visitorName(1), visitorName(2)].filter((name) => !names.includes(name)).length
    return [
      {
        fault: 'database locked 10 s',
        how: 'another program holds the write lock of SQLite',
        expected: 'pages are served as usual; the enquiry is stored when the lock is released; none lost',
        measured: `${times.length} pages meanwhile, p99 ${rounded(quantile(times, 0.99))} ms; the enquiry ${status} after ${Math.round(ms)} ms, the next ${after}; ${lost} lost`,
        isGood: `${status} ${after} ${lost}` === '200 200 0' && quantile(times, 0.99) < 500,
      },
    ]
  })

/** A TCP proxy that can be cut off. */
async function openTcpProxy(target: number) {
  const sockets = new Set<Socket>()
  const port = await freePort()
  const listen = () =>
    new Promise<ReturnType<typeof createServer>>((resolve) => {
      const server = createServer((near) => {
        const far = connect(target, '127.0.0.1')
        for (const [one, other] of [
          [near, far],
          [far, near],
        ] as const) {
          sockets.add(one)
          one.on('error', () => other.destroy())
          one.on('close', () => {
            sockets.delete(one)
            other.destroy()
          })
          one.pipe(other)
        }
      })
      server.listen(port, '127.0.0.1', () => resolve(server))
    })
  let server = await listen()
  const cut = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const socket of sockets) socket.destroy()
    await closed
  }
  const restore = async () => {
    server = await listen()
  }
  return { port, cut, restore, close: cut }
}
