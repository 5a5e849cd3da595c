import type { ProductFilter } from '@house/contract/products/filter'
import { type FacetName, type FilterName, facetNames, sizeNames } from '@house/contract/products/filter-names'
import type { FacetLabels } from './facet-labels.ts'
import type { FilterProduct, StatedSize } from './filter-index.ts'

/** One condition of a query: what to call it, the values of the facet that it stands for, and which products meet it. */
export type Condition = {
  name: FilterName | 'keyword'
  label: string
  values: string[]
  isMetBy: (product: FilterProduct) => boolean
}

/** Every chosen facet is a condition, met by each of its chosen values; so is each problem and each size. */
export function conditionsOf(labels: FacetLabels, { facets, sizes }: ProductFilter): Condition[] {
  const chosen = facetNames.flatMap((name) => {
    const values = facets[name] ?? []
    const choices = name === 'problem' ? values.map((value) => [value]) : values.length > 0 ? [values] : []
    return choices.map((choice) => facetCondition(labels, name, choice))
  })
  const sized = sizeNames.flatMap((name) => {
    const size = sizes[name]
    if (!size) return []
    const label = `${name} ${size.toLocaleString('en-IN')} mm`
    return [{ name, label, values: [], isMetBy: (product: FilterProduct) => includesSize(product.sizes[name], size) }]
  })
  return [...chosen, ...sized]
}

function facetCondition(labels: FacetLabels, name: FacetName, values: string[]): Condition {
  return {
    name,
    label: values.map((value) => labels[name].values.get(value) ?? value).join(' or '),
    values,
    isMetBy: ({ facets }) => facets[name].some((value) => values.includes(value)),
  }
}

/** A product that does not state its size is not found by it. */
function includesSize(stated: StatedSize | undefined, size: number) {
  return stated !== undefined && (stated.min ?? 0) <= size && size <= (stated.max ?? Number.POSITIVE_INFINITY)
}
