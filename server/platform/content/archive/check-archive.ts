import { parseMediaUrl } from '@house/contract/urls'
import type { Db } from '../../db/schema.ts'
import { RequestError } from '../../http/errors.ts'
import { isPdf } from '../../media/documents.ts'
import { hashOf } from '../../media/queries.ts'
import { isSafeSvg } from '../../media/sanitise-svg.ts'
import { measurePicture } from '../../media/tasks.ts'
import { formatOf, isVideoFormat } from '../../media/uploads.ts'
import { runTask } from '../../workers/run-task.ts'
import { tableFile } from './archive-format.ts'
import type { ArchivedRow, ArchivedTable } from './archived-tables.ts'
import { readColumnChecks } from './check-columns.ts'
import type { Archive } from './open-archive.ts'

type Keys = Map<string, Set<unknown>>
type Files = Set<unknown>

/** Validates every row and every file before the import writes anything. */
export async function checkArchive(db: Db, archive: Archive, tables: ArchivedTable[]) {
  const columnChecks = await readColumnChecks(db, tables)
  const keys: Keys = new Map()
  const files: Files = new Set(archive.media)
  for (const table of tables) {
    const known = new Set<unknown>()
    keys.set(table.name, known)
    let line = 0
    for await (const rows of archive.rowsOf(table.name))
      for (const row of rows) {
        line += 1
        withLocation(table.name, line, () => {
          columnChecks.get(table.name)?.(row)
          table.check?.(row)
          requireNewKey(table, row, known)
          requireReferences(table, row, keys)
          for (const { field, url } of table.mediaOf?.(row) ?? []) requireFile(files, field, url)
        })
      }
    if (line !== (archive.manifest.tables[table.name] ?? 0))
      throw new RequestError(`${tableFile(table.name)} does not have as many records as the archive says.`)
    if (table.single && known.size !== 1) throw new RequestError(table.single)
  }
  if (keys.get('media')?.size !== files.size)
    throw new RequestError('The archive contains files that are not listed in it.')
  await checkMedia(archive)
}

/** Adds file and line to the message of an error. */
function withLocation(table: string, line: number, check: () => void) {
  try {
    check()
  } catch (error) {
    if (error instanceof RequestError) throw new RequestError(`${tableFile(table)}, line ${line}: ${error.message}.`)
    throw error
  }
}

function requireNewKey({ key }: ArchivedTable, row: ArchivedRow, known: Set<unknown>) {
  const ownKey = key.length === 1 ? row[key[0] ?? ''] : JSON.stringify(key.map((column) => row[column]))
  if (known.has(ownKey)) throw new RequestError('this record already exists')
  known.add(ownKey)
}

function requireReferences({ references = {} }: ArchivedTable, row: ArchivedRow, keys: Keys) {
  for (const [column, table] of Object.entries(references))
    if (row[column] !== null && !keys.get(table)?.has(row[column]))
      throw new RequestError(`${column} refers to a record that does not exist`)
}

function requireFile(files: Files, field: string, url: unknown) {
  if (url !== '' && !files.has(url)) throw new RequestError(`${field} names a file that is not in the archive`)
}

/** The URL of a file must match the hash and the type of its content. Files are stored unchanged. */
async function checkMedia(archive: Archive) {
  for (const url of archive.media) {
    const bytes = await archive.readMedia(url)
    const { hash, file } = parseMediaUrl(url)
    if (hashOf(bytes) !== hash) throw new RequestError(`${url} in the archive is damaged.`)
    const format = formatOf(bytes) ?? documentFormatOf(bytes)
    if (!format || !file.endsWith(`.${format === 'jpeg' ? 'jpg' : format}`))
      throw new RequestError(`${url} is not what its name says.`)
    if (!isVideoFormat(format) && format !== 'pdf') await requirePicture(url, bytes)
  }
}

function documentFormatOf(bytes: Buffer) {
  if (isPdf(bytes)) return 'pdf'
  return isSafeSvg(bytes.toString('utf8')) ? 'svg' : undefined
}

async function requirePicture(url: string, bytes: Buffer) {
  if (!(await runTask(measurePicture, bytes))) throw new RequestError(`${url} cannot be shown as a picture.`)
}
