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
import { DealerBanner } from '../sections/dealer/dealer-banner.tsx'
import { DealerBenefits } from '../sections/dealer/dealer-benefits.tsx'
import { DealerClosing, DealerClosingSkeleton } from '../sections/dealer/dealer-closing.tsx'
import { DealerFormSection } from '../sections/dealer/dealer-form-section.tsx'
import { DealerIntroduction } from '../sections/dealer/dealer-introduction.tsx'
import { DealerSkeleton } from '../sections/dealer/dealer-skeleton.tsx'
import { LookingFor } from '../sections/dealer/looking-for.tsx'
import { emptyPage } from '../site-data/cms-blocks.ts'
import type { Route } from './+types/dealer'

export function loader({ context }: Route.LoaderArgs) {
  const client = context.get(apiContext)
  return awaitAll(client, read(client))
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return withBackForwardCache(request, () => read(browserApi()))
}

/** The dealer form without JavaScript. */
export function action(args: Route.ActionArgs) {
  return enquiryAction(args)
}

function read(api: Client) {
  return { content: settle(api.banner({ title: 'Become a Dealer' })) }
}

export default function DealerScreen({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <Deferred
        data={loaderData.content}
        notFound={<Dealership {...emptyPage('Become a Dealer')} />}
        fallback={
          <>
            <FallbackTitle title="Become a Dealer" />
            <DealerSkeleton />
          </>
        }
      >
        {(content) => <Dealership {...content} />}
      </Deferred>
      {/* The form is outside of Deferred, so that its input survives when the content loads. */}
      <section className="bg-stone">
        <div className="wrap section grid gap-14 lg:grid-cols-[5fr_7fr] lg:gap-24">
          <Deferred data={loaderData.content} fallback={<DealerClosingSkeleton />}>
            {(content) => <DealerClosing content={content.data} />}
          </Deferred>
          <DealerFormSection actionData={actionData} />
        </div>
      </section>
    </>
  )
}

function Dealership({ data, ...meta }: { data: Banner } & Meta) {
  return (
    <>
      <Head meta={meta} canonical={urls.dealer} name="Become a Dealer" image={data.image} />
      <ScrollToAnchor />
      <DealerBanner {...data} />
      <Sections>
        <DealerIntroduction content={data} />
        <DealerBenefits content={data} />
        <LookingFor content={data} />
      </Sections>
    </>
  )
}
