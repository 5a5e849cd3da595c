import type { Client } from '@house/contract/client'
import { urls } from '@house/contract/urls'
import { apiContext, browserApi } from '../api/api-client.ts'
import { awaitAll, settle } from '../api/deferred.ts'
import { Deferred } from '../components/deferred.tsx'
import { SectionBoundary } from '../components/section-boundary.tsx'
import { FallbackTitle, Head } from '../head/head.tsx'
import { withBackForwardCache } from '../navigation/back-forward-cache.ts'
import { NotFound } from '../sections/not-found/lazy-not-found.tsx'
import { Neighbours, NeighboursSkeleton } from '../sections/project/neighbours.tsx'
import { ProjectSpinner, ProjectStory } from '../sections/project/project-story.tsx'
import type { Route } from './+types/project'

export function loader({ context, params }: Route.LoaderArgs) {
  const client = context.get(apiContext)
  return awaitAll(client, read(client, params.slug), 'project')
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return withBackForwardCache(request, () => ({ ...read(browserApi(), params.slug), notFound: null }))
}

function read(api: Client, slug: string) {
  return { project: settle(api.projectDetails({ slug })), all: settle(api.ourProjects()) }
}

export default function ProjectScreen({ loaderData, params }: Route.ComponentProps) {
  return (
    <Deferred
      key={params.slug}
      data={loaderData.project}
      notFound={<NotFound content={loaderData.notFound ?? undefined} />}
      fallback={
        <>
          <FallbackTitle title="Recent Projects" />
          <ProjectSpinner />
        </>
      }
    >
      {({ data, meta_title, meta_description, meta_keywords }) => (
        <>
          <Head
            type="article"
            meta={{ meta_title, meta_description, meta_keywords }}
            text={data.description}
            canonical={urls.project(data.slug ?? params.slug)}
            name={data.title}
            breadcrumbs={[{ label: 'Recent Projects', to: urls.projects }]}
            image={data.image2}
          />
          <ProjectStory {...data} />
          <SectionBoundary>
            <Deferred data={loaderData.all} fallback={<NeighboursSkeleton />}>
              {(all) => <Neighbours projects={all.data} current={data.slug ?? params.slug} />}
            </Deferred>
          </SectionBoundary>
        </>
      )}
    </Deferred>
  )
}
