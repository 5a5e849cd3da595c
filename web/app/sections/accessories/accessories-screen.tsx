import type { AccessoryCategory } from '@house/contract/entities'
import { urls } from '@house/contract/urls'
import { useLocation } from 'react-router'
import type { Deferrable, Read } from '../../api/deferred.ts'
import { Deferred } from '../../components/deferred.tsx'
import { FallbackTitle } from '../../head/head.tsx'
import { escapeHtml } from '../../site-data/interpolate.ts'
import { NotFound } from '../not-found/lazy-not-found.tsx'
import { AccessoryListing, type AccessoryListingProps, AccessoryListingSkeleton } from './accessory-listing.tsx'
import type { ListPage } from './list-page.ts'
import { type AccessoriesRequest, selectedCategory } from './read-accessories.ts'

export type AccessoriesScreenProps = {
  loaderData: { categories: Deferrable<Read<'accessoryCategory'>>; first: ListPage | null; notFound: Read<'banner'> }
  request: AccessoriesRequest
  /** The product that the screen was opened by, unless its slug is that of one of the categories. */
  product?: { slug: string; name: string }
  urlOf: AccessoryListingProps['urlOf']
}

/** Shared by both accessory routes, which differ in what their slug names and in the URLs of their filters. */
export function AccessoriesScreen({ loaderData, request, product, urlOf }: AccessoriesScreenProps) {
  // Every navigation remounts the list, even one to the URL that the router is already at.
  const { key } = useLocation()
  return (
    <Deferred
      key={key}
      data={loaderData.categories}
      notFound={<NotFound content={loaderData.notFound ?? undefined} />}
      fallback={
        <>
          <FallbackTitle title="Accessories" />
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
          urlOf={urlOf}
          {...pathOf(data, product)}
        />
      )}
    </Deferred>
  )
}

/** A product's accessories have their own canonical URL; other lists have that of their category. */
function pathOf(categories: AccessoryCategory[], product: AccessoriesScreenProps['product']) {
  if (!product || categories.some(({ slug }) => slug === product.slug))
    return { breadcrumbs: [], product: undefined, canonicalOf: urls.accessories }
  return {
    breadcrumbs: [{ label: escapeHtml(product.name), to: urls.product(product.slug) }],
    product: product.name,
    canonicalOf: () => urls.accessoriesShop(product.slug),
  }
}
