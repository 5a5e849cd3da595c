import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isKnownMigration, migrate } from '../db/migrate.ts'
import { isOpenElsewhere } from '../db/node-sqlite.ts'
import { connect, type DatabasePlace, sqliteFile } from '../db/open.ts'
import type { Db } from '../db/schema.ts'
import {
  dropEverything,
  fillTable,
  goOnFrom,
  isConnectedElsewhere,
  listTables,
  type Row,
  withoutReferences,
} from '../db/table-copy.ts'
import { buildSearchIndex } from '../search/index-products.ts'
import { type ArchivedFile, type Manifest, openArchive } from './archive.ts'
import { writeBackup } from './write-backup.ts'

export type RestoreOptions = {
  archive: string
  place: DatabasePlace
  /** Over what is there, which is backed up before. */
  isForced: boolean
  backupFolder: string
  now: Date
}

const unfinishedFile = 'restoring.db'

/** Puts back what an archive holds, from either database into either. The database comes last, and whole or not at all. */
export async function restoreBackup({ archive, place, isForced, backupFolder, now }: RestoreOptions) {
  const { manifest, files, close } = await openArchive(archive)
  try {
    requireKnownSchema(manifest, archive)
    const isThere = await requireRoom(place, isForced)
    const before = isThere ? await writeBackup({ place, folder: backupFolder, now }) : undefined
    const dataFiles = files.filter(({ name }) => name.startsWith('files/'))
    for (const file of dataFiles) await writeFile(place.dataDir, file)
    await restoreDatabase(place, manifest, files)
    return { createdAt: manifest.createdAt, before: before?.path }
  } finally {
    close()
  }
}

function requireKnownSchema({ migrations }: Manifest, archive: string) {
  const unknown = migrations.find((name) => !isKnownMigration(name))
  if (unknown)
    throw new Error(`${archive} was made by a newer version of the site (it knows ${unknown}). Update first.`)
}

/** Nothing is overwritten by mistake, and never below a running site. Returns whether there is something to overwrite. */
async function requireRoom(place: DatabasePlace, isForced: boolean): Promise<boolean> {
  const names = await readdir(place.dataDir).catch(() => [])
  if (names.length > 0 && !isForced)
    throw new Error(
      `${place.dataDir} is not empty. Name an empty folder in DATA_DIR, or add --force to restore over it.`,
    )
  if (!place.databaseUrl && !existsSync(join(place.dataDir, sqliteFile))) return false
  if (!place.databaseUrl && isForced && isOpenElsewhere(join(place.dataDir, sqliteFile))) throw inUse()
  const db = connect(place)
  try {
    const isEmpty = (await listTables(db)).length === 0
    if (!isEmpty && !isForced)
      throw new Error(
        'The database is not empty. Name an empty one in DATABASE_URL, or add --force to restore over it.',
      )
    if (place.databaseUrl && (await isConnectedElsewhere(db))) throw inUse()
    return !isEmpty
  } finally {
    await db.destroy()
  }
}

function inUse() {
  return new Error('The database is in use. Stop the site first.')
}

async function writeFile(dataDir: string, { name, read }: ArchivedFile) {
  const path = join(dataDir, name.slice('files/'.length))
  await mkdir(dirname(path), { recursive: true })
  await pipeline(await read(), createWriteStream(path, { flush: true }))
}

async function restoreDatabase(place: DatabasePlace, manifest: Manifest, files: ArchivedFile[]) {
  if (place.databaseUrl) return fillDatabase(connect(place), manifest, files)
  await forgetSqlite(place.dataDir, unfinishedFile)
  await fillDatabase(connect({ ...place, file: unfinishedFile }), manifest, files)
  await forgetSqlite(place.dataDir, sqliteFile)
  await rename(join(place.dataDir, unfinishedFile), join(place.dataDir, sqliteFile))
}

/** In the schema that the rows are of, which is then brought to the newest as at any start. */
async function fillDatabase(db: Db, { migrations, numbers }: Manifest, files: ArchivedFile[]) {
  await db
    .transaction()
    .execute(async (trx) => {
      await dropEverything(trx)
      await migrate(trx, migrations.at(-1))
      await withoutReferences(trx, () => fillTables(trx, files))
      await goOnFrom(trx, numbers)
      await migrate(trx)
      await endSessions(trx)
      await buildSearchIndex(trx)
    })
    .finally(() => db.destroy())
}

/** One that ended since the backup was made must not come to life again, nor a link that was used. */
async function endSessions(trx: Db) {
  await trx.deleteFrom('staff_session').execute()
  await trx.deleteFrom('password_reset').execute()
}

async function fillTables(trx: Db, files: ArchivedFile[]) {
  for (const { name, read } of files) {
    const table = /^database\/(\w+)\.jsonl$/.exec(name)?.[1]
    if (table) await fillTable(trx, table, rowsIn(await read()))
  }
}

async function* rowsIn(content: AsyncIterable<Uint8Array>): AsyncGenerator<Row> {
  const decoder = new TextDecoder()
  let begun = ''
  for await (const part of content) {
    // Not node:readline, which also ends lines at characters that a text may hold.
    const [first = '', ...more] = decoder.decode(part, { stream: true }).split('\n')
    const lines = [begun + first, ...more]
    begun = lines.pop() ?? ''
    yield* lines.map((line) => JSON.parse(line))
  }
}

async function forgetSqlite(dataDir: string, file: string) {
  for (const end of ['', '-wal', '-shm', '-journal']) await rm(join(dataDir, file + end), { force: true })
}
