import type { Db } from '../../db/schema.ts'
import { byteOrderMark, toCsvRow } from '../../http/csv.ts'
import { listKeys, readRows } from '../list-query.ts'
import { withAccessoryCategories } from '../publish.ts'
import { toValues } from '../queries.ts'
import { contentResources } from '../resources.ts'
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
