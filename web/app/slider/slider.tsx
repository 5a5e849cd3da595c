import { sliders } from '@house/contract/ui-config'
import { Children, type ReactNode, useRef, useState } from 'react'
import { useInView } from '../browser/use-in-view.ts'
import { lazyComponent } from '../ui/lazy.tsx'
import { SliderFrame, type SliderName } from './slider-frame.tsx'

const loadsWithin = '400px'
const SwiperControls = lazyComponent(() => import('./swiper-controls.tsx').then(({ SwiperControls }) => SwiperControls))

export type SliderProps = {
  name: SliderName
  /** Accessible name. */
  label: string
  heading: ReactNode
  /** A link beside the heading. */
  action?: ReactNode
  /** One `Slide` each. */
  children: ReactNode
  isCoverflow?: boolean
  /** Using the buttons, dragging or keyboard focus ends autoplay. */
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
  const isNear = useInView(track, { margin: loadsWithin, once: true })
  const [isMoving, setIsMoving] = useState(false)
  const { autoplayMs }: { autoplayMs?: number; slidesFrom: object } = sliders[name]
  const controls = (
    <div className={`flex h-12 ${autoplayMs ? 'w-[calc(9rem-2px)]' : 'w-[calc(6rem-1px)]'}`}>
      <SwiperControls
        isNeeded={isNear && Children.count(children) > 0}
        name={name}
        track={track}
        count={Children.count(children)}
        isCoverflow={isCoverflow}
        stopsOnInteraction={stopsOnInteraction}
        onChange={setIsMoving}
      />
    </div>
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
        {/* Until Swiper starts it is a scrolling row, which must be focusable. */}
        <div ref={track} tabIndex={isMoving ? -1 : 0} className={`slider slides-${name} w-full ${className}`}>
          <ul className="slider-row">{children}</ul>
        </div>
      </SliderFrame>
    </div>
  )
}

export function Slide({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <li className={`slider-slide ${className}`}>{children}</li>
}
