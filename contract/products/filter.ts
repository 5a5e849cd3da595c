/** What products can be filtered by, in the order of the page and of canonical URLs. */
export const facetNames = ['category', 'problem', 'room', 'opening', 'material', 'mesh', 'colour', 'system'] as const
export type FacetName = (typeof facetNames)[number]

/** Sizes of an opening in millimetres that a product must be available in. */
export const sizeNames = ['width', 'height'] as const
export type SizeName = (typeof sizeNames)[number]

/** Chosen values: products have one of the values of every facet, and are available in the size. */
export type ProductFilter = { facets: Partial<Record<FacetName, string[]>>; sizes: Partial<Record<SizeName, number>> }

export const emptyFilter: ProductFilter = { facets: {}, sizes: {} }

export const filterNames = [...facetNames, ...sizeNames]
export type FilterName = (typeof filterNames)[number]

const largestSize = 20_000

/** Reads a filter from the fields of a call or the parameters of a URL. What cannot be a value is left out. */
export function parseFilter(read: (name: FilterName) => string | null | undefined): ProductFilter {
  const facets: ProductFilter['facets'] = {}
  for (const name of facetNames) {
    const values = [...new Set((read(name) ?? '').split(',').filter(isFacetValue))].sort()
    if (values.length > 0) facets[name] = values
  }
  const sizes: ProductFilter['sizes'] = {}
  for (const name of sizeNames) {
    const size = Number((read(name) ?? '').replace(/[\s,]/g, ''))
    if (Number.isInteger(size) && size > 0 && size <= largestSize) sizes[name] = size
  }
  return { facets, sizes }
}

/** The parameters of the filter's canonical URL, without a question mark. */
export function writeFilter(filter: ProductFilter): string {
  const fields = Object.entries(toFilterFields(filter))
  return fields.map(([name, value]) => `${name}=${value}`).join('&')
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
  const { [name]: _, ...others } = facets
  return { facets: values.length > 0 ? { ...others, [name]: values } : others, sizes }
}

/** Slugs and keys: nothing that has to be escaped in a URL. */
function isFacetValue(value: string) {
  return /^[a-zA-Z0-9.-]{1,100}$/.test(value)
}
