import { dealerType } from '@house/contract/limits'
import { type EnquiryFields, firstFailure } from '@house/contract/rules'
import { data, type RouterContextProvider } from 'react-router'
import { apiContext } from './api.ts'
import { type SendOutcome, sendEnquiry } from './enquiry-call.ts'
import { dealerForm, type EnquiryForm, enquiryForm, valuesOf } from './enquiry-forms.ts'

/** What a page shows after its form was sent without JavaScript; with a failure, what was typed comes back. */
export type EnquiryAnswer = SendOutcome & { values: Record<string, string> }

type ActionArgs = { request: Request; context: Readonly<RouterContextProvider> }

const hourMs = 60 * 60 * 1000

/** The `action` of a screen that holds one of the forms. */
export async function receiveEnquiry({ request, context }: ActionArgs) {
  const entries = await request.formData().catch(() => new FormData())
  const answer = await (entries.get('type') === dealerType
    ? receive(dealerForm, entries, context)
    : receive(enquiryForm, entries, context))
  return data(answer, { status: answer.failure ? 422 : 200 })
}

async function receive<V extends EnquiryFields>(
  definition: EnquiryForm<V>,
  entries: FormData,
  context: ActionArgs['context'],
): Promise<EnquiryAnswer> {
  const values = valuesOf(definition, entries)
  const broken = firstFailure(definition.rules, values)
  const outcome = broken
    ? { failure: broken }
    : await sendEnquiry(context.get(apiContext).client, values, await keyOf(values))
  const kept = definition.fields.filter((field) => outcome.failure || !definition.cleared.includes(field))
  return { ...outcome, values: Object.fromEntries(kept.map((field) => [field, String(entries.get(field) ?? '')])) }
}

/** A page that is reloaded sends its form again; the same words within the hour are the same enquiry. */
async function keyOf(values: object) {
  const words = JSON.stringify([values, Math.floor(Date.now() / hourMs)])
  return Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words))).toString('hex')
}
