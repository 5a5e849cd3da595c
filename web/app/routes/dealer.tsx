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
import { DealerBanner } from '../sections/dealer/dealer-banner.tsx'
import { DealerBenefits } from '../sections/dealer/dealer-benefits.tsx'
import { DealerClosing, DealerClosingSkeleton } from '../sections/dealer/dealer-closing.tsx'
import { DealerFormSection } from '../sections/dealer/dealer-form-section.tsx'
import { DealerIntroduction } from '../sections/dealer/dealer-introduction.tsx'
import { DealerSkeleton } from '../sections/dealer/dealer-skeleton.tsx'
import { LookingFor } from '../sections/dealer/looking-for.tsx'
import type { Route } from './+types/dealer'

export function loader({ context }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  return complete(client, read(client))
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return revisit(request, () => read(browserApi()))
}

/** The dealer form, where it is sent without JavaScript. */
export function action(args: Route.ActionArgs) {
  return receiveEnquiry(args)
}

function read(api: Client) {
  return { words: settle(api.banner({ title: 'Become a Dealer' })) }
}

export default function DealerScreen({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <Arrives
        data={loaderData.words}
        unknown={<Dealership {...noWords('Become a Dealer')} />}
        meanwhile={
          <>
            <TitleMeanwhile title="Become a Dealer" />
            <DealerSkeleton />
          </>
        }
      >
        {(words) => <Dealership {...words} />}
      </Arrives>
      {/* The form stays the same one while the words around it arrive: what is typed into it is not lost. */}
      <section className="bg-stone">
        <div className="wrap section grid gap-14 lg:grid-cols-[5fr_7fr] lg:gap-24">
          <Arrives data={loaderData.words} meanwhile={<DealerClosingSkeleton />}>
            {(words) => <DealerClosing words={words.data} />}
          </Arrives>
          <DealerFormSection answer={actionData} />
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
      <DealerIntroduction words={data} />
      <DealerBenefits words={data} />
      <LookingFor words={data} />
    </>
  )
}
