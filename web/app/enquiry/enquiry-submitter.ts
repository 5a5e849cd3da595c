import { type EnquiryFields, firstFailure } from '@house/contract/enquiry/rules'
import { attributionContext } from '../analytics/attribution.ts'
import { browserApi } from '../api/api-client.ts'
import { clear, type EnquiryForm, enquiryForms, spamCheckValues, valuesOf } from './enquiry-forms.ts'
import { createFormToken } from './form-token.ts'
import { createIdempotencyKey } from './idempotency-key.ts'
import { submitEnquiry } from './submit-enquiry.ts'
import type { SubmitError, SubmitResult } from './submit-result.ts'

export type EnquiryKind = keyof typeof enquiryForms

export type EnquirySubmitter = {
  /** Called on the first focus of the form. */
  begin: () => void
  /** The first validation error. */
  check: (form: HTMLFormElement) => SubmitError | undefined
  /** Submits the validated values and resets the form. */
  send: (form: HTMLFormElement) => Promise<SubmitResult>
}

/** Validation and submission of a form, loaded on first focus. */
export function createEnquirySubmitter(kind: EnquiryKind): EnquirySubmitter {
  return kind === 'dealer' ? submitterFor(enquiryForms.dealer) : submitterFor(enquiryForms.enquiry)
}

function submitterFor<V extends EnquiryFields>(definition: EnquiryForm<V>): EnquirySubmitter {
  const { keyFor, reset } = createIdempotencyKey()
  const token = createFormToken()
  const read = (form: HTMLFormElement) => valuesOf(definition, new FormData(form))
  return {
    begin: token.begin,
    check: (form) => firstFailure(definition.rules, read(form)),
    async send(form) {
      const values = read(form)
      const spamCheck = spamCheckValues(new FormData(form))
      const context = { ...attributionContext(), ...spamCheck, token: await token.take(spamCheck.token) }
      const result = await submitEnquiry(browserApi(), { values, key: keyFor(values), context })
      if (result.failure) return result
      reset()
      token.reset()
      clear(definition, form)
      return result
    },
  }
}
