import { createReadStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { inSnapshot } from '../db/dialect.ts'
import { connect, type DatabasePlace } from '../db/open.ts'
import type { Db } from '../db/schema.ts'
import { listMigrations, listTables, numbersOf, rowsOf } from '../db/table-copy.ts'
import { searchTables } from '../search/index-products.ts'
import { type Add, openArchive, writeArchive } from './archive.ts'
import { listDataFiles } from './data-files.ts'

export type BackupOptions = { place: DatabasePlace; folder: string; now: Date }
export type Backup = { path: string; bytes: number; rows: number; files: number }

/** Everything as of this moment, in one dated archive that was read back; the site may go on meanwhile. */
export async function writeBackup({ place, folder, now }: BackupOptions): Promise<Backup> {
  const path = join(folder, `house-${now.toISOString().replace(/[:.]/g, '-')}.zip`)
  let rows = 0
  let files = 0
  await writeArchive(path, async (add) => {
    const db = connect(place)
    const facts = await inSnapshot(db, async (snapshot) => {
      rows = await addRows(snapshot, add)
      return { migrations: await listMigrations(snapshot), numbers: await numbersOf(snapshot) }
    }).finally(() => db.destroy())
    files = await addFiles(place.dataDir, folder, add)
    return { createdAt: now.toISOString(), ...facts }
  })
  const archive = await openArchive(path)
  archive.close()
  return { path, bytes: (await stat(path)).size, rows, files }
}

/** Deletes all but the newest archives; returns how many. */
export async function forgetOldBackups(folder: string, keep: number) {
  const names = (await readdir(folder)).filter((name) => /^house-[\dT-]+Z\.zip$/.test(name)).sort()
  const old = names.slice(0, Math.max(0, names.length - keep))
  for (const name of old) await rm(join(folder, name))
  return old.length
}

async function addRows(db: Db, add: Add) {
  let count = 0
  const tables = (await listTables(db)).filter((table) => !searchTables.includes(table))
  for (const table of tables) {
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

/** After the rows: a picture's file is there before its row is, so none that a row names is missed. */
async function addFiles(dataDir: string, backupFolder: string, add: Add) {
  const paths = await listDataFiles(dataDir, backupFolder)
  for (const path of paths)
    await add(`files/${path}`, createReadStream(join(dataDir, path)), !path.startsWith('media/'))
  return paths.length
}
