import type { AccessoryCategory } from '@house/contract/entities'
import { urls } from '@house/contract/urls'
import { useLocation } from 'react-router'
import { Arrives } from '../../components/arrives.tsx'
import { TitleMeanwhile } from '../../components/head.tsx'
import type { Arriving, Read } from '../../data/arriving.ts'
import { asHtml } from '../../data/placeholders.ts'
import { NotFound } from '../not-found-on-demand.tsx'
import { AccessoryListing, type AccessoryListingProps, AccessoryListingSkeleton } from './accessory-listing.tsx'
import type { ListPage } from './list-page.ts'
import { type AccessoriesRequest, selectedCategory } from './read-accessories.ts'

export type AccessoriesScreenProps = {
  loaderData: { categories: Arriving<Read<'accessoryCategory'>>; first: ListPage | null; notFound: Read<'banner'> }
  request: AccessoriesRequest
  /** The product that the screen was opened by, unless its slug is that of one of the categories. */
  product?: { slug: string; name: string }
  addressOf: AccessoryListingProps['addressOf']
}

/** Both accessory routes: they differ in what their slug names, and in where their filters lead. */
export function AccessoriesScreen({ loaderData, request, product, addressOf }: AccessoriesScreenProps) {
  // Every visit starts anew, even one to the address that the router believes it is at.
  const { key } = useLocation()
  return (
    <Arrives
      key={key}
      data={loaderData.categories}
      unknown={<NotFound words={loaderData.notFound ?? undefined} />}
      meanwhile={
        <>
          <TitleMeanwhile title="Accessories" />
          <AccessoryListingSkeleton />
        </>
      }
    >
      {({ data, media }) => (
        <AccessoryListing
          categories={data}
          media={media}
          selected={selectedCategory(data, request)}
          first={loaderData.first}
          addressOf={addressOf}
          {...pathOf(data, product)}
        />
      )}
    </Arrives>
  )
}

/** A list of one product's accessories is a page of its own; any other is the page of its category. */
function pathOf(categories: AccessoryCategory[], product: AccessoriesScreenProps['product']) {
  if (!product || categories.some(({ slug }) => slug === product.slug))
    return { places: [], product: undefined, canonicalOf: urls.accessories }
  return {
    places: [{ label: asHtml(product.name), to: urls.product(product.slug) }],
    product: product.name,
    canonicalOf: () => urls.accessoriesShop(product.slug),
  }
}
