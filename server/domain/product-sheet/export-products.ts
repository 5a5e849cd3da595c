import type { Db } from '../../db/schema.ts'
import { contentResources } from '../content-resources.ts'
import { listKeys, readRows } from '../listing.ts'
import { withAccessoryCategories } from '../publishing.ts'
import { toValues } from '../records.ts'
import { byteOrderMark, toCsvRow } from '../spreadsheet.ts'
import { columns, readSurroundings } from './columns.ts'

const resource = contentResources.products
const batch = 500

/** The head alone, to be filled in. */
export function productTemplate() {
  return byteOrderMark + toCsvRow(columns.map(({ name }) => name))
}

/** All products that are on the site, as they are there, as lines of CSV, some at a time, in the form that the import takes. */
export async function* exportProducts(db: Db) {
  const around = await readSurroundings(db)
  yield productTemplate()
  for (let page = 1; ; page += 1) {
    const { keys } = await listKeys(db, resource, { page, perPage: batch, sort: 'id', filter: {} })
    if (keys.length === 0) return
    const products = await withAccessoryCategories(db, await readRows(db, resource, keys))
    const lines = products.map((row) => columns.map((column) => column.write(toValues(resource, row), around)))
    yield lines.map(toCsvRow).join('')
  }
}
