import type { Client } from '@house/contract/client'
import { cleanKeyword } from '@house/contract/text/keyword'
import { urls } from '@house/contract/urls'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { apiContext, browserApi } from '../api/api-client.ts'
import { awaitAll, settle } from '../api/deferred.ts'
import { Deferred } from '../components/deferred.tsx'
import { FallbackTitle, Head } from '../head/head.tsx'
import { withBackForwardCache } from '../navigation/back-forward-cache.ts'
import type { RouteHandle } from '../navigation/route-handle.ts'
import { groupsOf } from '../search/found-groups.ts'
import { SearchHead } from '../sections/search/search-head.tsx'
import { SearchHints, SearchResults, SearchResultsSkeleton } from '../sections/search/search-results.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { Route } from './+types/search'

const heading = 'Search results'

export const handle: RouteHandle = { parameters: ['q'] }

export function loader({ context, request }: Route.LoaderArgs) {
  const client = context.get(apiContext)
  return awaitAll(client, read(client, keywordIn(new URL(request.url).searchParams)))
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return withBackForwardCache(request, () => ({
    ...read(browserApi(), keywordIn(new URL(request.url).searchParams)),
    notFound: null,
  }))
}

function read(api: Client, keyword: string) {
  return {
    page: settle(api.banner({ title: 'Search' })),
    found: keyword === '' ? Promise.resolve(null) : settle(api.search({ keyword })),
  }
}

function keywordIn(params: URLSearchParams) {
  return cleanKeyword(params.get('q'))
}

export default function SearchScreen({ loaderData }: Route.ComponentProps) {
  const keyword = keywordIn(useSearchParams()[0])
  return (
    <>
      <Deferred
        key={`head ${keyword}`}
        data={loaderData.page}
        notFound={<BareHead keyword={keyword} />}
        fallback={
          <BareHead keyword={keyword}>
            <Skeleton className="mt-4 h-[3.2em]" />
          </BareHead>
        }
      >
        {({ data, meta_title, meta_description, meta_keywords }) => (
          <>
            <Head meta={{ meta_title, meta_description, meta_keywords }} canonical={urls.search} isHidden />
            <SearchHead title={data.title} keyword={keyword}>
              <p className="mt-4 text-ink-soft">{data.description}</p>
            </SearchHead>
          </>
        )}
      </Deferred>
      {keyword === '' ? (
        <SearchHints />
      ) : (
        <Deferred key={keyword} data={loaderData.found} fallback={<SearchResultsSkeleton />}>
          {(reply) => <SearchResults keyword={keyword} {...groupsOf(reply)} />}
        </Deferred>
      )}
    </>
  )
}

function BareHead({ keyword, children }: { keyword: string; children?: ReactNode }) {
  return (
    <>
      <FallbackTitle title={heading} />
      <meta name="robots" content="noindex" />
      <SearchHead title={heading} keyword={keyword}>
        {children}
      </SearchHead>
    </>
  )
}
