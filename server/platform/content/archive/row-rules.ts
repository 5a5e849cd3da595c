import type { ColumnMetadata } from 'kysely'
import { settingsFields } from '../../company/settings/commands.ts'
import { withDefaults } from '../../company/settings/defaults.ts'
import type { Db } from '../../db/schema.ts'
import { RequestError } from '../../http/errors.ts'
import { parseInput } from '../../staff-api/validation.ts'
import { redirectFields } from '../redirects/staff-redirects.ts'
import { contentResources } from '../resources.ts'
import { contentTables } from './content-tables.ts'
import type { Row } from './open-archive.ts'

/** Throws a `RequestError` for a row that cannot be stored, or that staff could not have entered. */
export type RowRule = (row: Row) => void

export async function readRowRules(db: Db): Promise<Map<string, RowRule>> {
  const tables = await db.introspection.getTables()
  const columnsOf = (name: string) => tables.find((table) => table.name === name)?.columns ?? []
  return new Map(
    contentTables.map(({ name, excluded = [] }) => {
      const columns = columnsOf(name).filter((column) => !excluded.includes(column.name))
      const requireValid = fieldRules[name] ?? (() => {})
      return [
        name,
        (row: Row) => {
          requireColumns(columns, row)
          requireValid(row)
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
    if (!isOfType(dataType, value))
      throw new RequestError(`${name} cannot be ${value === undefined ? 'left out' : 'this'}`)
  }
}

function isOfType(dataType: string, value: unknown) {
  if (/int/i.test(dataType)) return Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31
  if (/double|float|real/i.test(dataType)) return typeof value === 'number' && Number.isFinite(value)
  return typeof value === 'string' && value.isWellFormed() && !value.includes('\u0000')
}

const fieldRules: Record<string, RowRule> = {
  ...Object.fromEntries(
    Object.values(contentResources).map(({ table, fields, json }) => [
      table,
      (row: Row) =>
        void parseInput(fields, { accessory_category_ids: [], ...row, ...parseColumns(row, json) }, columnName),
    ]),
  ),
  settings: ({ document }) =>
    void parseInput(settingsFields, withDefaults(Object(parseJson('document', document))), columnName),
  synonym: ({ means }) => {
    const words = parseJson('means', means)
    if (!Array.isArray(words) || !words.every((word) => typeof word === 'string'))
      throw new RequestError('means must be a list of words')
  },
  draft: ({ entity, document }) => {
    requireEntity(entity)
    parseJson('document', document)
  },
  trash: ({ entity, published, draft }) => {
    requireEntity(entity)
    for (const document of [published, draft]) if (document) parseJson('document', document)
  },
  redirect: (row) => void parseInput(redirectFields, row, columnName),
} satisfies Record<string, RowRule>

/** Messages about an archive name the column, not the label of the form field. */
function columnName(column: string) {
  return column
}

function requireEntity(entity: unknown) {
  if (!Object.values(contentResources).some(({ table }) => table === entity))
    throw new RequestError('entity is not a kind of content')
}

function parseColumns(row: Row, json: readonly string[]): Row {
  const texts = json.filter((column) => typeof row[column] === 'string')
  return Object.fromEntries(texts.map((column) => [column, parseJson(column, row[column])]))
}

function parseJson(column: string, json: unknown): unknown {
  try {
    return JSON.parse(String(json))
  } catch {
    throw new RequestError(`${column} is not JSON`)
  }
}
