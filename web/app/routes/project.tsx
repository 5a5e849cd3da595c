import type { Client } from '@house/contract/client'
import { urls } from '@house/contract/urls'
import { Arrives } from '../components/arrives.tsx'
import { Head, TitleMeanwhile } from '../components/head.tsx'
import { apiContext, browserApi } from '../data/api.ts'
import { complete, settle } from '../data/arriving.ts'
import { revisit } from '../data/revisit.ts'
import { NotFound } from '../sections/not-found-on-demand.tsx'
import { Neighbours, NeighboursSkeleton } from '../sections/project/neighbours.tsx'
import { ProjectSpinner, ProjectStory } from '../sections/project/project-story.tsx'
import type { Route } from './+types/project'

export function loader({ context, params }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  return complete(client, read(client, params.slug), 'project')
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return revisit(request, () => ({ ...read(browserApi(), params.slug), notFound: null }))
}

function read(api: Client, slug: string) {
  return { project: settle(api.projectDetails({ slug })), all: settle(api.ourProjects()) }
}

export default function ProjectScreen({ loaderData, params }: Route.ComponentProps) {
  return (
    <Arrives
      key={params.slug}
      data={loaderData.project}
      unknown={<NotFound words={loaderData.notFound ?? undefined} />}
      meanwhile={
        <>
          <TitleMeanwhile title="Recent Projects" />
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
            places={[{ label: 'Recent Projects', to: urls.projects }]}
            image={data.image2}
          />
          <ProjectStory {...data} />
          <Arrives data={loaderData.all} meanwhile={<NeighboursSkeleton />}>
            {(all) => <Neighbours projects={all.data} current={data.slug ?? params.slug} />}
          </Arrives>
        </>
      )}
    </Arrives>
  )
}
