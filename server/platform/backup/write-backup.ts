import { createReadStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { inSnapshot } from '../db/dialect.ts'
import { connect, type DatabaseTarget } from '../db/open.ts'
import type { Db } from '../db/schema.ts'
import { listMigrations, listTables, readSequences, rowsOf } from '../db/table-copy.ts'
import { listOriginals, type MediaStorage, mediaKey } from '../media/storage/storage.ts'
import { type AddFile, mediaFolder, openArchive, writeArchive } from './archive.ts'
import { backupName, expiredBackups } from './backup-names.ts'
import { listDataFiles } from './data-files.ts'

export type BackupOptions = {
  target: DatabaseTarget
  media: MediaStorage
  folder: string
  now: Date
  /** Made by a timer, and deleted by age. */
  isScheduled?: boolean
}
export type Backup = {
  path: string
  bytes: number
  rows: number
  files: number
  /** URLs of media that are in the database, but not in the storage. */
  missing: string[]
}

/** Writes one dated archive from a consistent snapshot while the site runs, and verifies it. */
export async function writeBackup({ target, media, folder, now, isScheduled = false }: BackupOptions): Promise<Backup> {
  const path = join(folder, backupName(now, isScheduled))
  let rows = 0
  let files = 0
  let missing: string[] = []
  await writeArchive(path, async (add) => {
    const db = connect(target)
    const { urls, ...facts } = await inSnapshot(db, async (snapshot) => {
      rows = await addRows(snapshot, add)
      const media = await snapshot.selectFrom('media').select('url').orderBy('url').execute()
      const urls = media.map(({ url }) => url)
      return { urls, migrations: await listMigrations(snapshot), numbers: await readSequences(snapshot) }
    }).finally(() => db.destroy())
    const stored = await addMedia(media, add)
    missing = urls.filter((url) => !stored.has(mediaKey(url)))
    files = stored.size + (await addFiles(target.dataDir, folder, add))
    return { createdAt: now.toISOString(), ...facts }
  })
  const archive = await openArchive(path)
  archive.close()
  return { path, bytes: (await stat(path)).size, rows, files, missing }
}

/** Deletes scheduled archives from before that time; returns how many. */
export async function deleteExpiredBackups(folder: string, before: Date) {
  const expired = expiredBackups(await readdir(folder), before)
  for (const name of expired) await rm(join(folder, name))
  return expired.length
}

async function addRows(db: Db, add: AddFile) {
  let count = 0
  for (const table of await listTables(db)) {
    async function* lines() {
      for await (const row of rowsOf(db, table)) {
        count += 1
        yield Buffer.from(`${JSON.stringify(row)}\n`)
      }
    }
    await add(`database/${table}.jsonl`, lines(), true)
  }
  return count
}

/** Returns the keys. After the rows: a media file is written before its row, so no file that a row references is missed. */
async function addMedia(media: MediaStorage, add: AddFile) {
  const added = new Set<string>()
  for (const key of await listOriginals(media)) {
    const file = await media.find(key)
    if (!file) continue
    // Pictures and videos are already compressed.
    await add(`${mediaFolder}${key}`, await file.read(), false)
    added.add(key)
  }
  return added
}

async function addFiles(dataDir: string, backupFolder: string, add: AddFile) {
  const paths = await listDataFiles(dataDir, backupFolder)
  for (const path of paths) await add(`files/${path}`, createReadStream(join(dataDir, path)), true)
  return paths.length
}
