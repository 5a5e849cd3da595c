import type { ProductFilter } from '@house/contract/products/filter'
import { type FacetName, facetNames, sizeNames } from '@house/contract/products/filter-names'
import { addId, type Bitmap, countShared, intersectionOf, unionOf } from '../../search/bitmap.ts'
import type { FilterIndex } from './filter-index.ts'

export type Question = {
  /** Products of the list, or all. */
  scope: Bitmap
  keyword: string
  /** Products that the keyword finds; undefined without a keyword. */
  found: Bitmap | undefined
  filter: ProductFilter
}

/** Products that have a value of every chosen facet and are available in the size. */
export function findMatches(index: FilterIndex, question: Question) {
  const matches = intersectionOf(conditionsOf(index, question).map(({ bits }) => bits))
  return { matches, total: countShared(matches, matches) }
}

/** The same without one of the facets: what choosing another value of it would start from. */
export function findMatchesWithout(index: FilterIndex, question: Question, facet: FacetName): Bitmap {
  const conditions = conditionsOf(index, question).filter(({ name }) => name !== facet)
  return intersectionOf(conditions.map(({ bits }) => bits))
}

function conditionsOf(index: FilterIndex, { scope, found, filter }: Question) {
  const chosen = facetNames.flatMap((name) => {
    const values = filter.facets[name]
    return values ? [{ name, bits: unionOf(values.flatMap((value) => index.facets[name].get(value) ?? [])) }] : []
  })
  const sized = sizeNames.flatMap((name) => {
    const size = filter.sizes[name]
    return size ? [{ name, bits: availableIn(index, name, size) }] : []
  })
  return [{ name: 'scope', bits: scope }, ...(found ? [{ name: 'keyword', bits: found }] : []), ...chosen, ...sized]
}

/** A product that does not state its size is not found by it. */
function availableIn({ all, sizes, productIds }: FilterIndex, name: 'width' | 'height', size: number): Bitmap {
  const { min, max } = sizes[name]
  const bits = new Uint32Array(all.length)
  for (const id of productIds) if (size >= (min[id] ?? Number.NaN) && size <= (max[id] ?? Number.NaN)) addId(bits, id)
  return bits
}
