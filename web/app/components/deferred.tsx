import type { PictureFacts } from '@house/contract/entities'
import { type ReactNode, Suspense, use } from 'react'
import type { Deferrable } from '../api/deferred.ts'
import { useRetry } from '../api/use-retry.ts'
import { MediaMetadata } from '../ui/picture.tsx'

type AnyAnswer = { success: string; media?: Record<string, PictureFacts> }
type DoneOf<A> = Extract<A, { success: '1' }>

export type DeferredProps<A extends AnyAnswer> = {
  data: Deferrable<A | null>
  /** Shown until the call succeeds. */
  fallback: ReactNode
  /** Shown when the slug is unknown. */
  notFound?: ReactNode
  children: (reply: DoneOf<A>) => ReactNode
}

/** A block of data on a page: its skeleton, then the block. */
export function Deferred<A extends AnyAnswer>({ fallback, ...rest }: DeferredProps<A>) {
  return (
    <Suspense fallback={fallback}>
      <Resolved fallback={fallback} {...rest} />
    </Suspense>
  )
}

function Resolved<A extends AnyAnswer>({ data, fallback, notFound = fallback, children }: DeferredProps<A>) {
  const reply = data instanceof Promise ? use(data) : data
  useRetry(reply === null)
  if (reply && isDone(reply)) return <MediaMetadata value={reply.media}>{children(reply)}</MediaMetadata>
  return reply?.success === '6' ? notFound : fallback
}

function isDone<A extends AnyAnswer>(reply: A): reply is DoneOf<A> {
  return reply.success === '1'
}
