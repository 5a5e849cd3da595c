import type { Facet } from '@house/contract/entities'
import { type FacetName, facetNames } from '@house/contract/products/filter-names'
import { type Bitmap, countShared } from '../../search/bitmap.ts'
import type { FilterIndex } from './filter-index.ts'
import { findMatches, findMatchesWithout, type Question } from './find-matches.ts'

/**
 * How many products each value finds together with the other facets. Inside a facet the count is for that value alone,
 * whatever else is chosen there. Values that the list does not have are left out.
 */
export function countFacets(index: FilterIndex, question: Question): Facet[] {
  const { matches } = findMatches(index, question)
  return facetNames
    .map((name) => {
      const isChosen = question.filter.facets[name] !== undefined
      return countFacet(index, name, question, isChosen ? findMatchesWithout(index, question, name) : matches)
    })
    .filter(({ values }) => values.length > 0)
}

function countFacet({ labels, facets }: FilterIndex, name: FacetName, question: Question, base: Bitmap): Facet {
  const chosen = question.filter.facets[name] ?? []
  const values = [...labels[name].values].flatMap(([value, label]) => {
    const bits = facets[name].get(value)
    const is_selected = chosen.includes(value)
    if (!bits || !(is_selected || sharesAny(bits, question.scope))) return []
    return [{ value, label, count: countShared(bits, base), is_selected }]
  })
  return { name, label: labels[name].label, values }
}

function sharesAny(one: Bitmap, other: Bitmap) {
  return one.some((word, index) => (word & (other[index] ?? 0)) !== 0)
}
