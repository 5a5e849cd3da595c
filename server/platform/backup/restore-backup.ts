import { createWriteStream, existsSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { foundationOf, type Migrations, migrate } from '../db/migrate.ts'
import { isOpenElsewhere } from '../db/node-sqlite.ts'
import { connect, type DatabaseTarget, sqliteFile } from '../db/open.ts'
import type { Db } from '../db/schema.ts'
import {
  dropAllTables,
  fillTable,
  isConnectedElsewhere,
  listTables,
  type Row,
  restoreSequences,
  withDeferredForeignKeys,
} from '../db/table-copy.ts'
import {
  countPositionsFromOne,
  isFormerMigration,
  isVersion02,
  presentTable,
  withPresentColumns,
} from '../db/version-0.2.ts'
import type { MediaStorage } from '../media/storage/storage.ts'
import { createFolder } from '../process/create-folder.ts'
import { type ArchivedFile, type Manifest, mediaFolder, openArchive } from './archive.ts'
import { recordBackupSuccess } from './backup-status.ts'
import { writeBackup } from './write-backup.ts'

export type RestoreOptions = {
  archive: string
  /** Of this version. */
  migrations: Migrations
  target: DatabaseTarget
  media: MediaStorage
  /** Overwrites existing data, after backing it up. */
  isForced: boolean
  backupFolder: string
  now: Date
}

const temporaryFile = 'restoring.db'

/** Restores an archive of either database into either. The database comes last, atomically. */
export async function restoreBackup({
  archive,
  migrations,
  target,
  media,
  isForced,
  backupFolder,
  now,
}: RestoreOptions) {
  const { manifest, files, close } = await openArchive(archive)
  try {
    requireKnownSchema(manifest, migrations, archive)
    const hasData = await requireReplaceable(target, isForced)
    const before = hasData ? await writeBackup({ target, media, folder: backupFolder, now }) : undefined
    const dataFiles = files.filter(({ name }) => name.startsWith('files/'))
    for (const file of dataFiles) await restoreFile(file, target.dataDir, media)
    await restoreDatabase(target, migrations, manifest, files)
    return { createdAt: manifest.createdAt, before: before?.path }
  } finally {
    close()
  }
}

function requireKnownSchema(manifest: Manifest, migrations: Migrations, archive: string) {
  if (isVersion02(manifest.migrations)) return
  if (manifest.migrations.some(isFormerMigration))
    throw new Error(
      `${archive} was made by a version before 0.2. Restore it with version 0.2, start that once, and restore a backup of it here.`,
    )
  const unknown = manifest.migrations.find((name) => !Object.hasOwn(migrations, name))
  if (unknown)
    throw new Error(`${archive} was made by a newer version of the site (it knows ${unknown}). Update first.`)
}

/** Refuses to overwrite data unless forced, and always while the site runs. Returns whether there is data to overwrite. */
export async function requireReplaceable(target: DatabaseTarget, isForced: boolean): Promise<boolean> {
  const names = await readdir(target.dataDir).catch(() => [])
  if (names.length > 0 && !isForced)
    throw new Error(
      `${target.dataDir} is not empty. Name an empty folder in DATA_DIR, or add --force to restore over it.`,
    )
  if (!target.databaseUrl && !existsSync(join(target.dataDir, sqliteFile))) return false
  if (!target.databaseUrl && isForced && isOpenElsewhere(join(target.dataDir, sqliteFile))) throw databaseInUseError()
  const db = connect(target)
  try {
    const isEmpty = (await listTables(db)).length === 0
    if (!isEmpty && !isForced)
      throw new Error(
        'The database is not empty. Name an empty one in DATABASE_URL, or add --force to restore over it.',
      )
    if (target.databaseUrl && (await isConnectedElsewhere(db))) throw databaseInUseError()
    return !isEmpty
  } finally {
    await db.destroy()
  }
}

function databaseInUseError() {
  return new Error('The database is in use. Stop the site first.')
}

async function restoreFile({ name, read }: ArchivedFile, dataDir: string, media: MediaStorage) {
  if (name.startsWith(mediaFolder)) return media.write(name.slice(mediaFolder.length), await buffer(await read()))
  const path = join(dataDir, name.slice('files/'.length))
  createFolder(dirname(path), 'DATA_DIR')
  await pipeline(await read(), createWriteStream(path, { flush: true }))
}

async function restoreDatabase(
  target: DatabaseTarget,
  migrations: Migrations,
  manifest: Manifest,
  files: ArchivedFile[],
) {
  if (target.databaseUrl) return fillDatabase(connect(target), migrations, manifest, files)
  await deleteSqlite(target.dataDir, temporaryFile)
  await fillDatabase(connect({ ...target, file: temporaryFile }), migrations, manifest, files)
  await deleteSqlite(target.dataDir, sqliteFile)
  await rename(join(target.dataDir, temporaryFile), join(target.dataDir, sqliteFile))
}

/** Loads the rows into the schema they were dumped from, then migrates to the latest. */
async function fillDatabase(
  db: Db,
  migrations: Migrations,
  { createdAt, migrations: applied, numbers }: Manifest,
  files: ArchivedFile[],
) {
  await db
    .transaction()
    .execute(async (trx) => {
      await dropAllTables(trx)
      const isFormer = isVersion02(applied)
      await migrate(trx, migrations, isFormer ? foundationOf(migrations).at(-1) : applied.at(-1))
      await withDeferredForeignKeys(trx, () => fillTables(trx, files, isFormer))
      await restoreSequences(trx, numbers)
      if (isFormer) await countPositionsFromOne(trx)
      await migrate(trx, migrations)
      await endSessions(trx)
      await resetProblems(trx, createdAt)
    })
    .finally(() => db.destroy())
}

/** A session that ended or a reset link that was used since the backup must not become valid again. */
async function endSessions(trx: Db) {
  await trx.deleteFrom('staff_session').execute()
  await trx.deleteFrom('password_reset').execute()
}

/** The archive says how the backup before it went. The restored site has a good one: the archive. */
async function resetProblems(trx: Db, createdAt: string) {
  await recordBackupSuccess(trx, new Date(createdAt))
  await trx.deleteFrom('problem_mail').execute()
}

async function fillTables(trx: Db, files: ArchivedFile[], isFormer: boolean) {
  for (const { name, read } of files) {
    const archived = /^database\/(\w+)\.jsonl$/.exec(name)?.[1] ?? ''
    const table = isFormer ? presentTable(archived) : archived
    if (!table) continue
    const rows = rowsIn(await read())
    await fillTable(trx, table, isFormer ? renamed(table, rows) : rows)
  }
}

async function* renamed(table: string, rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  for await (const row of rows) yield withPresentColumns(table, row)
}

async function* rowsIn(content: AsyncIterable<Uint8Array>): AsyncGenerator<Row> {
  const decoder = new TextDecoder()
  let partialLine = ''
  for await (const part of content) {
    // Not node:readline: it also splits at U+2028 and U+2029, which texts may contain.
    const [first = '', ...more] = decoder.decode(part, { stream: true }).split('\n')
    const lines = [partialLine + first, ...more]
    partialLine = lines.pop() ?? ''
    yield* lines.map((line) => JSON.parse(line))
  }
}

export async function deleteSqlite(dataDir: string, file: string) {
  for (const end of ['', '-wal', '-shm', '-journal']) await rm(join(dataDir, file + end), { force: true })
}
