import { buffer } from 'node:stream/consumers'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { formerTable, isFormerMigration, presentTable, withPresentColumns } from '../../db/version-0.2.ts'
import { RequestError } from '../../http/errors.ts'
import {
  archiveFormat,
  archiveLimits,
  type Manifest,
  manifestName,
  manifestSchema,
  mediaFilePattern,
  tableFile,
} from './archive-format.ts'
import type { ArchivedRow, ArchivedTable } from './archived-tables.ts'

export type Archive = {
  manifest: Manifest
  /** URLs of all media files. */
  media: string[]
  readMedia: (url: string) => Promise<Buffer>
  /** The rows of a table, in batches. */
  rowsOf: (table: string) => AsyncGenerator<ArchivedRow[]>
  close: () => void
}

type ArchivedFormat = { tables: ArchivedTable[]; schema: string }

const batchSize = 500

/** Opens an archive and validates its entries and manifest, before anything else is unpacked. */
export async function openArchive(file: string, { tables, schema }: ArchivedFormat): Promise<Archive> {
  const zip = await yauzl
    .openPromise(file, { lazyEntries: true, autoClose: false, strictFileNames: true })
    .catch(rejectDamaged)
  try {
    const entries = await listEntries(zip, tables)
    const manifest = await readManifest(zip, entries, { tables, schema })
    return {
      manifest,
      media: [...entries.keys()].filter((name) => name.startsWith('media/')).map((name) => `/${name}`),
      readMedia: (url) => readEntry(zip, entries.get(url.slice(1)), url),
      rowsOf: (table) =>
        isFormerMigration(manifest.schema)
          ? readFormerRows(zip, entries, table)
          : readRows(zip, entries.get(tableFile(table)), table),
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

/** Accepts only entry names that an export writes, each once: no path traversal. */
async function listEntries(zip: ZipFile, tables: ArchivedTable[]): Promise<Map<string, Entry>> {
  if (zip.entryCount > archiveLimits.entries) throw new RequestError('The archive holds too many files.', 413)
  const tableFiles = tables.flatMap(({ name }) => [tableFile(name), tableFile(formerTable(name))])
  const entries = new Map<string, Entry>()
  let unpacked = 0
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName, uncompressedSize } = entry
      const isMedia = mediaFilePattern.test(fileName)
      if (fileName !== manifestName && !tableFiles.includes(fileName) && !isMedia) throw unknownFileError(fileName)
      if (entries.has(fileName)) throw new RequestError(`The archive holds ${fileName} twice.`)
      if (entry.isEncrypted() || !entry.canDecodeFileData()) throw new RequestError(`${fileName} cannot be unpacked.`)
      unpacked += uncompressedSize
      if (unpacked > archiveLimits.unpackedBytes || (isMedia && uncompressedSize > archiveLimits.mediaBytes))
        throw new RequestError(`${fileName} is too large.`, 413)
      entries.set(fileName, entry)
    }
  } catch (error) {
    if (error instanceof RequestError) throw error
    rejectDamaged(error)
  }
  return entries
}

async function readManifest(zip: ZipFile, entries: Map<string, Entry>, { tables, schema }: ArchivedFormat) {
  const entry = entries.get(manifestName)
  if (!entry || entry.uncompressedSize > archiveLimits.manifestBytes) throw notAnArchiveError()
  const { success, data } = manifestSchema.safeParse(parseJson((await readEntry(zip, entry, manifestName)).toString()))
  if (!success) throw notAnArchiveError()
  const manifest = isFormerMigration(data.schema) ? { ...data, tables: withPresentTables(data.tables) } : data
  if (manifest.version > archiveFormat.version || manifest.schema > schema)
    throw new RequestError('The archive comes from a newer version of this program. Update this one first.')
  const unknown = Object.keys(manifest.tables).find((name) => !tables.some((table) => table.name === name))
  if (unknown !== undefined) throw unknownFileError(tableFile(unknown))
  return manifest
}

function withPresentTables(tables: Manifest['tables']) {
  return Object.fromEntries(Object.entries(tables).map(([name, count]) => [presentTable(name) ?? name, count]))
}

/** yauzl fails when an entry is larger than declared. */
async function readEntry(zip: ZipFile, entry: Entry | undefined, name: string): Promise<Buffer> {
  if (!entry) throw new RequestError(`${name} is missing in the archive.`)
  return buffer(await zip.openReadStreamPromise(entry)).catch(rejectDamaged)
}

/** Of an archive of version 0.2. */
async function* readFormerRows(zip: ZipFile, entries: Map<string, Entry>, table: string) {
  for await (const rows of readRows(zip, entries.get(tableFile(formerTable(table))), formerTable(table)))
    yield rows.map((row) => withPresentColumns(table, row))
}

async function* readRows(zip: ZipFile, entry: Entry | undefined, table: string): AsyncGenerator<ArchivedRow[]> {
  if (!entry) return
  let rows: ArchivedRow[] = []
  let line = 0
  for await (const text of linesOf(zip, entry)) {
    line += 1
    const row = parseJson(text)
    if (typeof row !== 'object' || row === null || Array.isArray(row))
      throw new RequestError(`${tableFile(table)}, line ${line} is not a record.`)
    rows.push(row as ArchivedRow)
    if (rows.length < batchSize) continue
    yield rows
    rows = []
  }
  if (rows.length > 0) yield rows
}

async function* linesOf(zip: ZipFile, entry: Entry) {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      if (rest.length > archiveLimits.rowCharacters)
        throw new RequestError(`${entry.fileName} has a line that is too long.`)
      yield* lines
    }
  } catch (error) {
    if (error instanceof RequestError) throw error
    rejectDamaged(error)
  }
  if (rest !== '') yield rest
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function rejectDamaged(error: unknown): never {
  // A system error, such as a full disk, says nothing about the archive.
  if (error instanceof Error && 'code' in error && /^E[A-Z]+$/.test(String(error.code))) throw error
  throw notAnArchiveError()
}

function notAnArchiveError() {
  return new RequestError('The file is not an archive of a site, or it is damaged.')
}

function unknownFileError(name: string) {
  return new RequestError(`The archive holds ${JSON.stringify(name.slice(0, 100))}, which does not belong there.`)
}
