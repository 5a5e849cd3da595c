import { emptyAttributes, type ProductAttributes } from '@house/contract/products/attributes'
import { upvcWindows } from './product-attributes/upvc-windows.ts'
import type { AttributesSeed } from './types.ts'

const attributes: AttributesSeed = { ...upvcWindows }

export function attributesOf(slug: string): ProductAttributes {
  return attributes[slug] ?? emptyAttributes
}
