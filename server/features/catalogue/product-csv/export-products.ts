import { toValues } from '../../../platform/content/record.ts'
import { selectRows } from '../../../platform/content/rows.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { listKeys } from '../../../platform/staff-api/list-query.ts'
import { byteOrderMark, toCsvRow } from '../../../platform/tables/csv.ts'
import { type ProductFields, products as resource } from '../content/products.ts'
import { columns, readLookups } from './columns.ts'

const batchSize = 500

/** The header and a sample row to replace, in a list that exists. */
export async function productTemplate(db: Db) {
  const { lists } = await readLookups(db)
  const [list = ''] = lists.slugOf.values()
  const cells = new Map<string, string>([...Object.entries(sample), ['list', list]])
  return headerRow() + toCsvRow(columns.map(({ name }) => cells.get(name) ?? ''))
}

const sample = {
  slug: 'sample-window',
  title: 'Sample window',
  description: '<p>What it is, in a few sentences. Replace this row with your own products.</p>',
  keywords: 'sample, window',
  description_data: JSON.stringify([
    { title: 'Specifications', description: '', specification: [{ title: 'Frame depth', value: '60 mm' }] },
  ]),
}

function headerRow() {
  return byteOrderMark + toCsvRow(columns.map(({ name }) => name))
}

/** All published products as CSV, batch by batch, in the format that the import reads. */
export async function* exportProducts(db: Db) {
  const lookups = await readLookups(db)
  yield headerRow()
  for (let page = 1; ; page += 1) {
    const { keys } = await listKeys(db, resource, { page, perPage: batchSize, sort: 'id', filter: {} })
    if (keys.length === 0) return
    const products = await selectRows(db, resource, keys.map(Number))
    const rows = products.map((row) => {
      const product = toValues(resource, row) as ProductFields
      return columns.map((column) => column.write(product, lookups))
    })
    yield rows.map(toCsvRow).join('')
  }
}
