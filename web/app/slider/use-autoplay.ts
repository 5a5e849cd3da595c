import { type RefObject, useEffect, useState } from 'react'
import type { Swiper } from 'swiper'
import { useInView } from '../browser/use-in-view.ts'

/** Autoplay while it is enabled, in view, and neither hovered nor focused. */
export function useAutoplay(
  swiper: Swiper | undefined,
  track: RefObject<HTMLElement | null>,
  everyMs: number | undefined,
  isNeeded: boolean,
) {
  const isInView = useInView(track)
  const isHeld = useIsHeld(track)
  const isOn = isNeeded && isInView && !isHeld
  useEffect(() => {
    if (!swiper || !everyMs || !isOn) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(moveOn, everyMs)
    }
    const moveOn = () => {
      if (!document.hidden) swiper.slideNext()
      wait()
    }
    wait()
    // A manual move restarts the interval. A resize fires slideChange too, so listen to realIndexChange.
    swiper.on('realIndexChange', wait)
    return () => {
      clearTimeout(timer)
      swiper.off('realIndexChange', wait)
    }
  }, [swiper, everyMs, isOn])
}

function useIsHeld(track: RefObject<HTMLElement | null>) {
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  useEffect(() => {
    const element = track.current
    if (!element) return
    const listening = new AbortController()
    const on = (name: string, hear: (event: Event) => void) =>
      element.addEventListener(name, hear, { signal: listening.signal })
    // Touch has no mouseleave, so only a mouse pauses autoplay by hovering.
    on('pointerenter', (event) => setIsPointedAt((event as PointerEvent).pointerType === 'mouse'))
    on('pointerleave', () => setIsPointedAt(false))
    on('focusin', (event) => setIsFocused((event.target as Element).matches(':focus-visible')))
    on('focusout', () => setIsFocused(false))
    return () => listening.abort()
  }, [track])
  return isPointedAt || isFocused
}
