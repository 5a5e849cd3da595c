// A file of its own, because every page loads the table of calls.

/** What products can be filtered by, in the order of the page and of canonical URLs. */
export const facetNames = ['category', 'problem', 'room', 'opening', 'material', 'mesh', 'colour', 'system'] as const
export type FacetName = (typeof facetNames)[number]

/** Sizes of an opening in millimetres that a product must be available in. */
export const sizeNames = ['width', 'height'] as const
export type SizeName = (typeof sizeNames)[number]

export const filterNames = [...facetNames, ...sizeNames]
export type FilterName = (typeof filterNames)[number]
