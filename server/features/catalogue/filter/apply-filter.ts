import type { Facet } from '@house/contract/entities'
import type { ProductFilter } from '@house/contract/products/filter'
import { type FacetName, facetNames } from '@house/contract/products/filter-names'
import type { Condition } from './conditions.ts'
import type { FacetValue, FilterIndex, FilterProduct } from './filter-index.ts'

/** A product, and the conditions that it does not meet. */
export type Tested = { product: FilterProduct; missed: Condition[] }

export function testProducts(products: FilterProduct[], conditions: Condition[]): Tested[] {
  return products.map((product) => ({ product, missed: conditions.filter(({ isMetBy }) => !isMetBy(product)) }))
}

/**
 * How many products each value would show if it alone were chosen in its facet, beside the other conditions; a problem,
 * if it were chosen too. Values that the tested products do not have are left out, unless they are chosen.
 */
export function countFacets(tested: Tested[], index: FilterIndex, chosen: ProductFilter['facets']): Facet[] {
  const counts = countValues(tested, index.values)
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

/** By place in the list of values; none for a value that no product has. */
function countValues(tested: Tested[], values: FacetValue[]): (number | undefined)[] {
  const counts: (number | undefined)[] = values.map(() => undefined)
  for (const { product, missed } of tested) {
    const facet = onlyFacet(missed)
    for (const place of product.values) {
      const isCounted = missed.length === 0 || values[place]?.name === facet
      counts[place] = (counts[place] ?? 0) + (isCounted ? 1 : 0)
    }
  }
  return counts
}

/** The facet of which another value would show a product that misses these conditions. Of problems it has to solve all. */
function onlyFacet([first, ...others]: Condition[]) {
  return first && others.length === 0 && first.name !== 'problem' ? first.name : undefined
}
