import type { Client } from '@house/contract/client'
import type { Design } from '@house/contract/plans/design'
import { answerNames } from '@house/contract/products/answers'
import { roomLabels } from '@house/contract/products/attribute-options'
import { urls } from '@house/contract/urls'
import { readDesignLink } from '@house/fenestration/design/design-link'
import { DesignError, parseDesign } from '@house/fenestration/design/parse-design'
import { withKnownParts } from '@house/fenestration/plan/known-parts'
import { presetsFor } from '@house/fenestration/plan/presets'
import { data, redirect } from 'react-router'
import { apiContext, browserApi } from '../api/api-client.ts'
import { settle } from '../api/deferred.ts'
import { enquiryAction } from '../enquiry/enquiry-action.ts'
import { Head } from '../head/head.tsx'
import type { RouteHandle } from '../navigation/route-handle.ts'
import { findEstimate } from '../planner/estimate/find-estimate.ts'
import { changePlainPlan } from '../planner/plain/change-plain-plan.ts'
import { readPlainPlan } from '../planner/plain/plain-plan.ts'
import { PlainPlanner } from '../planner/plain/plain-planner.tsx'
import { PlannerScreen } from '../planner/planner-screen.tsx'
import { PlannerUnavailable } from '../planner/planner-unavailable.tsx'
import { describeLeftOut, withAnswers } from '../planner/with-answers.ts'
import type { Route } from './+types/planner'

export const handle: RouteHandle = {
  parameters: ['product', ...answerNames, 'design', 'code'],
  isFullScreen: true,
}

export async function loader({ context, request }: Route.LoaderArgs) {
  return read(context.get(apiContext), new URL(request.url).searchParams)
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return read(browserApi(), new URL(request.url).searchParams)
}

/** Opening the same planner again, as after an undo or a saved plan, needs no new planner parts. */
export function shouldRevalidate() {
  return false
}

/** The planner without JavaScript: each change posts the whole plan; the enquiry form below it sends the saved one. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request
    .clone()
    .formData()
    .catch(() => new FormData())
  const sent = form.has('customer_name') ? await enquiryAction({ context, request }) : null
  const client = context.get(apiContext)
  const reply = await settle(client.plannerCatalogue())
  if (reply?.success !== '1') return data(null, { status: 503 })
  // Only a saved plan has the form to send it.
  if (sent) {
    const plain = readPlainPlan(form, reply.data)
    const estimate = await findEstimate(client, plain.plan.items)
    return data({ ...plain, estimate, isSaved: true, enquiry: sent.data }, sent.init ?? {})
  }
  const changed = await changePlainPlan(form, reply.data, client)
  const estimate = await findEstimate(client, changed.plan.items)
  return data({ ...changed, estimate }, { status: changed.error ? 422 : 200 })
}

async function read(api: Client, params: URLSearchParams) {
  const code = params.get('code')
  if (code) throw redirect(urls.plan(code.trim().toUpperCase()))
  const [reply, { designs, problem }] = await Promise.all([
    settle(api.plannerCatalogue()),
    findInitialDesigns(api, params),
  ])
  if (reply?.success !== '1')
    return { plannerParts: null, codePrefix: '', estimates: undefined, initialDesigns: [], problem }
  // An old link may name what we no longer offer.
  const known = designs.map((design) => withKnownParts(design, reply.data))
  // A link to a design already has its size, room and glass.
  const initialDesigns = known.map(({ design }) =>
    params.has('design') ? design : withAnswers(design, params, reply.data),
  )
  const leftOut = known.length > 0 && !params.has('design') ? describeLeftOut(params) : ''
  const sentences = [problem, leftOut, ...known.flatMap(({ changes }) => changes)].filter(Boolean)
  const codePrefix = reply.plan_code_prefix
  return {
    plannerParts: reply.data,
    codePrefix,
    estimates: reply.estimates,
    initialDesigns,
    problem: sentences.join(' '),
  }
}

/** What a product page, the finder or a link brings. */
async function findInitialDesigns(
  api: Client,
  params: URLSearchParams,
): Promise<{ designs: Design[]; problem: string }> {
  const [product, link] = [params.get('product'), params.get('design')]
  try {
    if (link) return { designs: [inARoom(readDesignLink(link))], problem: '' }
    if (!product) return { designs: [], problem: '' }
    const reply = await settle(api.productDetails({ slug: product }))
    const { plan_design, attributes } = reply?.success === '1' ? reply.data : {}
    const [room] = attributes?.rooms ?? []
    if (plan_design) return { designs: [inARoom(parseDesign(plan_design), room && roomLabels[room])], problem: '' }
    return { designs: [], problem: 'This product cannot be planned here. Start with one of these.' }
  } catch (error) {
    if (!(error instanceof DesignError)) throw error
    return { designs: [], problem: error.message }
  }
}

function inARoom(design: Design, usual: string = roomLabels['living-room']): Design {
  return { ...design, room: design.room || usual }
}

const meta = {
  meta_title: 'Plan your windows',
  meta_description: 'Draw your windows and doors to size, see heat, sun, noise and weight, and send us the plan.',
  meta_keywords: 'window planner, door planner, draw windows, window design',
}

export default function PlannerRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { plannerParts, codePrefix, estimates, initialDesigns, problem } = loaderData
  return (
    <>
      <Head meta={meta} canonical={urls.planner} name="Plan your windows" />
      {!plannerParts || presetsFor(plannerParts).length === 0 ? (
        <PlannerUnavailable />
      ) : actionData ? (
        <PlainPlanner plannerParts={plannerParts} {...actionData} />
      ) : (
        <PlannerScreen
          plannerParts={plannerParts}
          codePrefix={codePrefix}
          {...(estimates && { estimates })}
          initialDesigns={initialDesigns}
          problem={problem}
        />
      )}
    </>
  )
}
