import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'

const delaysMs = [1000, 2000, 5000, 10_000]

export function retryDelayMs(tries: number) {
  return delaysMs[Math.min(tries, delaysMs.length - 1)]
}

/** Shared by all parts of the page, because one revalidation loads everything that is missing. */
let revalidatedAt = Number.NEGATIVE_INFINITY

/** Revalidates with backoff while data is missing because its call failed. */
export function useRetry(isMissing: boolean) {
  const { revalidate, state } = useRevalidator()
  const isIdle = useEffectEvent(() => state === 'idle')
  useEffect(() => {
    if (!isMissing) return
    let tries = 0
    let scheduledAt = 0
    let timer: ReturnType<typeof setTimeout>
    // Set again after every attempt: React may batch a fast failure, and then no state change is visible here.
    function schedule() {
      scheduledAt = performance.now()
      timer = setTimeout(retry, retryDelayMs(tries))
    }
    function retry() {
      const wasRevalidated = revalidatedAt > scheduledAt
      if (wasRevalidated || isIdle()) tries += 1
      if (!wasRevalidated && isIdle()) {
        revalidatedAt = performance.now()
        revalidate()
      }
      schedule()
    }
    schedule()
    return () => clearTimeout(timer)
  }, [isMissing, revalidate])
}
