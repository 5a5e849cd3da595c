import { counterStepMs, counterSteps, counterVisibleRatio } from '@house/contract/ui-config'
import { type RefObject, useEffect, useState } from 'react'
import { useInView } from '../../browser/use-in-view.ts'
import { useReducedMotion } from '../../browser/use-reduced-motion.ts'

/**
 * The number of steps counted: one per millisecond, from when half of the element is visible.
 * Frames are rarer, so each one adds the steps of the elapsed time.
 * The final value at once with reduced motion or without JavaScript.
 */
export function useCountUp(ref: RefObject<Element | null>) {
  const isReduced = useReducedMotion()
  const isSeen = useInView(ref, { share: counterVisibleRatio, once: true })
  const [steps, setSteps] = useState(0)
  useEffect(() => {
    if (isReduced || !isSeen) return
    const start = performance.now()
    let frame = requestAnimationFrame(function count(now) {
      const counted = Math.floor(Math.max(0, now - start) / counterStepMs)
      setSteps(Math.min(counted, counterSteps))
      if (counted < counterSteps) frame = requestAnimationFrame(count)
    })
    return () => cancelAnimationFrame(frame)
  }, [isReduced, isSeen])
  return isReduced ? counterSteps : steps
}
