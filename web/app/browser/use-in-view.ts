import { type RefObject, useEffect, useState } from 'react'

export type InViewOptions = {
  /** Counts as in view from this far outside the screen, as in an IntersectionObserver. */
  margin?: string
  /** How much of it must be seen, from 0 to 1. */
  share?: number
  /** Once seen, always seen. */
  once?: boolean
}

export function useInView(
  ref: RefObject<Element | null>,
  { margin = '0px', share = 0, once = false }: InViewOptions = {},
) {
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        const isSeen = Boolean(entry?.isIntersecting && entry.intersectionRatio >= share)
        setIsInView(isSeen)
        if (isSeen && once) observer.disconnect()
      },
      { rootMargin: margin, threshold: share },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref, margin, share, once])
  return isInView
}
