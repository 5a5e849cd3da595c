import type { ProductListContext } from '@house/contract/endpoints'
import type { Product as ProductRecord, SpecificationRow } from '@house/contract/entities'
import { textOf } from '../ui/html.tsx'
import { absolute, organizationRef, type SchemaBuilder } from './schema-context.ts'

/** A Product without price, offer or rating: none is known. */
export function productSchema(product: ProductRecord, list: ProductListContext | undefined): SchemaBuilder {
  const pictures = [product.image, product.image2, product.image3, product.image4].filter(Boolean)
  return ({ company, origin, url, description }) => [
    {
      '@type': 'Product',
      '@id': `${url}#product`,
      name: textOf(product.title),
      description,
      url,
      image: pictures.map((picture) => absolute(origin, picture)),
      ...(list && { category: `${textOf(list.category_title)} > ${textOf(list.page_title)}` }),
      ...(company.company_name && {
        brand: { '@type': 'Brand', name: company.company_name },
        manufacturer: organizationRef({ company, origin }),
      }),
      ...materialOf(product),
      additionalProperty: propertiesOf(product).map(({ title, value }) => ({
        '@type': 'PropertyValue',
        name: title,
        value: textOf(value),
      })),
    },
  ]
}

function materialOf({ attribute_rows = [] }: ProductRecord) {
  const material = attribute_rows.find(({ name }) => name === 'material')?.value
  return material ? { material } : {}
}

/** Specifications, and attributes that they do not have. */
function propertiesOf(product: ProductRecord) {
  const specified = rowsOf(product)
  const attributes = (product.attribute_rows ?? [])
    .map(({ label, value }) => ({ title: label, value }))
    .filter(({ title, value }) => value && !specified.some((row) => row.title === title))
  return [...specified, ...attributes]
}

/** Other API servers may send a block's specification as text, or not at all. */
function rowsOf({ description_data }: ProductRecord): SpecificationRow[] {
  return (description_data ?? []).flatMap(({ specification }) => (Array.isArray(specification) ? specification : []))
}
