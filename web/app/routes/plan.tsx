import '../planner/planner.css'
import '../planner/planner-header.css'
import type { Client } from '@house/contract/client'
import type { PublicEstimate } from '@house/contract/estimates/estimate'
import type { PlanDetails } from '@house/contract/plans/replies'
import { timeZone } from '@house/contract/time-zone'
import { urls } from '@house/contract/urls'
import { useEffect, useState } from 'react'
import { data, useLocation, useNavigate } from 'react-router'
import { apiContext, browserApi } from '../api/api-client.ts'
import { settle } from '../api/deferred.ts'
import { Logo } from '../components/logo.tsx'
import { Head } from '../head/head.tsx'
import type { RouteHandle } from '../navigation/route-handle.ts'
import { tip } from '../planner/class-names.ts'
import { findEstimate } from '../planner/estimate/find-estimate.ts'
import { pricesOf } from '../planner/estimate/prices.ts'
import { PlannerContext } from '../planner/planner-context.ts'
import { PlannerUnavailable } from '../planner/planner-unavailable.tsx'
import { NoSuchPlan } from '../planner/schedule/no-such-plan.tsx'
import { Schedule } from '../planner/schedule/schedule.tsx'
import { startHistory } from '../planner/state/history.ts'
import { findEditKey, openSharedPlan } from '../planner/state/open-shared-plan.ts'
import { useToast } from '../toast/toast-context.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import type { Route } from './+types/plan'

export const handle: RouteHandle = { parameters: [], isFullScreen: true }

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await read(context.get(apiContext), params.slug)
  return data(found, { status: found.isUnknown ? 404 : found.limit ? 429 : 200 })
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  return read(browserApi(), params.slug)
}

async function read(api: Client, code: string) {
  const call = api.planDetails({ code })
  const reply = await settle(call)
  const details = reply?.success === '1' ? reply.data : null
  const estimate = details ? await findEstimate(api, details.plan.items) : null
  return { details, estimate, isUnknown: reply !== null && !details, limit: reply ? '' : await limitOf(call) }
}

/** Why a client that has tried many wrong codes has to wait; empty for any other failure. */
async function limitOf(call: Promise<{ status: number; message: string }>) {
  const { status, message } = await call.catch(() => ({ status: 0, message: '' }))
  return status === 429 ? message : ''
}

const meta = { meta_title: 'A plan of windows and doors', meta_description: '', meta_keywords: '' }

export default function PlanRoute({ loaderData, params }: Route.ComponentProps) {
  const { details, estimate, isUnknown, limit } = loaderData
  return (
    <>
      <Head meta={meta} canonical={urls.plan(params.slug)} isHidden />
      {details ? (
        <SharedPlan details={details} estimate={estimate} />
      ) : isUnknown ? (
        <NoSuchPlan code={params.slug} />
      ) : limit ? (
        <TooManyCodes message={limit} />
      ) : (
        <PlannerUnavailable />
      )}
    </>
  )
}

function TooManyCodes({ message }: { message: string }) {
  return (
    <div className="wrap section grid justify-items-start gap-6">
      <Logo />
      <h1>Please wait a little</h1>
      <p className="lead">{message}</p>
    </div>
  )
}

/** A saved plan to look at. With the key of its edit link it becomes this device's plan again. */
function SharedPlan({ details, estimate }: { details: PlanDetails; estimate: PublicEstimate | null }) {
  const { code, plan, version, catalogue: plannerParts, changes, saved_at: savedAt } = details
  const navigate = useNavigate()
  const { showError, showSuccess } = useToast()
  const editKey = useEditKey(code)
  const savedAs = { code, editKey, version, plan }

  function open() {
    const { isStored, canUndo } = openSharedPlan(plan, editKey ? savedAs : null)
    if (!isStored) return showError('This browser does not store plans, so the plan cannot be changed here.')
    if (canUndo) showSuccess('Undo brings your own plan back.')
    navigate(urls.planner)
  }

  const planner = {
    plannerParts,
    codePrefix: '',
    history: startHistory(plan),
    dispatch() {},
    savedAs,
    prices: pricesOf(estimate),
    cell: 0,
    selectCell() {},
  }
  return (
    <PlannerContext value={planner}>
      <div className="planner-shared">
        <header className="planner-header print:hidden">
          <div className="planner-logo flex items-center self-stretch border-r border-raised/15 px-6 stacked:px-0">
            <Logo isOnDark />
          </div>
          <div className="planner-name min-w-0 px-6 stacked:py-2 stacked:pr-0 stacked:pl-1.5">
            <p className="planner-text">{plan.name}</p>
            <p className="truncate text-label text-night-soft max-[360px]:whitespace-normal">{code}</p>
          </div>
        </header>
        <Schedule
          actions={
            <>
              {changes.map((change) => (
                <p key={change} className={tip}>
                  {change}
                </p>
              ))}
              <div className="mt-5 flex flex-wrap gap-3 *:flex-auto *:first:basis-full print:hidden sm:*:flex-none sm:*:first:basis-auto">
                <Button onClick={open}>{editKey ? 'Change this plan' : 'Make a copy to change'}</Button>
                <a className={buttonClass('quiet')} href={urls.planPdf(code)}>
                  PDF
                </a>
                <a className={buttonClass('quiet')} href={urls.planDxf(code)} download>
                  DXF
                </a>
              </div>
              <p className={`mt-3 ${tip}`}>
                Saved on {new Date(savedAt).toLocaleDateString('en-IN', { dateStyle: 'long', timeZone })}.
              </p>
            </>
          }
        />
      </div>
    </PlannerContext>
  )
}

/**
 * The key of an edit link, or of a plan that was saved on this device; empty if there is none. It leaves the address, which
 * people copy, for the state of the history entry, which survives a reload.
 */
function useEditKey(code: string) {
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  const [editKey, setEditKey] = useState('')
  useEffect(() => {
    const linked = new URLSearchParams(hash.slice(1)).get('edit')
    if (linked) navigate('.', { replace: true, state: { editKey: linked } })
    else setEditKey(typeof state?.editKey === 'string' ? state.editKey : findEditKey(code))
  }, [code, hash, state, navigate])
  return editKey
}
