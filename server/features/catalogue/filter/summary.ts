import { materialLabels, openingLabels } from '@house/contract/products/attribute-options'
import type { ProductAttributes } from '@house/contract/products/attributes'

/** What a product is made of and how it opens, in a few words. */
export function summaryOf({ materials, openings }: ProductAttributes) {
  return [...materials.map((key) => materialLabels[key]), ...openings.map((key) => openingLabels[key])].join(' · ')
}
