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
  const isPaused = useIsHoveredOrFocused(track)
  const isOn = isNeeded && isInView && !isPaused
  useEffect(() => {
    if (!swiper || !everyMs || !isOn) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(advance, everyMs)
    }
    const advance = () => {
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

function useIsHoveredOrFocused(track: RefObject<HTMLElement | null>) {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  useEffect(() => {
    const element = track.current
    if (!element) return
    const controller = new AbortController()
    const on = (name: string, listener: (event: Event) => void) =>
      element.addEventListener(name, listener, { signal: controller.signal })
    // Touch has no mouseleave, so only a mouse pauses autoplay by hovering.
    on('pointerenter', (event) => setIsHovered((event as PointerEvent).pointerType === 'mouse'))
    on('pointerleave', () => setIsHovered(false))
    on('focusin', (event) => setIsFocused((event.target as Element).matches(':focus-visible')))
    on('focusout', () => setIsFocused(false))
    return () => controller.abort()
  }, [track])
  return isHovered || isFocused
}
