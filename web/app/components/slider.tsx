import { sliders } from '@house/contract/limits'
import { Children, type ReactNode, useEffect, useRef, useState } from 'react'
import { useReducedMotion } from '../ui/use-reduced-motion.ts'
import { SliderControls } from './slider-controls.tsx'
import { SliderFrame } from './slider-frame.tsx'
import { useAutoplay } from './use-autoplay.ts'
import { type SliderName, useSwiper } from './use-swiper.ts'

export type SliderProps = {
  name: SliderName
  /** What the slides are, for those who cannot see them. */
  label: string
  heading: ReactNode
  /** A link that belongs to the whole row. */
  action?: ReactNode
  /** One `Slide` each. */
  children: ReactNode
  isCoverflow?: boolean
  /** Whoever takes over, with the buttons, by dragging or by keyboard, keeps it. */
  stopsOnInteraction?: boolean
  className?: string
}

/** A heading with its controls, and a row of slides that is a plain scrolling row until Swiper takes over. */
export function Slider({
  name,
  label,
  heading,
  action,
  children,
  isCoverflow = false,
  stopsOnInteraction = false,
  className = '',
}: SliderProps) {
  const track = useRef<HTMLDivElement>(null)
  const { swiper, isLocked } = useSwiper(track, name, Children.count(children), isCoverflow)
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

  const controls = (
    <SliderControls
      isHidden={!swiper || isLocked}
      onPrevious={() => move('slidePrev')}
      onNext={() => move('slideNext')}
      {...(autoplayMs && { playing: { isOn: isPlaying, onToggle: () => setChoice(!isPlaying) } })}
    />
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group with a role of its own, not a set of form fields
    <div role="group" aria-roledescription="carousel" aria-label={label}>
      <SliderFrame
        heading={heading}
        isCentered={isCoverflow}
        controls={
          <>
            {action}
            {controls}
          </>
        }
      >
        {/* Until Swiper takes over it is a scrolling row, which those with a keyboard must be able to reach; and stay on. */}
        <div ref={track} tabIndex={swiper ? -1 : 0} className={`slider slides-${name} w-full ${className}`}>
          <ul className="slider-row">{children}</ul>
        </div>
      </SliderFrame>
    </div>
  )
}

export function Slide({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <li className={`slider-slide ${className}`}>{children}</li>
}
