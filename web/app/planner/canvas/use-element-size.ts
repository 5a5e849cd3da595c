import { type RefObject, useEffect, useState } from 'react'

export type Size = { width: number; height: number }

/** The size of an element, followed as it changes. */
export function useElementSize(ref: RefObject<HTMLElement | null>, initial: Size): Size {
  const [size, setSize] = useState(initial)
  useEffect(() => {
    const { current: element } = ref
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return size
}
