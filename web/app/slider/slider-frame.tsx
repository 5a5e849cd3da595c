import type { sliders } from '@house/contract/ui-config'
import type { ReactNode } from 'react'
import { Skeletons } from '../ui/skeleton.tsx'

export type SliderName = keyof typeof sliders

export type SliderFrameProps = {
  heading: ReactNode
  controls: ReactNode
  /** Heading above and controls below the row, both centred. */
  isCentered: boolean
  children: ReactNode
}

/** Heading and controls in one line above the row; on phones the controls are below it. */
export function SliderFrame({ heading, controls, isCentered, children }: SliderFrameProps) {
  return (
    <div className={`flex flex-wrap items-end gap-x-10 gap-y-8 ${isCentered ? 'md:gap-y-14' : 'md:gap-y-12'}`}>
      <div className={isCentered ? 'w-full' : 'flex-1 max-md:basis-full'}>{heading}</div>
      <div
        className={`flex min-h-12 items-center gap-6 max-md:order-last max-md:w-full max-md:justify-between ${isCentered ? 'order-last w-full justify-center' : ''}`}
      >
        {controls}
      </div>
      {children}
    </div>
  )
}

export type SliderSkeletonProps = {
  name: SliderName
  heading: ReactNode
  count: number
  isCentered?: boolean
  className?: string
  slideClassName?: string
  /** Content of each placeholder slide. */
  children: ReactNode
}

/** Skeleton with the same frame and slide widths. */
export function SliderSkeleton({
  name,
  heading,
  count,
  isCentered = false,
  className = '',
  slideClassName = '',
  children,
}: SliderSkeletonProps) {
  return (
    <SliderFrame heading={heading} controls={null} isCentered={isCentered}>
      <div className={`slider slides-${name} w-full ${className}`}>
        <div className="slider-row">
          <Skeletons count={count}>
            {(index) => (
              <div key={index} className={`slider-slide ${slideClassName}`}>
                {children}
              </div>
            )}
          </Skeletons>
        </div>
      </div>
    </SliderFrame>
  )
}
