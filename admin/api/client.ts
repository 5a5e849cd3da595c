import { serverPaths } from '@house/contract/urls'
import { HttpError } from 'react-admin'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Body = Record<string, unknown> | object
/** What every reply of the staff API has, besides its data. */
type Envelope = { success: string; message?: string; field?: string }
export type Reply<T> = { data: T; message: string; total?: number; problem?: string | null }

const offlineMessage = 'The server cannot be reached. Check your connection, then try again.'
const unknownErrorMessage = 'Something went wrong on the server. Please try again.'

/** The only place that builds a URL of the staff API. */
export function staffUrl(path: string, query: Record<string, string> = {}) {
  const search = new URLSearchParams(query).toString()
  return `${serverPaths.staffApi}/${path}${search && `?${search}`}`
}

/** A path of URL-encoded segments. */
export function staffPath(...segments: (string | number)[]) {
  return segments.map((segment) => encodeURIComponent(segment)).join('/')
}

export function get<T>(path: string, query?: Record<string, string>) {
  return send<T>('GET', staffUrl(path, query))
}

export function post<T>(path: string, body: Body = {}) {
  return send<T>('POST', staffUrl(path), body)
}

export function put<T>(path: string, body: Body) {
  return send<T>('PUT', staffUrl(path), body)
}

export function del<T>(path: string) {
  return send<T>('DELETE', staffUrl(path))
}

/** Sends a file as the request body and reports progress in percent, which fetch cannot. */
export function upload<T>(path: string, file: File, type: string, onProgress: (percent: number) => void) {
  return new Promise<Reply<T>>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', staffUrl(path))
    request.responseType = 'json'
    request.setRequestHeader('content-type', type)
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100))
    request.onerror = () => reject(new HttpError(offlineMessage, 0))
    request.onload = () => {
      try {
        resolve(parseReply<T>(request.status, request.response))
      } catch (error) {
        reject(error)
      }
    }
    request.send(file)
  })
}

async function send<T>(method: Method, url: string, body?: Body) {
  const isForm = body instanceof FormData
  const response = await fetch(url, {
    method,
    ...(isForm && { body }),
    ...(body && !isForm && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch(() => {
    throw new HttpError(offlineMessage, 0)
  })
  return parseReply<T>(response.status, await response.json().catch(() => undefined))
}

/** The only place that reads a reply. An error carries the server's sentence, at its form field where the server names one. */
function parseReply<T>(status: number, body: (Envelope & Reply<T>) | null | undefined): Reply<T> {
  if (status < 400 && body?.success === '1') return { ...body, message: body.message ?? '' }
  const message = body?.message ?? unknownErrorMessage
  const errors = body?.field ? { [body.field]: message, root: { serverError: message } } : undefined
  throw new HttpError(message, status, { ...body, errors })
}
