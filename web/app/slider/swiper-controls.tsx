import { sliders } from '@house/contract/ui-config'
import { type RefObject, useEffect, useState } from 'react'
import { useReducedMotion } from '../browser/use-reduced-motion.ts'
import { SliderControls } from './slider-controls.tsx'
import type { SliderName } from './slider-frame.tsx'
import { useAutoplay } from './use-autoplay.ts'
import { useSwiper } from './use-swiper.ts'

export type SwiperControlsProps = {
  name: SliderName
  track: RefObject<HTMLElement | null>
  count: number
  isCoverflow: boolean
  stopsOnInteraction: boolean
  /** Called when Swiper has taken over the row, and when it has released it. */
  onChange: (isMoving: boolean) => void
}

/** Swiper and the slider's buttons, loaded when the slider comes near the viewport. */
export function SwiperControls({ name, track, count, isCoverflow, stopsOnInteraction, onChange }: SwiperControlsProps) {
  const { swiper, isLocked } = useSwiper(track, name, count, isCoverflow)
  const { autoplayMs }: { autoplayMs?: number; slidesFrom: object } = sliders[name]
  const isReduced = useReducedMotion()
  const [choice, setChoice] = useState<boolean | null>(null)
  const isPlaying = choice ?? !isReduced
  useAutoplay(swiper, track, autoplayMs, isPlaying)
  useEffect(() => {
    if (!swiper || !stopsOnInteraction) return
    const stop = () => setChoice(false)
    const onFocus = ({ target }: FocusEvent) => (target as Element).matches(':focus-visible') && stop()
    const { el } = swiper
    swiper.on('sliderFirstMove', stop)
    el.addEventListener('focusin', onFocus)
    return () => {
      swiper.off('sliderFirstMove', stop)
      el.removeEventListener('focusin', onFocus)
    }
  }, [swiper, stopsOnInteraction])

  function move(direction: 'slidePrev' | 'slideNext') {
    if (stopsOnInteraction) setChoice(false)
    swiper?.[direction]()
  }

  useEffect(() => {
    onChange(swiper !== undefined)
  }, [swiper, onChange])

  return (
    <SliderControls
      isHidden={!swiper || isLocked}
      onPrevious={() => move('slidePrev')}
      onNext={() => move('slideNext')}
      {...(autoplayMs && { playing: { isOn: isPlaying, onToggle: () => setChoice(!isPlaying) } })}
    />
  )
}
