import type { ColumnMetadata } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { RequestError } from '../../http/errors.ts'
import { settingsFields } from '../../settings/commands.ts'
import { parseInput } from '../../staff-api/validation.ts'
import { redirectFields } from '../redirects/staff-redirects.ts'
import { contentResources } from '../resources.ts'
import { contentTables } from './content-tables.ts'
import type { Row } from './open-archive.ts'

/** Throws with a sentence when a row cannot be stored, or says what staff could not have written. */
export type RowRule = (row: Row) => void

export async function readRowRules(db: Db): Promise<Map<string, RowRule>> {
  const tables = await db.introspection.getTables()
  const columnsOf = (name: string) => tables.find((table) => table.name === name)?.columns ?? []
  return new Map(
    contentTables.map(({ name, without = [] }) => {
      const columns = columnsOf(name).filter((column) => !without.includes(column.name))
      const requireMeaning = meaningRules[name] ?? (() => {})
      return [
        name,
        (row: Row) => {
          requireColumns(columns, row)
          requireMeaning(row)
        },
      ]
    }),
  )
}

function requireColumns(columns: ColumnMetadata[], row: Row) {
  const unknown = Object.keys(row).find((name) => !columns.some((column) => column.name === name))
  if (unknown !== undefined) throw new RequestError(`${unknown.slice(0, 50)} is not a column of this table`)
  for (const { name, dataType, isNullable, hasDefaultValue } of columns) {
    const value = row[name]
    if (value === undefined && (isNullable || hasDefaultValue)) continue
    if (value === null && isNullable) continue
    if (!isOfKind(dataType, value))
      throw new RequestError(`${name} cannot be ${value === undefined ? 'left out' : 'this'}`)
  }
}

function isOfKind(dataType: string, value: unknown) {
  if (/int/i.test(dataType)) return Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31
  if (/double|float|real/i.test(dataType)) return typeof value === 'number' && Number.isFinite(value)
  return typeof value === 'string' && value.isWellFormed() && !value.includes('\u0000')
}

const meaningRules: Record<string, RowRule> = {
  ...Object.fromEntries(
    Object.values(contentResources).map(({ table, fields, json }) => [
      table,
      (row: Row) => void parseInput(fields, { accessory_category_ids: [], ...row, ...unpacked(row, json) }, asWritten),
    ]),
  ),
  settings: ({ document }) => void parseInput(settingsFields, parsed('document', document), asWritten),
  synonym: ({ means }) => {
    const words = parsed('means', means)
    if (!Array.isArray(words) || !words.every((word) => typeof word === 'string'))
      throw new RequestError('means must be a list of words')
  },
  draft: ({ entity, document }) => {
    requireKind(entity)
    parsed('document', document)
  },
  trash: ({ entity, published, draft }) => {
    requireKind(entity)
    for (const document of [published, draft]) if (document) parsed('document', document)
  },
  redirect: (row) => void parseInput(redirectFields, row, asWritten),
} satisfies Record<string, RowRule>

/** Whoever reads of a line of an archive looks for the column there. */
function asWritten(column: string) {
  return column
}

function requireKind(entity: unknown) {
  if (!Object.values(contentResources).some(({ table }) => table === entity))
    throw new RequestError('entity is not a kind of content')
}

function unpacked(row: Row, json: readonly string[]): Row {
  const texts = json.filter((column) => typeof row[column] === 'string')
  return Object.fromEntries(texts.map((column) => [column, parsed(column, row[column])]))
}

function parsed(column: string, json: unknown): unknown {
  try {
    return JSON.parse(String(json))
  } catch {
    throw new RequestError(`${column} is not JSON`)
  }
}
