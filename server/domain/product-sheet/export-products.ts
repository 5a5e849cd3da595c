import type { Db } from '../../db/schema.ts'
import { contentResources } from '../content-resources.ts'
import { listRecords } from '../editing.ts'
import { byteOrderMark, toCsvRow } from '../spreadsheet.ts'
import { columns, readSurroundings } from './columns.ts'

const batch = 500

/** The head alone, to be filled in. */
export function productTemplate() {
  return byteOrderMark + toCsvRow(columns.map(({ name }) => name))
}

/** All products as lines of CSV, some at a time, in the form that the import takes. */
export async function* exportProducts(db: Db) {
  const around = await readSurroundings(db)
  yield productTemplate()
  for (let page = 1; ; page += 1) {
    const { data } = await listRecords(db, contentResources.products, { page, perPage: batch, sort: 'id', filter: {} })
    if (data.length === 0) return
    yield data.map((product) => toCsvRow(columns.map((column) => column.write(product, around)))).join('')
  }
}
