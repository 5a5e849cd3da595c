import { type EnquiryFields, firstFailure } from '@house/contract/rules'
import { type SyntheticEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { browserApi } from './api.ts'
import { useAttemptKey } from './attempt-key.ts'
import { type SendFailure, type SendOutcome, sendEnquiry } from './enquiry-call.ts'
import { clear, type EnquiryForm, proofOf, valuesOf } from './enquiry-forms.ts'
import { useFormToken } from './form-token.ts'
import { useNotice } from './notice.tsx'
import { visitContext } from './visit.ts'

export type SubmitOptions = {
  /** The outcome the page came with, when the form was sent without JavaScript. */
  before?: SendOutcome | undefined
  onSent: (message: string) => void
}

/** Checks, sends and clears a form. Whatever goes wrong, what was typed stays. */
export function useEnquirySubmit<V extends EnquiryFields>(
  definition: EnquiryForm<V>,
  { before, onSent }: SubmitOptions,
) {
  const { showError, takeBackError } = useNotice()
  const [outcome, setOutcome] = useState<SendOutcome>(before ?? {})
  const [isSending, setIsSending] = useState(false)
  const isUnderWay = useRef(false)
  const { keyFor, forget } = useAttemptKey()
  const token = useFormToken()

  function fail(form: HTMLFormElement, failure: SendFailure) {
    // At once, so that a screen reader reads the message together with the field it lands on.
    flushSync(() => setOutcome({ failure }))
    showError(failure.message)
    const field = failure.field && form.elements.namedItem(failure.field)
    if (field instanceof HTMLElement) field.focus()
  }

  async function send(form: HTMLFormElement) {
    const values = valuesOf(definition, new FormData(form))
    const broken = firstFailure(definition.rules, values)
    if (broken) return fail(form, broken)
    setOutcome({})
    takeBackError()
    setIsSending(true)
    const proof = proofOf(new FormData(form))
    const context = { ...visitContext(), ...proof, token: await token.take(proof.token) }
    const { failure, message = '' } = await sendEnquiry(browserApi(), { values, key: keyFor(values), context })
    setIsSending(false)
    if (failure) return fail(form, failure)
    forget()
    token.forget()
    clear(definition, form)
    setOutcome({ message })
    onSent(message)
  }

  return {
    outcome,
    isSending,
    async onSubmit(event: SyntheticEvent<HTMLFormElement>) {
      event.preventDefault()
      if (isUnderWay.current) return
      isUnderWay.current = true
      await send(event.currentTarget).finally(() => {
        isUnderWay.current = false
      })
    },
    /** Who comes to the button first has filled in the form before this script had arrived. */
    onFocus({ target }: SyntheticEvent<HTMLFormElement>) {
      if (!(target instanceof HTMLButtonElement)) token.begin()
    },
    /** A message goes as soon as what it speaks of is edited. */
    onInput({ target }: SyntheticEvent<HTMLFormElement>) {
      const { name } = target as HTMLInputElement
      if (outcome.message || outcome.failure?.field === name) setOutcome({})
    },
  }
}
