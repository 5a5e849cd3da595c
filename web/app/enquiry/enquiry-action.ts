import { campaignOf, type EnquiryContext } from '@house/contract/enquiry/context'
import { dealerType } from '@house/contract/enquiry/options'
import { type EnquiryFields, firstFailure } from '@house/contract/enquiry/rules'
import { data, type RouterContextProvider } from 'react-router'
import { apiContext } from '../api/api-client.ts'
import { type EnquiryForm, enquiryForms, spamCheckValues, valuesOf } from './enquiry-forms.ts'
import { submitEnquiry } from './submit-enquiry.ts'
import type { SubmitResult } from './submit-result.ts'

/** What a page shows after a submission without JavaScript; after a failure, with the submitted values. */
export type EnquiryActionData = SubmitResult & { values: Record<string, string> }

type ActionArgs = { request: Request; context: Readonly<RouterContextProvider> }

const hourMs = 60 * 60 * 1000

/** The `action` of pages with one of the forms. */
export async function enquiryAction({ request, context }: ActionArgs) {
  const entries = await request.formData().catch(() => new FormData())
  const submission = { entries, request, context }
  const result = await (entries.get('type') === dealerType
    ? receive(enquiryForms.dealer, submission)
    : receive(enquiryForms.enquiry, submission))
  return data(result, { status: result.failure ? (result.failure.status ?? 422) : 200 })
}

async function receive<V extends EnquiryFields>(
  definition: EnquiryForm<V>,
  { entries, request, context }: ActionArgs & { entries: FormData },
): Promise<EnquiryActionData> {
  const values = valuesOf(definition, entries)
  const failure = firstFailure(definition.rules, values)
  const result = failure
    ? { failure }
    : await submitEnquiry(context.get(apiContext), {
        values,
        key: await keyOf(values),
        context: contextOf(request, entries),
      })
  const returnedFields = definition.fields.filter((field) => result.failure || !definition.cleared.includes(field))
  return {
    ...result,
    values: Object.fromEntries(returnedFields.map((field) => [field, String(entries.get(field) ?? '')])),
  }
}

function contextOf(request: Request, entries: FormData): Partial<EnquiryContext> {
  const { pathname, search } = new URL(request.url)
  return {
    ...campaignOf(search),
    page: pathname,
    language: request.headers.get('accept-language')?.split(/[,;]/)[0] ?? '',
    ...spamCheckValues(entries),
  }
}

/** Reloading the page submits the form again; the same values within the hour are the same enquiry. */
async function keyOf(values: object) {
  const source = JSON.stringify([values, Math.floor(Date.now() / hourMs)])
  return Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(source))).toString('hex')
}
