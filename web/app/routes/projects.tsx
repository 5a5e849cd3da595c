import type { Client } from '@house/contract/client'
import { urls } from '@house/contract/urls'
import { apiContext, browserApi } from '../api/api-client.ts'
import { awaitAll, settle } from '../api/deferred.ts'
import { Deferred } from '../components/deferred.tsx'
import { ListHeading, ListHeadingSkeleton } from '../components/list-heading.tsx'
import { SectionBoundary, SectionFallback } from '../components/section-boundary.tsx'
import { FallbackTitle, Head } from '../head/head.tsx'
import { withBackForwardCache } from '../navigation/back-forward-cache.ts'
import { PageBanner, PageBannerSkeleton } from '../sections/page-banner.tsx'
import { ProjectGrid, ProjectGridSkeleton } from '../sections/project/project-grid.tsx'
import { useInterpolate } from '../site-data/interpolate.ts'
import type { Route } from './+types/projects'

const defaults = {
  banner: 'RECENT PROJECTS',
  heading: 'Recent Projects',
}

export function loader({ context }: Route.LoaderArgs) {
  const client = context.get(apiContext)
  return awaitAll(client, read(client))
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return withBackForwardCache(request, () => ({ ...read(browserApi()), notFound: null }))
}

function read(api: Client) {
  return { page: settle(api.banner({ title: 'Recent Projects' })), projects: settle(api.ourProjects()) }
}

export default function ProjectsScreen({ loaderData }: Route.ComponentProps) {
  const filled = useInterpolate()
  return (
    <>
      <Deferred
        data={loaderData.page}
        notFound={
          <>
            <FallbackTitle title={defaults.heading} />
            <PageBanner image="" title={defaults.banner} />
            <ListHeading title={defaults.heading} />
          </>
        }
        fallback={
          <>
            <FallbackTitle title={defaults.heading} />
            <PageBannerSkeleton />
            <ListHeadingSkeleton title={defaults.heading} />
          </>
        }
      >
        {({ data, meta_title, meta_description, meta_keywords }) => {
          const recent = data.blocks?.find(({ name }) => name === 'recent')
          return (
            <>
              <Head
                meta={{ meta_title, meta_description, meta_keywords }}
                canonical={urls.projects}
                name={defaults.heading}
                image={data.image}
              />
              <PageBanner
                image={data.image}
                title={data.title}
                current={defaults.heading}
                description={filled.text(data.description)}
              />
              <ListHeading title={recent?.title || defaults.heading} text={filled.html(recent?.text ?? '')} />
            </>
          )
        }}
      </Deferred>
      <SectionBoundary fallback={<SectionFallback />}>
        <Deferred data={loaderData.projects} fallback={<ProjectGridSkeleton />}>
          {({ data }) => <ProjectGrid projects={data} />}
        </Deferred>
      </SectionBoundary>
    </>
  )
}
