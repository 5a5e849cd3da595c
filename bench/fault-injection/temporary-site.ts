import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SiteProcess, startSite } from '../processes/site-process.ts'

export async function withTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'house-fault-'))
  return work(folder).finally(() => rm(folder, { recursive: true, force: true }))
}

/** A site on SQLite in a temporary folder. */
export async function withSite<T>(
  work: (site: SiteProcess, dataDir: string) => Promise<T>,
  variables: Record<string, string> = {},
): Promise<T> {
  return withTemporaryFolder(async (dataDir) => {
    const site = await startSite({ DATA_DIR: dataDir, DATABASE_URL: '', ENQUIRY_LIMIT_PER_MINUTE: '0', ...variables })
    return work(site, dataDir).finally(() => site.end('SIGTERM'))
  })
}
