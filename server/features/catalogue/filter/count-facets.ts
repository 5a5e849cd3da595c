import type { Facet } from '@house/contract/entities'
import { type FacetName, facetNames } from '@house/contract/products/filter-names'
import { type Bitmap, countSharedBits, haveSharedBit } from '../../search/bitmap.ts'
import { type Condition, findMatches } from './conditions.ts'
import type { FilterIndex } from './filter-index.ts'

type Chosen = Partial<Record<FacetName, string[]>>

/**
 * How many products each value would show if it alone were chosen in its facet, beside the other conditions; a problem,
 * if it were chosen too. Values that the list does not have are left out.
 */
export function countFacets(
  index: FilterIndex,
  { scope, conditions, matches }: { scope: Bitmap; conditions: Condition[]; matches: Bitmap },
  chosen: Chosen,
): Facet[] {
  return facetNames
    .map((name) => {
      const others = name === 'problem' ? conditions : conditions.filter((condition) => condition.name !== name)
      const base = others.length < conditions.length ? findMatches(scope, others) : matches
      return countFacet(index, name, scope, base, chosen[name] ?? [])
    })
    .filter(({ values }) => values.length > 0)
}

function countFacet(
  { labels, facets }: FilterIndex,
  name: FacetName,
  scope: Bitmap,
  base: Bitmap,
  chosen: string[],
): Facet {
  const values = [...labels[name].values].flatMap(([value, label]) => {
    const bits = facets[name].get(value)
    const is_selected = chosen.includes(value)
    if (!bits || !(is_selected || haveSharedBit(bits, scope))) return []
    return [{ value, label, count: countSharedBits(base, bits), is_selected }]
  })
  return { name, label: labels[name].label, values }
}
