import '../planner/planner.css'
import '../planner/planner-header.css'
import type { Client } from '@house/contract/client'
import type { PlanDetails } from '@house/contract/plans/replies'
import { urls } from '@house/contract/urls'
import { useEffect, useState } from 'react'
import { data, useNavigate } from 'react-router'
import { apiContext, browserApi } from '../api/api-client.ts'
import { settle } from '../api/deferred.ts'
import { Logo } from '../components/logo.tsx'
import { Head } from '../head/head.tsx'
import type { RouteHandle } from '../navigation/route-handle.ts'
import { PlannerContext } from '../planner/planner-context.ts'
import { PlannerUnavailable } from '../planner/planner-unavailable.tsx'
import { NoSuchPlan } from '../planner/schedule/no-such-plan.tsx'
import { Schedule } from '../planner/schedule/schedule.tsx'
import { startHistory } from '../planner/state/history.ts'
import { writeStoredPlan } from '../planner/state/stored-plan.ts'
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
  return { details, isUnknown: reply !== null && !details, limit: reply ? '' : await limitOf(call) }
}

/** Why a client that has tried many wrong codes has to wait; empty for any other failure. */
async function limitOf(call: Promise<{ status: number; message: string }>) {
  const { status, message } = await call.catch(() => ({ status: 0, message: '' }))
  return status === 429 ? message : ''
}

const meta = { meta_title: 'A plan of windows and doors', meta_description: '', meta_keywords: '' }

export default function PlanRoute({ loaderData, params }: Route.ComponentProps) {
  const { details, isUnknown, limit } = loaderData
  return (
    <>
      <Head meta={meta} canonical={urls.plan(params.slug)} isHidden />
      {details ? (
        <SharedPlan details={details} />
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
function SharedPlan({ details }: { details: PlanDetails }) {
  const { code, plan, catalogue, changes, versions } = details
  const navigate = useNavigate()
  const [editKey, setEditKey] = useState<string | null>(null)
  useEffect(() => setEditKey(new URLSearchParams(location.hash.slice(1)).get('edit')), [])

  function take(key: string | null) {
    const stored = { plan, past: [], future: [], savedAt: new Date().toISOString() }
    writeStoredPlan(localStorage, { ...stored, code: key ? code : null, editKey: key })
    navigate(urls.planner)
  }

  const planner = {
    catalogue,
    history: startHistory(plan),
    dispatch() {},
    copy: { code, editKey: null },
    setCopy() {},
    cell: 0,
    selectCell() {},
  }
  return (
    <PlannerContext value={planner}>
      <div className="planner-shared">
        <header className="planner-header">
          <div className="planner-logo">
            <Logo />
          </div>
          <div className="planner-name">
            <p className="planner-text">{plan.name}</p>
            <p>{code}</p>
          </div>
        </header>
        <Schedule
          actions={
            <>
              {changes.map((change) => (
                <p key={change} className="planner-tip">
                  {change}
                </p>
              ))}
              <div className="planner-shared-actions">
                {editKey ? (
                  <Button onClick={() => take(editKey)}>Change this plan</Button>
                ) : (
                  <Button onClick={() => take(null)}>Make a copy to change</Button>
                )}
                <a className={buttonClass('quiet')} href={urls.planPdf(code)}>
                  PDF
                </a>
                <a className={buttonClass('quiet')} href={urls.planDxf(code)} download>
                  DXF
                </a>
              </div>
              {versions[0] && (
                <p className="planner-tip">
                  Saved on{' '}
                  {new Date(versions[0]).toLocaleDateString('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })}.
                </p>
              )}
            </>
          }
        />
      </div>
    </PlannerContext>
  )
}
