import type { Client } from '@house/contract/client'
import type { InputOf } from '@house/contract/endpoints'
import { enquiryGivesUpAfterMs } from '@house/contract/limits'

/** Why nothing was sent, and beside which field to say so, where it concerns one. */
export type SendFailure = { field?: string | undefined; message: string }
/** What a form has to say about the last time it was sent: a failure, or the message of a success. */
export type SendOutcome = { failure?: SendFailure | undefined; message?: string | undefined }

const faultMessage = 'An error occurred. Please try again.'

export async function sendEnquiry(api: Client, values: object, key: string): Promise<SendOutcome> {
  try {
    const answer = await api.contactUs(values as Partial<InputOf<'contactUs'>>, {
      headers: { 'idempotency-key': key },
      signal: AbortSignal.timeout(enquiryGivesUpAfterMs),
    })
    return answer.success === '1' ? { message: answer.message } : { failure: failureOf(answer) }
  } catch (error) {
    console.warn('An enquiry was not sent.', error)
    return { failure: { message: faultMessage } }
  }
}

/** Our own server also names the field; another one may not. */
function failureOf({ message, field }: { message: string; field?: string }): SendFailure {
  return { message: message || faultMessage, field }
}
