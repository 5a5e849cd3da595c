import { type SyntheticEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useToast } from '../toast/toast-context.tsx'
import type { EnquiryKind, EnquirySubmitter } from './enquiry-submitter.ts'
import { genericErrorMessage, type SubmitError, type SubmitResult } from './submit-result.ts'

export type SubmitOptions = {
  /** The result of a submission without JavaScript. */
  before?: SubmitResult | undefined
  onSent: (message: string) => void
}

/** Validates, submits and resets a form. The input survives every failure. */
export function useEnquirySubmit(kind: EnquiryKind, { before, onSent }: SubmitOptions) {
  const { showError, dismissError } = useToast()
  const [outcome, setOutcome] = useState<SubmitResult>(before ?? {})
  const [isSending, setIsSending] = useState(false)
  const isUnderWay = useRef(false)
  const loadSubmitter = useSubmitter(kind)

  function fail(form: HTMLFormElement, failure: SubmitError) {
    // Synchronously, so that a screen reader announces the message together with the focused field.
    flushSync(() => setOutcome({ failure }))
    showError(failure.message)
    const field = failure.field && form.elements.namedItem(failure.field)
    if (field instanceof HTMLElement) field.focus()
  }

  async function submit(form: HTMLFormElement) {
    const sender = await loadSubmitter().catch(() => undefined)
    if (!sender) return submitPlainly(form)
    const broken = sender.check(form)
    if (broken) return fail(form, broken)
    setOutcome({})
    dismissError()
    setIsSending(true)
    const { failure, message = '' } = await sender.send(form)
    setIsSending(false)
    if (failure) return fail(form, failure)
    setOutcome({ message })
    onSent(message)
  }

  /** After a deployment the chunk of an old page may be gone; the form is then submitted natively. */
  function submitPlainly(form: HTMLFormElement) {
    if (navigator.onLine) form.submit()
    else fail(form, { message: genericErrorMessage })
  }

  return {
    outcome,
    isSending,
    async onSubmit(event: SyntheticEvent<HTMLFormElement>) {
      event.preventDefault()
      if (isUnderWay.current) return
      isUnderWay.current = true
      await submit(event.currentTarget).finally(() => {
        isUnderWay.current = false
      })
    },
    /** Focus that starts at the button means the form was filled in before hydration. */
    onFocus({ target }: SyntheticEvent<HTMLFormElement>) {
      const isBeginning = !(target instanceof HTMLButtonElement)
      loadSubmitter().then(
        ({ begin }) => isBeginning && begin(),
        () => {},
      )
    },
    /** Editing a field clears its error. */
    onInput({ target }: SyntheticEvent<HTMLFormElement>) {
      const { name } = target as HTMLInputElement
      if (outcome.message || outcome.failure?.field === name) setOutcome({})
    },
  }
}

function useSubmitter(kind: EnquiryKind) {
  const sender = useRef<EnquirySubmitter>(null)
  return async () => {
    const { createEnquirySubmitter } = await import('./enquiry-submitter.ts')
    sender.current ??= createEnquirySubmitter(kind)
    return sender.current
  }
}
