import {
  type PathParams,
  type StaffEndpointName,
  type StaffEndpoints,
  type StaffInput,
  type StaffReply,
  staffEndpoints,
  staffPath,
} from '@house/contract/staff/endpoints'
import { serverPaths } from '@house/contract/urls'
import { HttpError } from 'react-admin'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
/** What every reply of the staff API has, besides its data. */
type Envelope = { success: string; message?: string; field?: string }
/** The reply of any record of any resource, for react-admin's own data provider. */
export type AnyReply = { data: never; message: string; total?: number }

const offlineMessage = 'The server cannot be reached. Check your connection, then try again.'
const unknownErrorMessage = 'Something went wrong on the server. Please try again.'

type Params<N extends StaffEndpointName> = PathParams<StaffEndpoints[N]['path']>
/** The input is required where the contract requires one. */
type CallArguments<N extends StaffEndpointName> = [StaffInput<N>] extends [never]
  ? [params: Params<N>]
  : object extends StaffInput<N>
    ? [params: Params<N>, input?: StaffInput<N>]
    : [params: Params<N>, input: StaffInput<N>]
/** The envelope without `success`: what the contract says, and the message. */
export type Reply<N extends StaffEndpointName> = StaffReply<N> & { message: string }

/** Makes a call of the staff contract. */
export function call<N extends StaffEndpointName>(name: N, ...[params, input]: CallArguments<N>): Promise<Reply<N>> {
  const body = input === undefined && staffEndpoints[name].method === 'POST' ? {} : input
  return request(staffEndpoints[name].method, staffUrl(name, params), body)
}

/** A GET call with query parameters. */
export function query<N extends StaffEndpointName>(
  name: N,
  params: Params<N>,
  search: Record<string, string>,
): Promise<Reply<N>> {
  return request('GET', staffUrl(name, params, search))
}

export function staffUrl<N extends StaffEndpointName>(name: N, params: Params<N>, search: Record<string, string> = {}) {
  return toUrl(staffPath(name, params), search)
}

/** For react-admin's data provider, which addresses any resource by its name. */
export function requestResource(
  method: Method,
  segments: (string | number)[],
  { search, body }: { search?: Record<string, string>; body?: object } = {},
): Promise<AnyReply> {
  return request(method, toUrl(`/${segments.map((segment) => encodeURIComponent(segment)).join('/')}`, search), body)
}

/** Sends a file as the request body and reports progress in percent, which fetch cannot. */
export function upload<N extends StaffEndpointName>(
  name: N,
  params: Params<N>,
  file: File,
  onProgress: (percent: number) => void,
) {
  return new Promise<Reply<N>>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', staffUrl(name, params))
    request.responseType = 'json'
    request.setRequestHeader('content-type', file.type || 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100))
    request.onerror = () => reject(new HttpError(offlineMessage, 0))
    request.onload = () => {
      try {
        resolve(parseReply(request.status, request.response))
      } catch (error) {
        reject(error)
      }
    }
    request.send(file)
  })
}

/** The only place that builds a URL of the staff API. */
function toUrl(path: string, search: Record<string, string> = {}) {
  const query = new URLSearchParams(search).toString()
  return `${serverPaths.staffApi}${path}${query && `?${query}`}`
}

async function request<R>(method: Method, url: string, body?: unknown): Promise<R> {
  const isForm = body instanceof FormData
  const response = await fetch(url, {
    method,
    ...(isForm && { body }),
    ...(body !== undefined && !isForm && { body: JSON.stringify(body), headers: jsonHeaders }),
  }).catch(() => {
    throw new HttpError(offlineMessage, 0)
  })
  return parseReply(response.status, await response.json().catch(() => undefined))
}

const jsonHeaders = { 'content-type': 'application/json' }

/** The only place that reads a reply. An error carries the server's sentence, at its form field where the server names one. */
function parseReply<R>(status: number, body: (Envelope & R) | null | undefined): R {
  if (status < 400 && body?.success === '1') return { ...body, message: body.message ?? '' }
  const message = body?.message ?? unknownErrorMessage
  const errors = body?.field ? { [body.field]: message, root: { serverError: message } } : undefined
  throw new HttpError(message, status, { ...body, errors })
}
