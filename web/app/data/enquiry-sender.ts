import { type EnquiryFields, firstFailure } from '@house/contract/enquiry-rules'
import { browserApi } from './api.ts'
import { createAttemptKey } from './attempt-key.ts'
import { sendEnquiry } from './enquiry-call.ts'
import { clear, type EnquiryForm, enquiryForms, proofOf, valuesOf } from './enquiry-forms.ts'
import { createFormToken } from './form-token.ts'
import type { SendFailure, SendOutcome } from './send-outcome.ts'
import { visitContext } from './visit.ts'

export type EnquiryKind = keyof typeof enquiryForms

export type EnquirySender = {
  /** Someone has begun to fill in the form. */
  begin: () => void
  /** The first rule that is broken. */
  check: (form: HTMLFormElement) => SendFailure | undefined
  /** Sends and clears what was checked. */
  send: (form: HTMLFormElement) => Promise<SendOutcome>
}

/** All that a form needs once it is used; fetched when someone comes to it. */
export function createSender(kind: EnquiryKind): EnquirySender {
  return kind === 'dealer' ? senderOf(enquiryForms.dealer) : senderOf(enquiryForms.enquiry)
}

function senderOf<V extends EnquiryFields>(definition: EnquiryForm<V>): EnquirySender {
  const { keyFor, forget } = createAttemptKey()
  const token = createFormToken()
  const read = (form: HTMLFormElement) => valuesOf(definition, new FormData(form))
  return {
    begin: token.begin,
    check: (form) => firstFailure(definition.rules, read(form)),
    async send(form) {
      const values = read(form)
      const proof = proofOf(new FormData(form))
      const context = { ...visitContext(), ...proof, token: await token.take(proof.token) }
      const outcome = await sendEnquiry(browserApi(), { values, key: keyFor(values), context })
      if (outcome.failure) return outcome
      forget()
      token.forget()
      clear(definition, form)
      return outcome
    },
  }
}
