import type { Client } from '@house/contract/client'
import type { Banner, Meta } from '@house/contract/entities'
import { hasPage } from '@house/contract/pages/optional-pages'
import { type HomeSectionName, homeSections, visibleNames } from '@house/contract/pages/page-sections'
import { urls } from '@house/contract/urls'
import type { ComponentType } from 'react'
import { apiContext, browserApi } from '../api/api-client.ts'
import { awaitAll, settle } from '../api/deferred.ts'
import { Deferred } from '../components/deferred.tsx'
import { SectionBoundary, SectionFallback, Sections } from '../components/section-boundary.tsx'
import { FallbackTitle, Head } from '../head/head.tsx'
import { withBackForwardCache } from '../navigation/back-forward-cache.ts'
import { AboutUs } from '../sections/home/about-us.tsx'
import { Counters } from '../sections/home/counters.tsx'
import { Hero } from '../sections/home/hero.tsx'
import { NewLaunch } from '../sections/home/new-launch.tsx'
import { RecentBlogs } from '../sections/home/recent-blogs.tsx'
import { RecentProjects } from '../sections/home/recent-projects.tsx'
import { Services } from '../sections/home/services.tsx'
import { Testimonials } from '../sections/home/testimonials.tsx'
import { Trust } from '../sections/home/trust.tsx'
import { useCompany } from '../site-data/site-data.ts'
import { companySchema } from '../structured-data/company.ts'
import type { Route } from './+types/home'

export function loader({ context }: Route.LoaderArgs) {
  const client = context.get(apiContext)
  return awaitAll(client, read(client))
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return withBackForwardCache(request, () => ({ ...read(browserApi()), notFound: null }))
}

function read(api: Client) {
  return {
    page: settle(api.banner({ title: 'Home' })),
    projects: settle(api.ourProjects()),
    blogs: settle(api.blogList({ blog_page: 1 })),
    reviews: settle(api.reviewList()),
  }
}

type HomeData = Route.ComponentProps['loaderData']

const sections: Record<HomeSectionName, ComponentType<HomeData>> = {
  services: Services,
  'new-launch': NewLaunch,
  projects: RecentProjects,
  counters: Counters,
  trust: Trust,
  blogs: RecentBlogs,
  testimonials: Testimonials,
  about: AboutUs,
}

/** What these sections list has pages of its own. */
const sectionUrls: { [N in HomeSectionName]?: string } = { projects: urls.projects, blogs: urls.blogs }

export default function HomeScreen({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData
  const company = useCompany()
  const shown = visibleNames(company.home_sections, homeSections).filter((name) =>
    hasPage(company, sectionUrls[name] ?? urls.home),
  )
  return (
    <>
      <Deferred data={page} fallback={<FallbackTitle title="Home" />}>
        {(reply) => <HomeHead {...reply} />}
      </Deferred>
      <SectionBoundary fallback={<SectionFallback />}>
        <Hero page={page} />
      </SectionBoundary>
      <Sections>
        {shown.map((name) => {
          const Section = sections[name]
          return <Section key={name} {...loaderData} />
        })}
      </Sections>
    </>
  )
}

/** The meta tags of the settings are those of the home page. */
function HomeHead({ data, ...stored }: { data: Banner } & Meta) {
  const { video_poster, meta_title, meta_description, meta_keywords } = useCompany()
  const meta = {
    meta_title: meta_title || stored.meta_title,
    meta_description: meta_description || stored.meta_description,
    meta_keywords: meta_keywords || stored.meta_keywords,
  }
  return <Head meta={meta} canonical={urls.home} image={video_poster || data.image} schemas={[companySchema]} />
}
