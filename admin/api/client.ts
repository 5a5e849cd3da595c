import { HttpError } from 'react-admin'

type Reply = { success: string; message?: string; field?: string }

/** One call of the staff's API. A refusal is thrown with the server's own sentence, at its field where it names one. */
export async function request<T>(method: string, path: string, body?: object): Promise<T & { message: string }> {
  const response = await fetch(`/admin/api/${path}`, {
    method,
    ...(body instanceof FormData && { body }),
    ...(body && !(body instanceof FormData) && { body: JSON.stringify(body), headers: jsonHeaders }),
  }).catch(() => {
    throw new HttpError('The server cannot be reached. Check the connection, then try again.', 0)
  })
  const reply: (T & Reply) | undefined = await response.json().catch(() => undefined)
  if (response.ok && reply?.success === '1') return { ...reply, message: reply.message ?? '' }
  throw refusal(response.status, reply)
}

const jsonHeaders = { 'content-type': 'application/json' }

function refusal(status: number, reply: Reply | undefined) {
  const message = reply?.message ?? 'Something went wrong on our side. Please try again.'
  const errors = reply?.field ? { [reply.field]: message, root: { serverError: message } } : undefined
  return new HttpError(message, status, { ...reply, errors })
}
