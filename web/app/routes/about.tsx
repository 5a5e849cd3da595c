import type { Client } from '@house/contract/client'
import type { Banner, Meta } from '@house/contract/entities'
import { type AboutSectionName, aboutSections, visibleNames } from '@house/contract/pages/page-sections'
import { urls } from '@house/contract/urls'
import type { ComponentType } from 'react'
import { apiContext, browserApi } from '../api/api-client.ts'
import { awaitAll, type Deferrable, type Read, settle } from '../api/deferred.ts'
import { Deferred } from '../components/deferred.tsx'
import { Sections } from '../components/section-boundary.tsx'
import { FallbackTitle, Head } from '../head/head.tsx'
import { withBackForwardCache } from '../navigation/back-forward-cache.ts'
import { ScrollToAnchor } from '../navigation/scroll-to-anchor.tsx'
import { AboutBanner } from '../sections/about/about-banner.tsx'
import { AboutSkeleton } from '../sections/about/about-skeleton.tsx'
import { ChairmanMessage } from '../sections/about/chairman-message.tsx'
import { ComeAndSee } from '../sections/about/come-and-see.tsx'
import { DirectorMessage } from '../sections/about/director-message.tsx'
import { OurStory } from '../sections/about/our-story.tsx'
import { VisionAndMission } from '../sections/about/vision-and-mission.tsx'
import { emptyPage } from '../site-data/cms-blocks.ts'
import { useCompany } from '../site-data/site-data.ts'
import type { Route } from './+types/about'

export function loader({ context }: Route.LoaderArgs) {
  const client = context.get(apiContext)
  return awaitAll(client, read(client))
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return withBackForwardCache(request, () => read(browserApi()))
}

function read(api: Client) {
  return { content: settle(api.banner({ title: 'About Us' })), projects: settle(api.ourProjects()) }
}

export default function AboutScreen({ loaderData }: Route.ComponentProps) {
  return (
    <Deferred
      data={loaderData.content}
      notFound={<About {...emptyPage('About Us')} projects={loaderData.projects} />}
      fallback={
        <>
          <FallbackTitle title="About Us" />
          <AboutSkeleton />
        </>
      }
    >
      {(content) => <About {...content} projects={loaderData.projects} />}
    </Deferred>
  )
}

type Projects = Deferrable<Read<'ourProjects'>>

const sections: Record<AboutSectionName, ComponentType<{ content: Banner; projects: Projects }>> = {
  'chairman-message': ChairmanMessage,
  'managing-director-message': DirectorMessage,
  'our-story': OurStory,
  'vision-&-mission': VisionAndMission,
  'come-and-see': ComeAndSee,
}

function About({ data, projects, ...meta }: { data: Banner; projects: Projects } & Meta) {
  const { about_sections } = useCompany()
  return (
    <>
      <Head meta={meta} canonical={urls.about} name="About Us" image={data.image} />
      <ScrollToAnchor />
      <AboutBanner {...data} />
      <Sections>
        {visibleNames(about_sections, aboutSections).map((name) => {
          const Section = sections[name]
          return <Section key={name} content={data} projects={projects} />
        })}
      </Sections>
    </>
  )
}
