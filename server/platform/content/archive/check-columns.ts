import type { ColumnMetadata } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { RequestError } from '../../http/errors.ts'
import type { ArchivedRow, ArchivedTable } from './archived-tables.ts'

/** By table: throws a `RequestError` for a row with unknown, missing or mistyped columns. */
export async function readColumnChecks(db: Db, tables: ArchivedTable[]) {
  const stored = await db.introspection.getTables()
  const columnsOf = (name: string) => stored.find((table) => table.name === name)?.columns ?? []
  return new Map(
    tables.map(({ name, excluded = [] }) => {
      const columns = columnsOf(name).filter((column) => !excluded.includes(column.name))
      return [name as string, (row: ArchivedRow) => requireColumns(columns, row)]
    }),
  )
}

function requireColumns(columns: ColumnMetadata[], row: ArchivedRow) {
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
