import type { Client } from '@house/contract/client'
import { urls } from '@house/contract/urls'
import { apiContext, browserApi } from '../api/api-client.ts'
import { awaitAll, settle } from '../api/deferred.ts'
import { Breadcrumb } from '../components/breadcrumb.tsx'
import { Deferred } from '../components/deferred.tsx'
import { EmptyList } from '../components/empty-list.tsx'
import { ListHeading } from '../components/list-heading.tsx'
import { Head } from '../head/head.tsx'
import { withBackForwardCache } from '../navigation/back-forward-cache.ts'
import { BlogGridSkeleton } from '../sections/blog/blog-grid.tsx'
import { GuideGrid } from '../sections/blog/guide-grid.tsx'
import type { Route } from './+types/guides'

const title = 'Guides'
const description = 'What to look for, and which products answer it.'

export function loader({ context }: Route.LoaderArgs) {
  const client = context.get(apiContext)
  return awaitAll(client, read(client))
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return withBackForwardCache(request, () => ({ ...read(browserApi()), notFound: null }))
}

function read(api: Client) {
  return { guides: settle(api.guides()) }
}

export default function GuidesScreen({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head
        meta={{ meta_title: 'Guides to windows and doors', meta_description: description, meta_keywords: '' }}
        canonical={urls.guides}
        name={title}
      />
      <header className="border-b border-hairline bg-stone">
        <div className="wrap pt-32 pb-10 md:pt-40 md:pb-14">
          <Breadcrumb breadcrumbs={[]} current={title} />
          <h1 className="mt-5">{title}</h1>
          <p className="lead mt-5">{description}</p>
        </div>
      </header>
      <ListHeading title="Start from what troubles you" />
      <Deferred data={loaderData.guides} fallback={<BlogGridSkeleton />}>
        {({ data }) =>
          data.length === 0 ? <EmptyList>There are no guides yet.</EmptyList> : <GuideGrid guides={data} />
        }
      </Deferred>
    </>
  )
}
