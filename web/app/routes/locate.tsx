import type { Client } from '@house/contract/client'
import type { Banner, Meta } from '@house/contract/entities'
import { urls } from '@house/contract/urls'
import { Arrives } from '../components/arrives.tsx'
import { Head, TitleMeanwhile } from '../components/head.tsx'
import { ScrollToAnchor } from '../components/scroll-to-anchor.tsx'
import { apiContext, browserApi } from '../data/api.ts'
import { complete, settle } from '../data/arriving.ts'
import { noWords } from '../data/page-words.ts'
import { receiveEnquiry } from '../data/receive-enquiry.ts'
import { revisit } from '../data/revisit.ts'
import { EnquirySection } from '../sections/locate/enquiry-section.tsx'
import { GetInTouch, GetInTouchSkeleton } from '../sections/locate/get-in-touch.tsx'
import { Locations } from '../sections/locate/locations.tsx'
import { OfficeMap } from '../sections/locate/office-map.tsx'
import { PageBanner, PageBannerSkeleton } from '../sections/page-banner.tsx'
import { officesWith } from '../structured-data/offices.ts'
import type { Route } from './+types/locate'

export function loader({ context }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  return complete(client, read(client))
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return revisit(request, () => read(browserApi()))
}

/** The enquiry form, where it is sent without JavaScript. */
export function action(args: Route.ActionArgs) {
  return receiveEnquiry(args)
}

function read(api: Client) {
  return { words: settle(api.banner({ title: 'Locate Us' })) }
}

export default function LocateScreen({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <Arrives
        data={loaderData.words}
        unknown={<LocateBanner {...noWords('Locate Us')} />}
        meanwhile={
          <>
            <TitleMeanwhile title="Locate Us" />
            <PageBannerSkeleton lines={[4, 2, 2]} />
          </>
        }
      >
        {(words) => <LocateBanner {...words} />}
      </Arrives>
      {/* The form stays the same one while the words around it arrive: what is typed into it is not lost. */}
      <div className="wrap section grid gap-14 lg:grid-cols-[5fr_6fr] lg:gap-24">
        <Arrives
          data={loaderData.words}
          unknown={<GetInTouch words={noWords('Locate Us').data} />}
          meanwhile={<GetInTouchSkeleton />}
        >
          {(words) => <GetInTouch words={words.data} />}
        </Arrives>
        <EnquirySection answer={actionData} />
      </div>
      <OfficeMap />
      <Locations />
    </>
  )
}

function LocateBanner({ data, ...meta }: { data: Banner } & Meta) {
  return (
    <>
      <Head
        meta={meta}
        canonical={urls.locate}
        name="Locate Us"
        image={data.image}
        describes={[officesWith(data.image)]}
      />
      <ScrollToAnchor />
      <PageBanner {...data} />
    </>
  )
}
