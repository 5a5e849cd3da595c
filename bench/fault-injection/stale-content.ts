import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sqliteFile } from '../../server/platform/db/open.ts'
import { pause } from '../processes/site-process.ts'
import type { FaultTest } from './finding.ts'
import { withSite } from './temporary-site.ts'

const title = 'Published while the query fails'
const page = '/upvc-door-and-window'
const pathsWithTitle = [page, '/upvc-door-and-window/', '/api/category']
/** Longer than instances take to see a new content version. */
const noticedMs = 1000

/** The query behind a page fails while content changes: what is stale says so, and is replaced when the query works again. */
export const staleContent: FaultTest = async () =>
  withSite(async (site, dataDir) => {
    const get = async (path: string) => {
      const response = await fetch(site.address + path)
      const isCurrent = (await response.text()).includes(title)
      return { status: response.status, isCurrent, isMarked: response.headers.get('cache-status') !== null }
    }
    const getAll = () => Promise.all(pathsWithTitle.map(get))
    await getAll()
    const other = new DatabaseSync(join(dataDir, sqliteFile), { timeout: 10_000 })
    other.exec(`update category set title = '${title}' where slug = 'upvc-door-and-window'`)
    other.exec('alter table category rename to category_away')
    other.exec('update content_version set version = version + 1')
    await pause(noticedMs)
    const meanwhile = await getAll()
    other.exec('alter table category_away rename to category')
    other.close()
    const after = await getAll()
    return [
      {
        fault: 'a query that fails during a content change',
        how: 'the table of categories is renamed for a second while a category gets another title',
        expected: 'meanwhile the previous title with 200 and a Cache-Status header, then the new one everywhere',
        measured: `meanwhile ${meanwhile.map(({ status }) => status)}, ${meanwhile.filter(({ isMarked }) => isMarked).length} of ${meanwhile.length} marked; then ${after.filter(({ isCurrent }) => isCurrent).length} of ${after.length} current`,
        isGood:
          meanwhile.every(({ status, isMarked, isCurrent }) => status === 200 && isMarked && !isCurrent) &&
          after.every(({ status, isMarked, isCurrent }) => status === 200 && !isMarked && isCurrent),
      },
    ]
  })
