import type { Answer, Client } from '@house/contract/client'
import type { EndpointName, ReplyOf } from '@house/contract/endpoints'
import { data } from 'react-router'

/** The reply of a read call; null when it failed: the page then keeps its skeleton and retries. */
export type Read<N extends EndpointName> = Answer<ReplyOf<N>> | null

/** Available at once on the server, a promise in the browser. */
export type Deferrable<T> = T | Promise<T>

type Result = { success: string; status: number; path: string; message?: string }

/** A failed read is logged and shows nothing, as specified. Temporary errors count as no answer. */
export async function settle<T extends Result>(call: Promise<T>): Promise<T | null> {
  try {
    const reply = await call
    const { success, status, path, message } = reply
    if (!isExpected(success)) console.warn('A read call was rejected.', path, status, message)
    return isTemporary(status) ? null : reply
  } catch (error) {
    console.warn('A read call failed.', error)
    return null
  }
}

function isExpected(success: string) {
  return success === '1' || success === '6'
}

/** Server errors and rate limits are temporary. */
function isTemporary(status: number) {
  return status >= 500 || status === 429
}

/** A page number past the last one is a 404. */
export function notFoundPastLastPage<T extends Result>(reply: T | null) {
  if (reply?.success !== '0' || reply.status !== 404) return reply
  const { status, path, message = '' } = reply
  return { success: '6' as const, status, path, message }
}

type Reads = Record<string, Promise<unknown>>
type Settled<R extends Reads> = { [K in keyof R]: Awaited<R[K]> }

/** Awaits a page's reads on the server. If the main one has no such slug, the page is a 404. */
export async function awaitAll<R extends Reads>(api: Client, reads: R, main?: keyof R) {
  const settled = Object.fromEntries(
    await Promise.all(Object.entries(reads).map(async ([name, read]) => [name, await read])),
  ) as Settled<R>
  if (main === undefined || !isUnknown(settled[main])) return data({ ...settled, notFound: null })
  return data({ ...settled, notFound: await settle(api.banner({ title: 'Not Found' })) }, { status: 404 })
}

function isUnknown(reply: unknown) {
  return (reply as { success?: string } | null)?.success === '6'
}
