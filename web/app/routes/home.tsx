import type { Client } from '@house/contract/client'
import type { Banner, Meta } from '@house/contract/entities'
import { urls } from '@house/contract/urls'
import { Arrives } from '../components/arrives.tsx'
import { BelowFold } from '../components/below-fold.tsx'
import { Head, TitleMeanwhile } from '../components/head.tsx'
import { apiContext, browserApi } from '../data/api.ts'
import { complete, settle } from '../data/arriving.ts'
import { revisit } from '../data/revisit.ts'
import { useCompany } from '../data/site.ts'
import { AboutUs } from '../sections/home/about-us.tsx'
import { Counters } from '../sections/home/counters.tsx'
import { Hero } from '../sections/home/hero.tsx'
import { NewLaunch } from '../sections/home/new-launch.tsx'
import { RecentBlogs } from '../sections/home/recent-blogs.tsx'
import { RecentProjects } from '../sections/home/recent-projects.tsx'
import { Services } from '../sections/home/services.tsx'
import { Testimonials } from '../sections/home/testimonials.tsx'
import { Trust } from '../sections/home/trust.tsx'
import { companyAndSite } from '../structured-data/company.ts'
import type { Route } from './+types/home'

export function loader({ context }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  return complete(client, read(client))
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return revisit(request, () => ({ ...read(browserApi()), notFound: null }))
}

function read(api: Client) {
  return {
    page: settle(api.banner({ title: 'Home' })),
    projects: settle(api.ourProjects()),
    blogs: settle(api.blogList({ blog_page: 1 })),
    reviews: settle(api.reviewList()),
  }
}

export default function HomeScreen({ loaderData: { page, projects, blogs, reviews } }: Route.ComponentProps) {
  return (
    <>
      <Arrives data={page} meanwhile={<TitleMeanwhile title="Home" />}>
        {(answer) => <HomeHead {...answer} />}
      </Arrives>
      <Hero page={page} />
      <BelowFold height="[--height:44rem]">
        <Services page={page} />
      </BelowFold>
      <BelowFold height="[--height:48rem] lg:[--height:40rem]">
        <NewLaunch page={page} />
      </BelowFold>
      <BelowFold height="[--height:53rem]">
        <RecentProjects projects={projects} />
      </BelowFold>
      <BelowFold height="[--height:21rem]">
        <Counters />
      </BelowFold>
      <BelowFold height="[--height:70rem] lg:[--height:62rem]">
        <Trust page={page} />
      </BelowFold>
      <BelowFold height="[--height:40rem] lg:[--height:50rem]">
        <RecentBlogs blogs={blogs} />
      </BelowFold>
      <BelowFold height="[--height:41rem] lg:[--height:48rem]">
        <Testimonials reviews={reviews} />
      </BelowFold>
      <BelowFold height="[--height:64rem] md:[--height:74rem] lg:[--height:47rem]">
        <AboutUs page={page} />
      </BelowFold>
    </>
  )
}

function HomeHead({ data, ...meta }: { data: Banner } & Meta) {
  const { video_poster } = useCompany()
  return <Head meta={meta} canonical={urls.home} image={video_poster || data.image} describes={[companyAndSite]} />
}
