import type { PriceBook } from '@house/contract/estimates/price-book'
import type { PriceBookImportReport } from '@house/contract/staff/entities'
import { compareBooks } from '@house/fenestration/estimate/compare-books'
import type { Db } from '../../../platform/db/schema.ts'
import { RequestError } from '../../../platform/http/errors.ts'
import type { Author } from '../../../platform/staff-api/permissions.ts'
import { parseTable } from '../../../platform/tables/parse-table.ts'
import { findPlannerParts } from '../../planner-parts/queries.ts'
import { replacePrices } from './commands.ts'
import { readPriceBookTable } from './csv.ts'
import { documentOf, readPriceBook } from './queries.ts'

/** What the file would change in a draft. */
export async function checkImport(db: Db, id: string, bytes: Buffer): Promise<PriceBookImportReport> {
  return (await readImport(db, id, bytes)).report
}

/** Replaces all prices of a draft by those of the file, or changes nothing. */
export async function importPrices(db: Db, id: string, bytes: Buffer, author: Author): Promise<PriceBookImportReport> {
  const { book, report } = await readImport(db, id, bytes)
  if (!book) {
    const rows = new Set(report.mistakes.map(({ row }) => row)).size
    const message = `${rows} ${rows === 1 ? 'row' : 'rows'} cannot be imported. Nothing was changed.`
    throw new RequestError(message, 422, { reply: { data: report } })
  }
  await replacePrices(db, id, book, author)
  return report
}

type Import = { book: PriceBook | null; report: PriceBookImportReport }

async function readImport(db: Db, id: string, bytes: Buffer): Promise<Import> {
  const stored = documentOf(await readPriceBook(db, id))
  const catalogue = await findPlannerParts(db)
  const { book, mistakes } = readPriceBookTable(await parseTable(bytes), catalogue)
  return { book, report: { changes: book ? compareBooks(stored, book, catalogue) : [], mistakes } }
}
