import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

const pausesMs = [1000, 2000, 5000, 10_000]

export function retryPauseMs(tries: number) {
  return pausesMs[Math.min(tries, pausesMs.length - 1)]
}

const sameMomentMs = 300
let askedAt = Number.NEGATIVE_INFINITY

/** While something is missing because its call failed, the browser asks again, ever more patiently. */
export function useRetry(isMissing: boolean) {
  const { revalidate, state } = useRevalidator()
  const tries = useRef(0)
  useEffect(() => {
    if (!isMissing || state !== 'idle') return
    const timer = setTimeout(() => {
      tries.current += 1
      // Everything on the screen is asked for at once, however many parts of it are missing.
      if (performance.now() - askedAt < sameMomentMs) return
      askedAt = performance.now()
      revalidate()
    }, retryPauseMs(tries.current))
    return () => clearTimeout(timer)
  }, [isMissing, state, revalidate])
}
