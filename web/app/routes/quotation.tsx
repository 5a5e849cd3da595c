import '../planner/planner.css'
import type { Client } from '@house/contract/client'
import { urls } from '@house/contract/urls'
import { useEffect } from 'react'
import { data, redirect, useSearchParams } from 'react-router'
import { apiContext, browserApi } from '../api/api-client.ts'
import { settle } from '../api/deferred.ts'
import { genericErrorMessage } from '../enquiry/submit-result.ts'
import { Head } from '../head/head.tsx'
import type { RouteHandle } from '../navigation/route-handle.ts'
import { NoSuchQuotation, QuotationUnavailable } from '../quotation/no-quotation.tsx'
import { QuotationScreen } from '../quotation/quotation-screen.tsx'
import type { Route } from './+types/quotation'

export const handle: RouteHandle = { parameters: ['sent', 'as'], hasOwnAction: true }

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await read(context.get(apiContext), params.slug)
  return data(found, { status: found.isUnknown ? 404 : found.quotation ? 200 : 503 })
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return read(browserApi(), params.slug)
}

async function read(api: Client, token: string) {
  const reply = await settle(api.quotationDetails({ token }))
  const quotation = reply?.success === '1' ? reply.data : null
  return { quotation, isUnknown: reply !== null && !quotation }
}

/** Plain forms, with and without JavaScript: an answer is too important to depend on it. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const entries = await request.formData().catch(() => new FormData())
  const entry = (name: string) => String(entries.get(name) ?? '')
  const api = context.get(apiContext)
  const token = params.slug
  const intent = entry('intent')
  const consent = entry('consent') === 'yes' ? 'yes' : ''
  const values = { name: entry('name'), consent, reason: entry('reason'), text: entry('text') } as const
  const { name, reason, text } = values
  const answer = intent === 'accept' || intent === 'decline' ? intent : ''
  const sending =
    intent === 'ask'
      ? api.quotationQuestion({ token, text })
      : api.quotationAnswer({ token, name, reason, answer, consent })
  // The other server of API_BASE_URL may not answer.
  const reply = await sending.catch(() => ({ success: '0', message: genericErrorMessage, status: 503 }))
  if (reply.success === '1')
    // To the part of the page that says so.
    return redirect(`${urls.quotation(token)}${intent === 'ask' ? '?sent=question#question' : '?sent=answer#answer'}`)
  return data({ intent, message: reply.message, values }, { status: reply.status })
}

const meta = { meta_title: 'Your quotation', meta_description: '', meta_keywords: '' }

export default function QuotationRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  const { quotation, isUnknown } = loaderData
  const token = params.slug
  const isStaff = useSearchParams()[0].get('as') === 'staff'
  useEffect(() => {
    // Link previews and scanners of mails run no scripts: only a person's visit counts.
    if (quotation && !isStaff) void settle(browserApi().quotationOpened({ token }))
  }, [quotation, token, isStaff])
  return (
    <>
      <Head meta={meta} canonical={urls.quotation(token)} isHidden />
      {quotation ? (
        <QuotationScreen quotation={quotation} token={token} failure={actionData} />
      ) : isUnknown ? (
        <NoSuchQuotation />
      ) : (
        <QuotationUnavailable failure={actionData} />
      )}
    </>
  )
}
