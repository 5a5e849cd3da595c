import type { PictureFacts } from '@house/contract/entities'
import { type ReactNode, Suspense, use } from 'react'
import type { Arriving } from '../data/arriving.ts'
import { useRetry } from '../data/use-retry.ts'
import { MediaFacts } from '../ui/picture.tsx'

type AnyAnswer = { success: string; media?: Record<string, PictureFacts> }
type DoneOf<A> = Extract<A, { success: '1' }>

export type ArrivesProps<A extends AnyAnswer> = {
  data: Arriving<A | null>
  /** Shown until the call answers, and as long as it fails. */
  meanwhile: ReactNode
  /** Shown when the slug is unknown; left out where that cannot be. */
  unknown?: ReactNode
  children: (answer: DoneOf<A>) => ReactNode
}

/** One block of data on a screen: its skeleton, then the block. */
export function Arrives<A extends AnyAnswer>({ meanwhile, ...rest }: ArrivesProps<A>) {
  return (
    <Suspense fallback={meanwhile}>
      <Arrived meanwhile={meanwhile} {...rest} />
    </Suspense>
  )
}

function Arrived<A extends AnyAnswer>({ data, meanwhile, unknown = meanwhile, children }: ArrivesProps<A>) {
  const answer = data instanceof Promise ? use(data) : data
  useRetry(answer === null)
  if (answer?.success === '1')
    return <MediaFacts value={answer.media}>{children(answer as unknown as DoneOf<A>)}</MediaFacts>
  return answer?.success === '6' ? unknown : meanwhile
}
