import { join } from 'node:path'
import { openDatabase } from '../../server/database.ts'
import { migrations } from '../../server/features.ts'
import { restoreBackup } from '../../server/platform/backup/restore-backup.ts'
import { writeBackup } from '../../server/platform/backup/write-backup.ts'
import { folderStorage } from '../../server/platform/media/storage/folder-storage.ts'
import { makeEnquiries, send, withConcurrency } from '../load/enquiry-load.ts'
import { startSite } from '../processes/site-process.ts'
import { type FaultTest, rounded } from './finding.ts'
import { withSite } from './temporary-site.ts'

/** The machine is lost; there is a backup. */
export const restore: FaultTest = async ({ isShort }) =>
  withSite(async (site, dataDir) => {
    const count = isShort ? 200 : 5000
    const posts = await makeEnquiries({ dataDir }, count)
    await withConcurrency(posts.splice(0, count / 2), 8, async (post) => void (await send(site.address, post)))
    const sending = withConcurrency(posts, 8, async (post) => void (await send(site.address, post)))
    const backups = join(dataDir, 'backups')
    let start = performance.now()
    const backup = await writeBackup({ target: { dataDir }, media: mediaOf(dataDir), folder: backups, now: new Date() })
    const backedUpMs = performance.now() - start
    await sending
    const target = { dataDir: join(dataDir, 'elsewhere') }
    start = performance.now()
    await restoreBackup({
      migrations,
      archive: backup.path,
      target,
      media: mediaOf(target.dataDir),
      isForced: false,
      backupFolder: backups,
      now: new Date(),
    })
    const restoredMs = performance.now() - start
    const db = await openDatabase(target)
    const enquiries = await db.selectFrom('enquiry').select('id').execute()
    const queued = new Set((await db.selectFrom('outbox').select('enquiry_id').execute()).map((row) => row.enquiry_id))
    await db.destroy()
    const bare = enquiries.filter(({ id }) => !queued.has(id)).length
    const restored = await startSite({ DATA_DIR: target.dataDir, DATABASE_URL: '' })
    const page = (await fetch(`${restored.address}/products/bay-window`)).status
    await restored.end('SIGTERM')
    return [
      {
        fault: 'machine lost',
        how: 'a backup while enquiries come in, restored into an empty folder and started',
        expected: `at least the ${count / 2} enquiries from before the backup, each with its deliveries; a page 200`,
        measured: `${enquiries.length} enquiries, ${bare} without deliveries, page ${page}; ${rounded(backup.bytes / 2 ** 20)} MB, written and read back in ${Math.round(backedUpMs)} ms, restored in ${Math.round(restoredMs)} ms`,
        isGood: enquiries.length >= count / 2 && bare === 0 && page === 200,
      },
    ]
  })

function mediaOf(dataDir: string) {
  return folderStorage(join(dataDir, 'media'))
}
