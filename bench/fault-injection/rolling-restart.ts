import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from '@house/contract/client'
import { openDatabase } from '../../server/database.ts'
import { startPostgres } from '../../server/testing/processes/postgres-server.ts'
import { startS3Server } from '../../server/testing/s3-server.ts'
import { makeEnquiries, send } from '../load/enquiry-load.ts'
import { read } from '../load/page-load.ts'
import { installedProxies } from '../processes/proxies.ts'
import { pause, portOf, type SiteProcess, startSite } from '../processes/site-process.ts'
import { type FaultTest, type Finding, skipped } from './finding.ts'
import { withTemporaryFolder } from './temporary-site.ts'

const stopDelaySeconds = 3
const proxyNoticesMs = 2500

/** Two instances on one PostgreSQL and one S3 bucket are restarted one after the other behind a proxy: no request fails. */
export const rollingRestart: FaultTest = async ({ isShort }) => {
  const proxies = installedProxies()
  if (proxies.length === 0)
    return skipped('a rolling restart', 'two instances behind a proxy', 'neither nginx nor Caddy is installed')
  const [postgres, s3] = [await startPostgres(), await startS3Server()]
  try {
    return await withTemporaryFolder(async (folder) => {
      const databaseUrl = await postgres.createDatabase('rolling')
      const environment = {
        DATA_DIR: folder,
        DATABASE_URL: databaseUrl,
        ...s3.env,
        TRUST_PROXY: '1',
        STOP_DELAY_SECONDS: String(stopDelaySeconds),
        ENQUIRY_LIMIT_PER_MINUTE: '0',
      }
      const instances = [await startSite(environment), await startSite(environment)]
      const findings: Finding[] = []
      for (const [name, start] of proxies) {
        const proxy = await start(await mkdtemp(join(folder, name)), instances.map(portOf))
        findings.push(
          await restartInTurn(name, proxy.address, instances, environment, isShort ? 1 : 5).finally(proxy.stop),
        )
      }
      for (const instance of instances) await instance.end('SIGTERM')
      return findings
    })
  } finally {
    await postgres.stop()
    await s3.stop()
  }
}

async function restartInTurn(
  name: string,
  address: string,
  instances: SiteProcess[],
  environment: Record<string, string>,
  rounds: number,
): Promise<Finding> {
  const target = { dataDir: environment.DATA_DIR ?? '', databaseUrl: environment.DATABASE_URL }
  const posts = await makeEnquiries(target, 4000, () => ({ customer_name: `Through ${name}` }))
  const failures: Record<string, number> = {}
  let isOver = false
  let pagesRead = 0
  let acknowledged = 0
  const paths = ['/about-us', await findPicture(address), '/api/category', '/api/category', '/api/category']
  const fail = (what: string) => {
    failures[what] = (failures[what] ?? 0) + 1
  }
  const readers = Array.from({ length: 4 }, async () => {
    for (; !isOver; pagesRead += 1) {
      const { status } = await read(address, paths[pagesRead % paths.length] ?? '/')
      if (status !== 200) fail(`a page ${status}`)
    }
  })
  const senders = Array.from({ length: 2 }, async () => {
    while (!isOver) {
      const post = posts.pop()
      if (!post) return
      const answer = await send(address, post).catch(() => ({ status: 0 }))
      if (answer.status === 200) acknowledged += 1
      else fail(`an enquiry ${answer.status}`)
      await pause(20)
    }
  })
  for (let round = 0; round < rounds; round += 1)
    for (const [at, instance] of instances.entries()) {
      await instance.end('SIGTERM')
      instances[at] = await startSite(environment, portOf(instance))
      await pause(proxyNoticesMs)
    }
  isOver = true
  await Promise.all([...readers, ...senders])
  const db = await openDatabase(target)
  const stored = await db.selectFrom('enquiry').select('id').where('customer_name', '=', `Through ${name}`).execute()
  await db.destroy()
  return {
    fault: `a rolling restart behind ${name}`,
    how: `two instances on one PostgreSQL and one S3 bucket, each restarted ${rounds} times with 4 readers and 2 senders of enquiries`,
    expected: 'not one request fails; every acknowledged enquiry is stored once',
    measured: `${pagesRead} pages, ${acknowledged} enquiries, stored ${stored.length}, failed: ${JSON.stringify(failures)}`,
    isGood: Object.keys(failures).length === 0 && stored.length === acknowledged,
  }
}

async function findPicture(address: string) {
  const category = await createClient((path, init) => fetch(address + path, init)).category()
  if (category.success !== '1') throw new Error('the categories cannot be read')
  return category.data[0]?.image ?? ''
}
