import type { Facet } from '@house/contract/entities'
import type { ProductFilter } from '@house/contract/products/filter'
import { type FacetName, facetNames } from '@house/contract/products/filter-names'
import type { Condition } from './conditions.ts'
import type { FilterIndex, FilterProduct } from './filter-index.ts'

/** How many products have a value, by place in the list of values; none for a value that no product has. */
type Counts = (number | undefined)[]

/** The products that meet all conditions, and what `countFacets` needs of all others. */
export function applyFilter(products: FilterProduct[], conditions: Condition[], { values }: FilterIndex) {
  const matches: number[] = []
  const counts: Counts = values.map(() => undefined)
  for (const product of products) {
    const first = conditions.findIndex(({ isMetBy }) => !isMetBy(product))
    const last = conditions.findLastIndex(({ isMetBy }) => !isMetBy(product))
    if (first === -1) matches.push(product.id)
    const facet = first === last ? facetOf(conditions[first]) : undefined
    for (const place of product.values) {
      const isCounted = first === -1 || values[place]?.name === facet
      counts[place] = (counts[place] ?? 0) + (isCounted ? 1 : 0)
    }
  }
  return { matches, counts }
}

/** The facet of which another value would show a product that misses only this condition. Of problems it has to solve all. */
function facetOf(missed: Condition | undefined) {
  return missed?.name === 'problem' ? undefined : missed?.name
}

/**
 * How many products each value would show if it alone were chosen in its facet, beside the other conditions; a problem,
 * if it were chosen too. Values that the products do not have are left out, unless they are chosen.
 */
export function countFacets(counts: Counts, index: FilterIndex, chosen: ProductFilter['facets']): Facet[] {
  const isUsed = (name: FacetName, value: string) => index.products.some(({ facets }) => facets[name].includes(value))
  return facetNames
    .map((name) => ({
      name,
      label: index.labels[name].label,
      values: index.values.flatMap((each, place) => {
        if (each.name !== name) return []
        const { value } = each
        const is_selected = chosen[name]?.includes(value) ?? false
        const count = counts[place] ?? (is_selected && isUsed(name, value) ? 0 : undefined)
        return count === undefined
          ? []
          : [{ value, label: index.labels[name].values.get(value) ?? '', count, is_selected }]
      }),
    }))
    .filter(({ values }) => values.length > 0)
}
