import type { Client } from '@house/contract/client'
import { answerNames, parseAnswers, toAnswerFields } from '@house/contract/products/answers'
import { ignoredSizes } from '@house/contract/products/filter'
import { urls } from '@house/contract/urls'
import { useSearchParams } from 'react-router'
import { apiContext, browserApi } from '../api/api-client.ts'
import { awaitAll, settle } from '../api/deferred.ts'
import { Breadcrumb } from '../components/breadcrumb.tsx'
import { Deferred } from '../components/deferred.tsx'
import { Head } from '../head/head.tsx'
import { withBackForwardCache } from '../navigation/back-forward-cache.ts'
import type { RouteHandle } from '../navigation/route-handle.ts'
import { FinderForm } from '../sections/finder/finder-form.tsx'
import { Recommendations, RecommendationsSkeleton } from '../sections/finder/recommendations.tsx'
import { SmallSize } from '../sections/finder/small-size.tsx'
import { IgnoredSizes } from '../sections/product-filter/ignored-sizes.tsx'
import type { Route } from './+types/finder'

const title = 'Find my window'
const breadcrumbs = [{ label: 'All products', to: urls.products() }]
const meta = {
  meta_title: title,
  meta_description:
    'Four questions about the room, the problem, how it should open and its size: three products that fit, with reasons.',
  meta_keywords: '',
}

export const handle: RouteHandle = { parameters: answerNames }

export function loader({ context, request }: Route.LoaderArgs) {
  const client = context.get(apiContext)
  return awaitAll(client, read(client, new URL(request.url).searchParams))
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return withBackForwardCache(request, () => ({
    ...read(browserApi(), new URL(request.url).searchParams),
    notFound: null,
  }))
}

function read(api: Client, params: URLSearchParams) {
  const fields = toAnswerFields(answersIn(params))
  const isAnswered = Object.values(fields).some(Boolean)
  return { found: isAnswered ? settle(api.recommendations(fields)) : Promise.resolve(null) }
}

function answersIn(params: URLSearchParams) {
  return parseAnswers((name) => params.get(name))
}

export default function FinderScreen({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const answers = answersIn(params)
  const isIncomplete = ignoredSizes((name) => params.get(name)).length > 0
  const isAnswered = Object.values(answers).some(Boolean)
  return (
    <>
      <Head meta={meta} canonical={urls.finder} name={title} breadcrumbs={breadcrumbs} isUnlisted={isAnswered} />
      <header className="border-b border-hairline bg-stone">
        <div className="wrap pt-32 pb-10 md:pt-40 md:pb-14">
          <Breadcrumb breadcrumbs={breadcrumbs} current={title} />
          <h1 className="mt-5">{title}</h1>
          <p className="lead mt-5">Answer what you know, leave out the rest. You get three products, and why.</p>
        </div>
      </header>
      <IgnoredSizes className="wrap pt-8" />
      <SmallSize answers={answers} />
      {isAnswered && (
        <Deferred key={JSON.stringify(answers)} data={loaderData.found} fallback={<RecommendationsSkeleton />}>
          {(found) => <Recommendations {...found} answers={answers} isIncomplete={isIncomplete} />}
        </Deferred>
      )}
      <FinderForm answers={answers} />
    </>
  )
}
