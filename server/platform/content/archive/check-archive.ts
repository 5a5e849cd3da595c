import { isMediaUrl, parseMediaUrl } from '@house/contract/urls'
import { brandMedia } from '../../company/brand/fields.ts'
import { isSanitisedSvg } from '../../company/brand/sanitise-svg.ts'
import { settingsMedia } from '../../company/settings/commands.ts'
import type { SettingsDocument } from '../../company/settings/defaults.ts'
import type { Db } from '../../db/schema.ts'
import { RequestError } from '../../http/errors.ts'
import { isPdf } from '../../media/documents.ts'
import { hashOf } from '../../media/queries.ts'
import { measurePicture } from '../../media/tasks.ts'
import { formatOf, isVideoFormat } from '../../media/uploads.ts'
import { runTask } from '../../workers/run-task.ts'
import { contentResources } from '../resources.ts'
import { tableFile } from './archive-format.ts'
import { type ContentTable, contentTables } from './content-tables.ts'
import type { Archive, Row } from './open-archive.ts'
import { type RowRule, readRowRules } from './row-rules.ts'
import { isSafeSvg } from './safe-svg.ts'

type Keys = Map<string, Set<unknown>>
type Files = Set<unknown>

/** Validates every row and every file before the import writes anything. */
export async function checkArchive(db: Db, archive: Archive) {
  const rules = await readRowRules(db)
  const keys: Keys = new Map()
  const placeCheck = new PlaceCheck()
  const files: Files = new Set(archive.media)
  for (const table of contentTables) {
    keys.set(table.name, new Set())
    let line = 0
    for await (const rows of archive.rowsOf(table.name))
      for (const row of rows) {
        line += 1
        withLocation(table.name, line, () => {
          requireRow(table, row, rules.get(table.name), keys)
          placeCheck.add(table.name, row)
          requireMedia(table, row, files)
        })
      }
    if (line !== (archive.manifest.tables[table.name] ?? 0))
      throw new RequestError(`${tableFile(table.name)} does not have as many records as the archive says.`)
  }
  if (keys.get('settings')?.size !== 1) throw new RequestError('The archive must hold the settings of one company.')
  if (keys.get('media')?.size !== files.size)
    throw new RequestError('The archive contains files that are not listed in it.')
  placeCheck.requireComplete()
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

function requireRow({ name, key, references = {} }: ContentTable, row: Row, rule: RowRule | undefined, keys: Keys) {
  rule?.(row)
  const ownKey = key.length === 1 ? row[key[0] ?? ''] : JSON.stringify(key.map((column) => row[column]))
  if (keys.get(name)?.has(ownKey)) throw new RequestError('this record already exists')
  keys.get(name)?.add(ownKey)
  for (const [column, table] of Object.entries(references))
    if (row[column] !== null && !keys.get(table)?.has(row[column]))
      throw new RequestError(`${column} refers to a record that does not exist`)
}

/** Product lists are paged by place, so places must run from 1 to the list's count without gaps. */
class PlaceCheck {
  readonly #counts = new Map<unknown, unknown>()
  readonly #taken = new Map<unknown, Set<number>>()

  add(table: string, row: Row) {
    if (table === 'sub_item') this.#counts.set(row.id, row.product_count)
    if (table !== 'product') return
    const taken = this.#taken.get(row.sub_item_id) ?? new Set()
    if (taken.has(Number(row.place))) throw new RequestError('its position in the list is taken')
    this.#taken.set(row.sub_item_id, taken.add(Number(row.place)))
  }

  requireComplete() {
    for (const [list, count] of this.#counts) {
      const taken = this.#taken.get(list) ?? new Set()
      if (taken.size !== count || !hasNoGaps(taken))
        throw new RequestError(`The products of list ${list} are not counted from 1 without gaps.`)
    }
  }
}

function hasNoGaps(taken: Set<number>) {
  for (let place = 1; place <= taken.size; place += 1) if (!taken.has(place)) return false
  return true
}

type MediaFields = { plain: readonly string[]; json: readonly string[] }

const mediaFields = new Map(
  Object.values(contentResources).map(({ table, media, json }): [string, MediaFields] => [
    table,
    {
      plain: media.filter((field: string) => !json.some((name) => name === field)),
      json: media.filter((field: string) => json.some((name) => name === field)),
    },
  ]),
)

function requireMedia({ name }: ContentTable, row: Row, files: Files) {
  if (name === 'media') return requireFile(files, 'url', row.url)
  if (name === 'settings') return requireSettingsMedia(JSON.parse(String(row.document)), files)
  const fields = mediaFields.get(name)
  for (const field of fields?.plain ?? []) requireFile(files, field, row[field])
  for (const field of fields?.json ?? [])
    for (const url of JSON.parse(String(row[field]))) requireFile(files, field, url)
}

/** The rules of the row have checked its fields. */
function requireSettingsMedia(document: Partial<SettingsDocument>, files: Files) {
  const { brochure = '', brand = null } = document
  for (const field of settingsMedia) requireFile(files, field, document[field] ?? '')
  for (const field of brandMedia) requireFile(files, field, brand?.[field] ?? '')
  if (isMediaUrl(brochure)) requireFile(files, 'brochure', brochure)
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

/** An SVG is of the demonstration, or a logo as it was stored. */
function documentFormatOf(bytes: Buffer) {
  if (isPdf(bytes)) return 'pdf'
  return isSafeSvg(bytes) || isSanitisedSvg(bytes.toString('utf8')) ? 'svg' : undefined
}

async function requirePicture(url: string, bytes: Buffer) {
  if (!(await runTask(measurePicture, bytes))) throw new RequestError(`${url} cannot be shown as a picture.`)
}
