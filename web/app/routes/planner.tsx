import type { Client } from '@house/contract/client'
import type { Design } from '@house/contract/plans/design'
import type { Plan } from '@house/contract/plans/plan'
import { defaultPlanName } from '@house/contract/plans/plan-limits'
import { urls } from '@house/contract/urls'
import { readDesignLink } from '@house/fenestration/design/design-link'
import { DesignError, parseDesign } from '@house/fenestration/design/parse-design'
import { data, redirect } from 'react-router'
import { apiContext, browserApi } from '../api/api-client.ts'
import { settle } from '../api/deferred.ts'
import { enquiryAction } from '../enquiry/enquiry-action.ts'
import { planFieldName } from '../enquiry/form-field-names.ts'
import { Head } from '../head/head.tsx'
import type { RouteHandle } from '../navigation/route-handle.ts'
import { changePlainPlan, emptyPlainPlan } from '../planner/plain/change-plain-plan.ts'
import { PlainPlanner } from '../planner/plain/plain-planner.tsx'
import { PlannerScreen } from '../planner/planner-screen.tsx'
import { PlannerUnavailable } from '../planner/planner-unavailable.tsx'
import type { Route } from './+types/planner'

export const handle: RouteHandle = { parameters: ['product', 'design', 'code'], isFullScreen: true }

export async function loader({ context, request }: Route.LoaderArgs) {
  return read(context.get(apiContext), new URL(request.url).searchParams)
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return read(browserApi(), new URL(request.url).searchParams)
}

/** Opening the same planner again, as after an undo or a saved plan, needs no new catalogue. */
export function shouldRevalidate() {
  return false
}

/** The planner without JavaScript: each change posts the whole plan; the enquiry form below it sends the saved one. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.clone().formData()
  if (form.has('customer_name')) {
    const { data: enquiry, init } = await enquiryAction({ context, request })
    return data({ ...emptyPlainPlan, code: String(form.get(planFieldName) ?? ''), enquiry }, init ?? {})
  }
  const client = context.get(apiContext)
  const catalogue = await settle(client.plannerCatalogue())
  if (catalogue?.success !== '1') return data(null, { status: 503 })
  const changed = await changePlainPlan(form, catalogue.data, client)
  return data(changed, { status: changed.error ? 422 : 200 })
}

async function read(api: Client, params: URLSearchParams) {
  const code = params.get('code')
  if (code) throw redirect(urls.plan(code.trim().toUpperCase()))
  const [catalogue, brought] = await Promise.all([settle(api.plannerCatalogue()), broughtDesign(api, params)])
  return { catalogue: catalogue?.success === '1' ? catalogue.data : null, ...brought }
}

/** What a product page or a link brings. */
async function broughtDesign(api: Client, params: URLSearchParams): Promise<{ initial: Plan | null; problem: string }> {
  const [product, link] = [params.get('product'), params.get('design')]
  try {
    if (link) return { initial: planOf(readDesignLink(link)), problem: '' }
    if (!product) return { initial: null, problem: '' }
    const reply = await settle(api.productDetails({ slug: product }))
    const design = reply?.success === '1' ? reply.data.plan_design : null
    if (design) return { initial: planOf(parseDesign(design)), problem: '' }
    return { initial: null, problem: 'This product cannot be planned here. Start with one of these.' }
  } catch (error) {
    if (!(error instanceof DesignError)) throw error
    return { initial: null, problem: error.message }
  }
}

function planOf(design: Design): Plan {
  return {
    name: defaultPlanName,
    items: [{ ...design, room: design.room || 'Living room', name: design.name || 'W1' }],
  }
}

const meta = {
  meta_title: 'Plan your windows',
  meta_description: 'Draw your windows and doors to size, see heat, sun, noise and weight, and send us the plan.',
  meta_keywords: 'window planner, door planner, draw windows, window design',
}

export default function PlannerRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { catalogue, initial, problem } = loaderData
  return (
    <>
      <Head meta={meta} canonical={urls.planner} name="Plan your windows" />
      {!catalogue ? (
        <PlannerUnavailable />
      ) : actionData ? (
        <PlainPlanner catalogue={catalogue} {...actionData} />
      ) : (
        <PlannerScreen catalogue={catalogue} initial={initial} problem={problem} />
      )}
    </>
  )
}
