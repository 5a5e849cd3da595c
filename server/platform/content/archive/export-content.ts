import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import yazl from 'yazl'
import { recordAudit } from '../../audit/audit-log.ts'
import { anyTable, inSnapshot } from '../../db/dialect.ts'
import type { Db } from '../../db/schema.ts'
import { RequestError } from '../../http/errors.ts'
import { type MediaStorage, mediaKey } from '../../media/storage/storage.ts'
import type { Author } from '../../staff-api/permissions.ts'
import { archiveFormat, type Manifest, manifestName, mediaFile, tableFile } from './archive-format.ts'
import type { ArchivedRow, ArchivedTable } from './archived-tables.ts'

const batchSize = 500

/** Streams all content as a zip file: tables as newline-delimited JSON, and all media. */
export async function exportContent(
  db: Db,
  media: MediaStorage,
  { tables, schema }: { tables: ArchivedTable[]; schema: string },
  author: Author,
): Promise<Readable> {
  const folder = await mkdtemp(join(tmpdir(), 'house-archive-'))
  try {
    // Tables are written to disk in one snapshot, so that a slow download holds no transaction open.
    const counts = await inSnapshot(db, (trx) => writeTables(trx, tables, folder))
    const urls = await listMedia(db, media)
    const manifest = await createManifest(db, schema, counts, author.now)
    await writeFile(join(folder, manifestName), JSON.stringify(manifest, null, 2))
    await recordAudit(db, { action: 'export', entity: 'content', entity_id: '', after: counts }, author)
    return createZip(folder, tables, media, urls)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

async function writeTables(trx: Db, tables: ArchivedTable[], folder: string) {
  const counts: Record<string, number> = {}
  for (const table of tables) {
    counts[table.name] = 0
    const lines = async function* () {
      for await (const rows of readTable(trx, table)) {
        counts[table.name] = (counts[table.name] ?? 0) + rows.length
        yield rows.map((row) => `${JSON.stringify(toExportedRow(row, table.excluded))}\n`).join('')
      }
    }
    await pipeline(Readable.from(lines()), createWriteStream(join(folder, `${table.name}.ndjson`)))
  }
  return counts
}

/** Rows by key, in the same order on SQLite and PostgreSQL. */
async function* readTable(trx: Db, { name, key }: ArchivedTable): AsyncGenerator<ArchivedRow[]> {
  const query = anyTable(trx).selectFrom(name).selectAll()
  if (key.length > 1 || key[0] !== 'id') {
    const keyOf = (row: ArchivedRow) => JSON.stringify(key.map((column) => row[column]))
    const rows: ArchivedRow[] = await query.execute()
    yield rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
    return
  }
  for (let last = 0; ; ) {
    const rows: ArchivedRow[] = await query.where('id', '>', last).orderBy('id').limit(batchSize).execute()
    if (rows.length === 0) return
    yield rows
    last = Number(rows.at(-1)?.id)
  }
}

/** The columns in a fixed order. */
function toExportedRow(row: ArchivedRow, excluded: string[] = []) {
  const columns = Object.entries(row).filter(([column]) => !excluded.includes(column))
  return Object.fromEntries(columns.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

async function listMedia(db: Db, media: MediaStorage) {
  const rows = await db.selectFrom('media').select('url').orderBy('id').execute()
  const urls = rows.map(({ url }) => url)
  const existing = new Set(await media.list(''))
  const missing = urls.filter((url) => !existing.has(mediaKey(url)))
  if (missing.length > 0)
    throw new RequestError(`${missing.length} files of the media library do not exist: ${missing[0]}`, 409)
  return urls
}

async function createManifest(db: Db, schema: string, tables: Record<string, number>, now: Date): Promise<Manifest> {
  const settings = await db.selectFrom('settings').select('document').executeTakeFirst()
  if (!settings) throw new RequestError('There is no content to export yet.', 409)
  const { company_name: company } = JSON.parse(settings.document)
  return { ...archiveFormat, schema, exported_at: now.toISOString(), company, tables }
}

function createZip(folder: string, tables: ArchivedTable[], media: MediaStorage, urls: string[]): Readable {
  const zip = new yazl.ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error) => output.destroy(error))
  output.once('close', () => rm(folder, { recursive: true, force: true }))
  zip.addFile(join(folder, manifestName), manifestName)
  for (const { name } of tables) zip.addFile(join(folder, `${name}.ndjson`), tableFile(name))
  // Pictures and videos are already compressed.
  for (const url of urls)
    zip.addReadStreamLazy(mediaFile(url), { compress: false }, (callback) => {
      void readStream(media, mediaKey(url)).then(
        (stream) => {
          stream.once('error', (error) => output.destroy(error))
          // A cancelled download must not leave the file open.
          if (output.destroyed) stream.destroy()
          output.once('close', () => stream.destroy())
          callback(null, stream)
        },
        (error) => output.destroy(error),
      )
    })
  zip.end()
  return output
}

async function readStream(media: MediaStorage, key: string) {
  const file = await media.find(key)
  if (!file) throw new Error(`${key} does not exist`)
  return file.read()
}
