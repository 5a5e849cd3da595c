import type { Answer, Client } from '@house/contract/client'
import type { EndpointName, ReplyOf } from '@house/contract/endpoints'
import { data } from 'react-router'

/** The answer of a read call; null when it failed, in which case the screen keeps its skeleton and asks again. */
export type Read<N extends EndpointName> = Answer<ReplyOf<N>> | null

/** What a screen is given: at once from the server, or on its way in the browser. */
export type Arriving<T> = T | Promise<T>

/** A failed read is logged and shows nothing, as the specification has it. A server that is at fault has not answered. */
export async function settle<T extends { status: number }>(call: Promise<T>): Promise<T | null> {
  try {
    const answer = await call
    if (answer.status < 500) return answer
    console.warn('A read call was not answered.', answer)
  } catch (error) {
    console.warn('A read call failed.', error)
  }
  return null
}

type Reads = Record<string, Promise<unknown>>
type Settled<R extends Reads> = { [K in keyof R]: Awaited<R[K]> }

/** Awaits a screen's reads on the server. When the named one knows no such slug, the page is a real HTTP 404. */
export async function complete<R extends Reads>(api: Client, reads: R, main?: keyof R) {
  const settled = Object.fromEntries(
    await Promise.all(Object.entries(reads).map(async ([name, read]) => [name, await read])),
  ) as Settled<R>
  if (main === undefined || !isUnknown(settled[main])) return data({ ...settled, notFound: null })
  return data({ ...settled, notFound: await settle(api.banner({ title: 'Not Found' })) }, { status: 404 })
}

function isUnknown(answer: unknown) {
  return (answer as { success?: string } | null)?.success === '6'
}
