import type { Counter as CounterFacts } from '@house/contract/entities'
import { counterSteps } from '@house/contract/ui-config'
import { useRef } from 'react'
import { useCompany, useRoot } from '../../site-data/site-data.ts'
import { Loading, Skeleton, Skeletons } from '../../ui/skeleton.tsx'
import { useCountUp } from './use-count-up.ts'

const columns = 'wrap grid grid-cols-2 gap-y-12 py-16 md:grid-cols-4 lg:py-24'
const column =
  'border-white/20 max-md:even:border-l max-md:even:pl-5 md:not-first:border-l md:not-first:pl-[clamp(1.5rem,3vw,2.75rem)]'
const figure = 'font-display text-[clamp(3.25rem,1.5rem+5vw,6.5rem)] leading-none tracking-[-0.02em]'
const expected = 4

export function Counters() {
  const { setting } = useRoot()
  const { counters } = useCompany()
  if (setting?.success === '1' && counters.length === 0) return null
  return (
    <section className="bg-night text-white">
      <h2 className="sr-only">In numbers</h2>
      {counters.length === 0 && <Loading label="Loading figures" />}
      {counters.length > 0 ? <CounterRow counters={counters} /> : <CountersSkeleton />}
    </section>
  )
}

function CounterRow({ counters }: { counters: CounterFacts[] }) {
  const row = useRef<HTMLDListElement>(null)
  const steps = useCountUp(row)
  return (
    <dl ref={row} className={columns}>
      {counters.map((counter) => (
        <div key={counter.label} className={`${column} flex flex-col-reverse justify-end`}>
          <dt className="mt-3 text-night-soft">{counter.label}</dt>
          <dd className={figure}>
            <Counter {...counter} steps={steps} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Has too many digits for two columns of a phone. */
const hugeTarget = 1_000_000

/** The final value reserves the space and is read by screen readers; the counting value is drawn over it. */
function Counter({ target, suffix, steps }: CounterFacts & { steps: number }) {
  const isDone = steps >= counterSteps
  return (
    <>
      <span className={`relative inline-block tabular-nums ${target >= hugeTarget ? 'text-[0.55em]' : ''}`}>
        <span className={isDone ? '' : 'opacity-0'}>{target}</span>
        {!isDone && (
          <span aria-hidden className="absolute top-0 left-0">
            {Math.floor((target / counterSteps) * steps)}
          </span>
        )}
      </span>
      <span className="ml-1 align-super text-[0.45em] text-accent">{suffix}</span>
    </>
  )
}

function CountersSkeleton() {
  return (
    <div className={columns}>
      <Skeletons count={expected}>
        {(index) => (
          <div key={index} className={column}>
            <Skeleton className={`${figure} h-[1em] w-3/4 opacity-20`} />
            <Skeleton className="mt-3 h-[1.6em] w-1/2 opacity-20" />
          </div>
        )}
      </Skeletons>
    </div>
  )
}
