import type { Client } from '@house/contract/client'
import type { Banner, Meta } from '@house/contract/entities'
import { urls } from '@house/contract/urls'
import { Arrives } from '../components/arrives.tsx'
import { Head, TitleMeanwhile } from '../components/head.tsx'
import { ScrollToAnchor } from '../components/scroll-to-anchor.tsx'
import { apiContext, browserApi } from '../data/api.ts'
import { complete, settle } from '../data/arriving.ts'
import { noWords } from '../data/page-words.ts'
import { revisit } from '../data/revisit.ts'
import { AboutBanner } from '../sections/about/about-banner.tsx'
import { AboutSkeleton } from '../sections/about/about-skeleton.tsx'
import { ChairmanMessage } from '../sections/about/chairman-message.tsx'
import { ComeAndSee } from '../sections/about/come-and-see.tsx'
import { DirectorMessage } from '../sections/about/director-message.tsx'
import { OurStory } from '../sections/about/our-story.tsx'
import { VisionAndMission } from '../sections/about/vision-and-mission.tsx'
import type { Route } from './+types/about'

export function loader({ context }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  return complete(client, read(client))
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return revisit(request, () => read(browserApi()))
}

function read(api: Client) {
  return { words: settle(api.banner({ title: 'About Us' })) }
}

export default function AboutScreen({ loaderData }: Route.ComponentProps) {
  return (
    <Arrives
      data={loaderData.words}
      unknown={<About {...noWords('About Us')} />}
      meanwhile={
        <>
          <TitleMeanwhile title="About Us" />
          <AboutSkeleton />
        </>
      }
    >
      {(words) => <About {...words} />}
    </Arrives>
  )
}

function About({ data, ...meta }: { data: Banner } & Meta) {
  return (
    <>
      <Head meta={meta} canonical={urls.about} name="About Us" image={data.image} />
      <ScrollToAnchor />
      <AboutBanner {...data} />
      <ChairmanMessage words={data} />
      <DirectorMessage words={data} />
      <OurStory words={data} />
      <VisionAndMission words={data} />
      <ComeAndSee />
    </>
  )
}
