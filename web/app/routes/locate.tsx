import type { Client } from '@house/contract/client'
import type { Banner, Meta } from '@house/contract/entities'
import { urls } from '@house/contract/urls'
import { apiContext, browserApi } from '../api/api-client.ts'
import { awaitAll, settle } from '../api/deferred.ts'
import { Deferred } from '../components/deferred.tsx'
import { Sections } from '../components/section-boundary.tsx'
import { enquiryAction } from '../enquiry/enquiry-action.ts'
import { FallbackTitle, Head } from '../head/head.tsx'
import { withBackForwardCache } from '../navigation/back-forward-cache.ts'
import { ScrollToAnchor } from '../navigation/scroll-to-anchor.tsx'
import { EnquirySection } from '../sections/locate/enquiry-section.tsx'
import { GetInTouch, GetInTouchSkeleton } from '../sections/locate/get-in-touch.tsx'
import { Locations } from '../sections/locate/locations.tsx'
import { OfficeMap } from '../sections/locate/map/office-map.tsx'
import { PageBanner, PageBannerSkeleton } from '../sections/page-banner.tsx'
import { emptyPage } from '../site-data/cms-blocks.ts'
import { officesSchema } from '../structured-data/offices.ts'
import type { Route } from './+types/locate'

export function loader({ context }: Route.LoaderArgs) {
  const client = context.get(apiContext)
  return awaitAll(client, read(client))
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return withBackForwardCache(request, () => read(browserApi()))
}

/** The enquiry form without JavaScript. */
export function action(args: Route.ActionArgs) {
  return enquiryAction(args)
}

function read(api: Client) {
  return { content: settle(api.banner({ title: 'Locate Us' })) }
}

export default function LocateScreen({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <Deferred
        data={loaderData.content}
        notFound={<LocateBanner {...emptyPage('Locate Us')} />}
        fallback={
          <>
            <FallbackTitle title="Locate Us" />
            <PageBannerSkeleton lines={[4, 2, 2]} />
          </>
        }
      >
        {(content) => <LocateBanner {...content} />}
      </Deferred>
      {/* The form is outside of Deferred, so that its input survives when the content loads. */}
      <div className="wrap section grid gap-14 lg:grid-cols-[5fr_6fr] lg:gap-24">
        <Deferred
          data={loaderData.content}
          notFound={<GetInTouch content={emptyPage('Locate Us').data} />}
          fallback={<GetInTouchSkeleton />}
        >
          {(content) => <GetInTouch content={content.data} />}
        </Deferred>
        <EnquirySection actionData={actionData} />
      </div>
      <Sections>
        <OfficeMap content={loaderData.content} />
        <Locations />
      </Sections>
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
        schemas={[officesSchema(data.image)]}
      />
      <ScrollToAnchor />
      <PageBanner {...data} />
    </>
  )
}
