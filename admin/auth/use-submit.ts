import { type FormEvent, useState } from 'react'
import type { HttpError } from 'react-admin'

type Refusal = { message: string; status: number; field: string | undefined }

/** A form that is sent once at a time, and knows why it was refused. */
export function useSending(send: (entries: Record<string, string>, form: HTMLFormElement) => Promise<unknown>) {
  const [refusal, setRefusal] = useState<Refusal>()
  const [isSending, setIsSending] = useState(false)

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setIsSending(true)
    setRefusal(undefined)
    try {
      await send(Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])), form)
    } catch (error) {
      const { message, status, body } = error as HttpError
      setRefusal({ message, status, field: body?.field })
    }
    setIsSending(false)
  }
  return { onSubmit, refusal, isSending }
}
