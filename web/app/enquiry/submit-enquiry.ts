import type { Client } from '@house/contract/client'
import type { InputOf } from '@house/contract/endpoints'
import { type EnquiryContext, enquiryContextHeader, writeEnquiryContext } from '@house/contract/enquiry/context'
import { idempotencyKeyHeader } from '@house/contract/enquiry/idempotency-key'
import { enquiryTimeoutMs } from '@house/contract/ui-config'
import { genericErrorMessage, type SubmitError, type SubmitResult } from './submit-result.ts'

export type Attempt = { values: object; key: string; context: Partial<EnquiryContext> }

export async function submitEnquiry(api: Client, { values, key, context }: Attempt): Promise<SubmitResult> {
  try {
    const reply = await api.contactUs(values as Partial<InputOf<'contactUs'>>, {
      headers: { [idempotencyKeyHeader]: key, [enquiryContextHeader]: writeEnquiryContext(context) },
      signal: AbortSignal.timeout(enquiryTimeoutMs),
    })
    return reply.success === '1' ? { message: reply.message } : { failure: failureOf(reply) }
  } catch (error) {
    console.warn('Submitting an enquiry failed.', error)
    return { failure: { message: genericErrorMessage, status: 503 } }
  }
}

/** Our own server also names the field; other API servers may not. */
function failureOf({ message, field, status }: { message: string; field?: string; status: number }): SubmitError {
  return { message: message || genericErrorMessage, field, status }
}
