import type { ProductListPlace } from '@house/contract/endpoints'
import type { Product as ProductRecord, SpecificationRow } from '@house/contract/entities'
import { textOf } from '../ui/html.tsx'
import { absolute, organizationRef, type SchemaBuilder } from './schema-context.ts'

/** A product as it is: no price, offer or rating is known, so none is named. */
export function productSchema(product: ProductRecord, list: ProductListPlace | undefined): SchemaBuilder {
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
      additionalProperty: rowsOf(product).map(({ title, value }) => ({
        '@type': 'PropertyValue',
        name: title,
        value: textOf(value),
      })),
    },
  ]
}

/** Another server may send a block's specification as text, or not at all. */
function rowsOf({ description_data }: ProductRecord): SpecificationRow[] {
  return (description_data ?? []).flatMap(({ specification }) => (Array.isArray(specification) ? specification : []))
}
