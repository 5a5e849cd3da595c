import type { Client } from '@house/contract/client'
import { urls } from '@house/contract/urls'
import { maxInput } from '@house/contract/validation-limits'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Arrives } from '../components/arrives.tsx'
import { Head, TitleMeanwhile } from '../components/head.tsx'
import { apiContext, browserApi } from '../data/api.ts'
import { complete, settle } from '../data/arriving.ts'
import { revisit } from '../data/revisit.ts'
import type { RouteHandle } from '../data/route-handle.ts'
import { SearchHead } from '../sections/search/search-head.tsx'
import { SearchHints, SearchResults, SearchResultsSkeleton } from '../sections/search/search-results.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { Route } from './+types/search'

const heading = 'Search results'

export const handle: RouteHandle = { parameters: ['q'] }

export function loader({ context, request }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  return complete(client, read(client, keywordIn(new URL(request.url).searchParams)))
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return revisit(request, () => ({
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
  return (params.get('q') ?? '').trim().slice(0, maxInput.keyword)
}

export default function SearchScreen({ loaderData }: Route.ComponentProps) {
  const keyword = keywordIn(useSearchParams()[0])
  return (
    <>
      <Arrives
        key={`head ${keyword}`}
        data={loaderData.page}
        unknown={<BareHead keyword={keyword} />}
        meanwhile={
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
      </Arrives>
      {keyword === '' ? (
        <SearchHints />
      ) : (
        <Arrives key={keyword} data={loaderData.found} meanwhile={<SearchResultsSkeleton />}>
          {({ search_results }) => <SearchResults keyword={keyword} results={search_results} />}
        </Arrives>
      )}
    </>
  )
}

function BareHead({ keyword, children }: { keyword: string; children?: ReactNode }) {
  return (
    <>
      <TitleMeanwhile title={heading} />
      <meta name="robots" content="noindex" />
      <SearchHead title={heading} keyword={keyword}>
        {children}
      </SearchHead>
    </>
  )
}
