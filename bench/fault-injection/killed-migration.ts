import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { startArguments } from '../../ops/start-command.ts'
import { openDatabase } from '../../server/database.ts'
import { checkIntegrity } from '../../server/platform/db/dialect.ts'
import type { DatabaseTarget } from '../../server/platform/db/open.ts'
import { startPostgres } from '../../server/testing/processes/postgres-server.ts'
import { pause, startSite } from '../processes/site-process.ts'
import type { FaultTest, Finding } from './finding.ts'
import { withTemporaryFolder } from './temporary-site.ts'

/** The first start, which migrates and seeds, is killed at various times and started again. */
export const killedMigration: FaultTest = async ({ isShort }) => {
  const kills = isShort ? 4 : 25
  const postgres = await startPostgres()
  try {
    return await withTemporaryFolder(async (folder) => {
      const findings: Finding[] = []
      for (const name of ['SQLite', 'PostgreSQL']) {
        const dataDir = await mkdtemp(join(folder, 'first-'))
        const databaseUrl = name === 'PostgreSQL' ? await postgres.createDatabase('first') : undefined
        findings.push(await injectFault(name, { dataDir, databaseUrl }, kills))
      }
      return findings
    })
  } finally {
    await postgres.stop()
  }
}

async function injectFault(name: string, target: DatabaseTarget, kills: number): Promise<Finding> {
  const environment = { DATA_DIR: target.dataDir, DATABASE_URL: target.databaseUrl ?? '' }
  for (let kill = 1; kill <= kills; kill += 1) {
    const child = spawn(process.execPath, startArguments, {
      cwd: target.dataDir,
      env: { ...process.env, ...environment, LOG_LEVEL: 'silent', HOST: '127.0.0.1', PORT: '0' },
      stdio: 'ignore',
    })
    await pause((2500 * kill) / kills)
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  const site = await startSite(environment)
  const page = (await fetch(`${site.address}/products/bay-window`)).status
  await site.end('SIGTERM')
  const db = await openDatabase(target)
  const products = (await db.selectFrom('product').select('id').execute()).length
  const administrators = (await db.selectFrom('staff').select('id').execute()).length
  const integrity = await checkIntegrity(db)
  await db.destroy()
  return {
    fault: `a migration killed, on ${name}`,
    how: `the first start is killed ${kills} times, each time later, then left to finish`,
    expected: 'the next start completes: a page 200, all products once, one administrator',
    measured: `page ${page}, ${products} products, ${administrators} administrator, integrity ${integrity}`,
    isGood: page === 200 && products >= 70 && administrators === 1 && integrity === 'ok',
  }
}
