import { useLocation } from 'react-router'
import { Arrives } from '../../components/arrives.tsx'
import { TitleMeanwhile } from '../../components/head.tsx'
import type { Arriving, Read } from '../../data/arriving.ts'
import { NotFound } from '../not-found-on-demand.tsx'
import { AccessoryListing, type AccessoryListingProps, AccessoryListingSkeleton } from './accessory-listing.tsx'
import type { ListPage } from './list-page.ts'
import { type AccessoriesRequest, selectedCategory } from './read-accessories.ts'

export type AccessoriesScreenProps = {
  loaderData: { categories: Arriving<Read<'accessoryCategory'>>; first: ListPage | null; notFound: Read<'banner'> }
  request: AccessoriesRequest
  placesOf?: (slugs: string[]) => AccessoryListingProps['places']
} & Pick<AccessoryListingProps, 'addressOf' | 'canonicalOf'>

/** Both accessory routes: they differ in what their slug names, and in where their filters lead. */
export function AccessoriesScreen({ loaderData, request, placesOf = () => [], ...rest }: AccessoriesScreenProps) {
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
          {...rest}
          categories={data}
          media={media}
          selected={selectedCategory(data, request)}
          first={loaderData.first}
          places={placesOf(data.map(({ slug }) => slug))}
        />
      )}
    </Arrives>
  )
}
