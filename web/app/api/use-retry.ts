import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

const delaysMs = [1000, 2000, 5000, 10_000]

export function retryDelayMs(tries: number) {
  return delaysMs[Math.min(tries, delaysMs.length - 1)]
}

const debounceMs = 300
let revalidatedAt = Number.NEGATIVE_INFINITY

/** Revalidates with backoff while data is missing because its call failed. */
export function useRetry(isMissing: boolean) {
  const { revalidate, state } = useRevalidator()
  const latestState = useRef(state)
  useEffect(() => {
    latestState.current = state
  }, [state])
  useEffect(() => {
    if (!isMissing) return
    let tries = 0
    let timer = setTimeout(retry, retryDelayMs(tries))
    function retry() {
      tries += 1
      // Armed whatever becomes of this try: React may batch a quick failure, so that no change of state is seen here.
      timer = setTimeout(retry, retryDelayMs(tries))
      // One revalidation loads everything, however many parts are missing.
      if (latestState.current !== 'idle' || performance.now() - revalidatedAt < debounceMs) return
      revalidatedAt = performance.now()
      revalidate()
    }
    return () => clearTimeout(timer)
  }, [isMissing, revalidate])
}
