import { isNumberRow } from '@house/contract/products/attribute-options'
import type { AttributeRow } from '@house/contract/products/attributes'
import { sourcesOf } from '@house/contract/products/sources'

/** A value of each product, empty if it is not known, with the number of its source from 1. */
export type ComparedRow = { name: string; label: string; isDifferent: boolean; cells: ComparedCell[] }
type ComparedCell = { value: string; source: number }

/** Attributes side by side. Every number has its row; words only have one where a product has some. */
export function compareRows(products: AttributeRow[][]): { rows: ComparedRow[]; sources: string[] } {
  const sources = sourcesOf(products.flat())
  const all = [...new Map(products.flat().map(({ name, label }) => [name, label]))]
  const rows = all.map(([name, label]): ComparedRow => {
    const cells = products.map((rows) => {
      const { value = '', source = '' } = rows.find((row) => row.name === name) ?? {}
      return { value, source: sources.indexOf(source) + 1 }
    })
    return { name, label, cells, isDifferent: new Set(cells.map(({ value }) => value)).size > 1 }
  })
  return { rows: rows.filter((row) => isNumberRow(row) || row.cells.some(({ value }) => value)), sources }
}
