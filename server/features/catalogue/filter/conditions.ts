import type { ProductFilter } from '@house/contract/products/filter'
import { type FacetName, type FilterName, facetNames, sizeNames } from '@house/contract/products/filter-names'
import { type Bitmap, intersectionOf, unionOf } from '../../search/bitmap.ts'
import type { FilterIndex } from './filter-index.ts'
import { findAvailable } from './size-index.ts'

/** One condition of a query: what to call it, the values of the facet that it stands for, and the products that meet it. */
export type Condition = { name: FilterName | 'keyword'; label: string; values: string[]; products: Bitmap }

/** Every chosen facet is a condition, met by each of its chosen values; so is each problem and each size. */
export function conditionsOf(index: FilterIndex, { facets, sizes }: ProductFilter): Condition[] {
  const chosen = facetNames.flatMap((name) => {
    const values = facets[name] ?? []
    const choices = name === 'problem' ? values.map((value) => [value]) : values.length > 0 ? [values] : []
    return choices.map((choice) => conditionOf(index, name, choice))
  })
  const sized = sizeNames.flatMap((name) => {
    const size = sizes[name]
    if (!size) return []
    const label = `${name} ${size.toLocaleString('en-IN')} mm`
    return [{ name, label, values: [], products: findAvailable(index.sizes[name], size) }]
  })
  return [...chosen, ...sized]
}

function conditionOf({ labels, facets }: FilterIndex, name: FacetName, values: string[]): Condition {
  const label = values.map((value) => labels[name].values.get(value) ?? value).join(' or ')
  return { name, label, values, products: unionOf(values.flatMap((value) => facets[name].get(value) ?? [])) }
}

/** The products of a list, or of the catalogue, that meet all conditions. */
export function findMatches(scope: Bitmap, conditions: Condition[]): Bitmap {
  return intersectionOf([scope, ...conditions.map(({ products }) => products)])
}
