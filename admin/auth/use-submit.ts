import { type FormEvent, useState } from 'react'
import type { HttpError } from 'react-admin'

type SubmitError = { message: string; status: number; field: string | undefined }
type Submit = (values: Record<string, string>, form: HTMLFormElement) => Promise<unknown>

/** For small forms outside of react-admin: one submission at a time, and the server's error. */
export function useSubmit(submit: Submit) {
  const [error, setError] = useState<SubmitError>()
  const [isSubmitting, setIsSubmitting] = useState(false)

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setIsSubmitting(true)
    setError(undefined)
    try {
      await submit(Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])), form)
    } catch (thrown) {
      const { message, status, body } = thrown as HttpError
      setError({ message, status, field: body?.field })
    }
    setIsSubmitting(false)
  }
  return { onSubmit, error, isSubmitting }
}
