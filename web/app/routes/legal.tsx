import type { Client } from '@house/contract/client'
import { urls } from '@house/contract/urls'
import { matchPath, useLocation } from 'react-router'
import { apiContext, browserApi } from '../api/api-client.ts'
import { awaitAll, settle } from '../api/deferred.ts'
import { Deferred } from '../components/deferred.tsx'
import { FallbackTitle } from '../head/head.tsx'
import { withBackForwardCache } from '../navigation/back-forward-cache.ts'
import { LegalPage, LegalPageSkeleton } from '../sections/legal/legal-page.tsx'
import { emptyPage } from '../site-data/cms-blocks.ts'
import type { Route } from './+types/legal'

const terms = { title: 'Terms & Conditions', canonical: urls.terms }
const privacy = { title: 'Privacy Policy', canonical: urls.privacy }

function pageAt({ pathname }: { pathname: string }) {
  return matchPath(urls.privacy, pathname) ? privacy : terms
}

export function loader({ context, request }: Route.LoaderArgs) {
  const client = context.get(apiContext)
  return awaitAll(client, read(client, request))
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return withBackForwardCache(request, () => read(browserApi(), request))
}

function read(api: Client, { url }: Request) {
  return { content: settle(api.banner({ title: pageAt(new URL(url)).title })) }
}

export default function LegalScreen({ loaderData }: Route.ComponentProps) {
  const { title, canonical } = pageAt(useLocation())
  return (
    <Deferred
      key={title}
      data={loaderData.content}
      notFound={<LegalPage {...emptyPage(title)} canonical={canonical} />}
      fallback={
        <>
          <FallbackTitle title={title} />
          <LegalPageSkeleton />
        </>
      }
    >
      {(content) => <LegalPage {...content} canonical={canonical} />}
    </Deferred>
  )
}
