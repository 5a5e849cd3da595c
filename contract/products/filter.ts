import { cleanKeyword } from '../text/keyword.ts'
import { maxInput } from '../validation-limits.ts'
import { type FacetName, type FilterName, facetNames, filterNames, type SizeName, sizeNames } from './filter-names.ts'
import { readLength } from './read-length.ts'

/** Chosen values: products solve every problem, have one of the values of every other facet, and are available in the size. */
export type ProductFilter = { facets: Partial<Record<FacetName, string[]>>; sizes: Partial<Record<SizeName, number>> }

export const emptyFilter: ProductFilter = { facets: {}, sizes: {} }

/** What a page of products is asked for. */
export type ProductQuery = { keyword: string; filter: ProductFilter }

/** The URL's name of the keyword, as on the search page. */
export const keywordName = 'q'
/** Every parameter of the URL of a page of products. */
export const productQueryNames = [keywordName, ...filterNames, 'page']

/** Millimetres. A smaller number is of another unit, as 1.8 or 6. */
const openingSize = { min: 100, max: 20_000 }

/** Many more than a visitor chooses. Made-up values would make pages of many megabytes: each has a link with all others. */
const maxValues = 40

/** Reads a filter from the fields of a call or the parameters of a URL. Invalid values are ignored. */
export function parseFilter(read: (name: FilterName) => string | null | undefined): ProductFilter {
  const facets: ProductFilter['facets'] = {}
  let left = maxValues
  for (const name of facetNames) {
    const text = (read(name) ?? '').slice(0, maxInput.filter)
    const values = [...new Set(text.split(',').filter(isFacetValue))].sort()
    const taken = values.slice(0, left)
    left -= taken.length
    if (taken.length > 0) facets[name] = taken
  }
  const sizes: ProductFilter['sizes'] = {}
  for (const name of sizeNames) {
    const size = parseSize(read(name))
    if (size) sizes[name] = size
  }
  return { facets, sizes }
}

/** Millimetres; undefined if it cannot be the size of an opening. */
export function parseSize(text: string | null | undefined): number | undefined {
  const size = readLength((text ?? '').slice(0, maxInput.size))
  return size !== undefined && size >= openingSize.min && size <= openingSize.max ? size : undefined
}

/** Entered sizes that are invalid. */
export function ignoredSizes(read: (name: SizeName) => string | null | undefined): string[] {
  const entered = sizeNames.map((name) => (read(name) ?? '').trim().slice(0, maxInput.size))
  return entered.filter((text) => text !== '' && parseSize(text) === undefined)
}

/** Of a parameter that is there twice, the first counts. */
export function parseProductQuery(params: URLSearchParams): ProductQuery {
  return {
    keyword: cleanKeyword(params.get(keywordName)),
    filter: parseFilter((name) => params.get(name)),
  }
}

/** The query string of the canonical URL, without a question mark: keyword, facets, sizes. The page number comes after it. */
export function writeProductQuery({ keyword, filter }: ProductQuery): string {
  const searched = keyword === '' ? [] : [[keywordName, encodeURIComponent(keyword)]]
  const fields = [...searched, ...Object.entries(toFilterFields(filter))]
  return fields.map(([name, value]) => `${name}=${value}`).join('&')
}

/** How many values, sizes and keywords are chosen. */
export function countChosen({ keyword, filter: { facets, sizes } }: ProductQuery) {
  return (keyword === '' ? 0 : 1) + Object.values(facets).flat().length + Object.keys(sizes).length
}

/** Search engines list a page with one chosen value; combinations, sizes and searches are without number. */
export function isListed({ keyword, filter: { facets, sizes } }: ProductQuery) {
  return keyword === '' && Object.keys(sizes).length === 0 && Object.values(facets).flat().length <= 1
}

/** The same filter as fields of a call. */
export function toFilterFields({ facets, sizes }: ProductFilter): Partial<Record<FilterName, string>> {
  const chosen = facetNames.flatMap((name) => (facets[name] ? [[name, facets[name].join(',')]] : []))
  const sized = sizeNames.flatMap((name) => (sizes[name] ? [[name, String(sizes[name])]] : []))
  return Object.fromEntries([...chosen, ...sized])
}

export function isEmptyFilter({ facets, sizes }: ProductFilter) {
  return Object.keys(facets).length === 0 && Object.keys(sizes).length === 0
}

/** Adds the value, or removes it if it is chosen. */
export function toggleValue({ facets, sizes }: ProductFilter, name: FacetName, value: string): ProductFilter {
  const chosen = facets[name] ?? []
  const values = chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value].sort()
  const others = Object.fromEntries(Object.entries(facets).filter(([each]) => each !== name))
  return { facets: values.length > 0 ? { ...others, [name]: values } : others, sizes }
}

/** Slugs and keys: nothing that has to be escaped in a URL. */
function isFacetValue(value: string) {
  return /^[a-zA-Z0-9.-]{1,100}$/.test(value)
}
