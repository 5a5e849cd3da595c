import { measures } from '@house/contract/products/attribute-options'
import type { AttributeRow } from '@house/contract/products/attributes'
import { sourcesOf } from '@house/contract/products/sources'
import { urls } from '@house/contract/urls'

export const maxCompared = 3

/** A value of each product, empty if it is not known, with the number of its source from 1. */
export type ComparedRow = { name: string; label: string; isDifferent: boolean; cells: ComparedCell[] }
export type ComparedCell = { value: string; source: number }

/** The products of a URL, in the visitor's order. */
export function slugsOf(params: URLSearchParams) {
  const named = (params.get('products') ?? '').split(',').filter((slug) => /^[\w.-]{1,200}$/.test(slug))
  return [...new Map(named.map((slug) => [slug.toLowerCase(), slug])).values()].slice(0, maxCompared)
}

export type CompareView = { onlyDifferences?: boolean; keyword?: string }

/** The shareable URL of a comparison. */
export function compareUrl(slugs: readonly string[], { onlyDifferences = false, keyword = '' }: CompareView = {}) {
  const more = new URLSearchParams({ ...(onlyDifferences && { only: 'differences' }), ...(keyword && { q: keyword }) })
  return [urls.compare(slugs), more.toString()].filter(Boolean).join(slugs.length > 0 ? '&' : '?')
}

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
  const isNumber = ({ name }: ComparedRow) => (measures as readonly string[]).includes(name)
  return { rows: rows.filter((row) => isNumber(row) || row.cells.some(({ value }) => value)), sources }
}
