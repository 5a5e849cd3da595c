import { type SyntheticEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useToast } from '../toast/toast-context.tsx'
import type { EnquiryKind, EnquirySubmitter } from './enquiry-submitter.ts'
import { genericErrorMessage, type SubmitError, type SubmitResult } from './submit-result.ts'

export type SubmitOptions = {
  /** The result of a submission without JavaScript. */
  initial?: SubmitResult | undefined
  onSent: (message: string) => void
}

/** Validates, submits and resets a form. The input survives every failure. */
export function useEnquirySubmit(kind: EnquiryKind, { initial, onSent }: SubmitOptions) {
  const { showError, dismissError } = useToast()
  const [result, setResult] = useState<SubmitResult>(initial ?? {})
  const [isSending, setIsSending] = useState(false)
  const isSubmitting = useRef(false)
  const loadSubmitter = useSubmitter(kind)

  function fail(form: HTMLFormElement, failure: SubmitError) {
    // Synchronously, so that a screen reader announces the message together with the focused field.
    flushSync(() => setResult({ failure }))
    showError(failure.message)
    const field = failure.field && form.elements.namedItem(failure.field)
    if (field instanceof HTMLElement) field.focus()
  }

  async function submit(form: HTMLFormElement) {
    const submitter = await loadSubmitter().catch(() => undefined)
    if (!submitter) return submitNatively(form)
    const invalid = submitter.check(form)
    if (invalid) return fail(form, invalid)
    setResult({})
    dismissError()
    setIsSending(true)
    const { failure, message = '' } = await submitter.send(form)
    setIsSending(false)
    if (failure) return fail(form, failure)
    setResult({ message })
    onSent(message)
  }

  /** After a deployment the chunk of an old page may be gone; the form is then submitted natively. */
  function submitNatively(form: HTMLFormElement) {
    if (navigator.onLine) form.submit()
    else fail(form, { message: genericErrorMessage })
  }

  return {
    result,
    isSending,
    async onSubmit(event: SyntheticEvent<HTMLFormElement>) {
      event.preventDefault()
      if (isSubmitting.current) return
      isSubmitting.current = true
      await submit(event.currentTarget).finally(() => {
        isSubmitting.current = false
      })
    },
    /** Focus that starts at the button means the form was filled in initial hydration. */
    onFocus({ target }: SyntheticEvent<HTMLFormElement>) {
      const isField = !(target instanceof HTMLButtonElement)
      loadSubmitter().then(
        ({ begin }) => isField && begin(),
        () => {},
      )
    },
    /** Editing a field clears its error. */
    onInput({ target }: SyntheticEvent<HTMLFormElement>) {
      const { name } = target as HTMLInputElement
      if (result.message || result.failure?.field === name) setResult({})
    },
  }
}

function useSubmitter(kind: EnquiryKind) {
  const submitter = useRef<EnquirySubmitter>(null)
  return async () => {
    const { createEnquirySubmitter } = await import('./enquiry-submitter.ts')
    submitter.current ??= createEnquirySubmitter(kind)
    return submitter.current
  }
}
