import type { Client } from '@house/contract/client'
import { urls } from '@house/contract/urls'
import { Arrives } from '../components/arrives.tsx'
import { Head, TitleMeanwhile } from '../components/head.tsx'
import { RecentHead, RecentHeadSkeleton } from '../components/recent-head.tsx'
import { apiContext, browserApi } from '../data/api.ts'
import { complete, settle } from '../data/arriving.ts'
import { useFilled } from '../data/placeholders.ts'
import { revisit } from '../data/revisit.ts'
import { PageBanner, PageBannerSkeleton } from '../sections/page-banner.tsx'
import { ProjectGrid, ProjectGridSkeleton } from '../sections/project/project-grid.tsx'
import type { Route } from './+types/projects'

const words = {
  banner: 'RECENT PROJECTS',
  heading: 'Recent Projects',
  subtitle: '<p>Open any picture to read what was asked for and what we fitted.</p>',
}

export function loader({ context }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  return complete(client, read(client))
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return revisit(request, () => ({ ...read(browserApi()), notFound: null }))
}

function read(api: Client) {
  return { page: settle(api.banner({ title: 'Recent Projects' })), projects: settle(api.ourProjects()) }
}

export default function ProjectsScreen({ loaderData }: Route.ComponentProps) {
  const filled = useFilled()
  return (
    <>
      <Arrives
        data={loaderData.page}
        unknown={
          <>
            <TitleMeanwhile title={words.heading} />
            <PageBanner image="" title={words.banner} />
            <RecentHead title={words.heading} text={words.subtitle} />
          </>
        }
        meanwhile={
          <>
            <TitleMeanwhile title={words.heading} />
            <PageBannerSkeleton />
            <RecentHeadSkeleton title={words.heading} />
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
                name={words.heading}
                image={data.image}
              />
              <PageBanner
                image={data.image}
                title={data.title}
                current={words.heading}
                description={filled.text(data.description)}
              />
              <RecentHead title={recent?.title ?? words.heading} text={filled.html(recent?.text ?? words.subtitle)} />
            </>
          )
        }}
      </Arrives>
      <Arrives data={loaderData.projects} meanwhile={<ProjectGridSkeleton />}>
        {({ data }) => <ProjectGrid projects={data} />}
      </Arrives>
    </>
  )
}
