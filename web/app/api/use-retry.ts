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
  const tries = useRef(0)
  useEffect(() => {
    if (!isMissing || state !== 'idle') return
    const timer = setTimeout(() => {
      tries.current += 1
      // One revalidation loads everything, however many parts are missing.
      if (performance.now() - revalidatedAt < debounceMs) return
      revalidatedAt = performance.now()
      revalidate()
    }, retryDelayMs(tries.current))
    return () => clearTimeout(timer)
  }, [isMissing, state, revalidate])
}
