import { sliders } from '@house/contract/ui-config'
import { type RefObject, useEffect, useState } from 'react'
import { Swiper } from 'swiper'
import { EffectCoverflow } from 'swiper/modules'
import type { SwiperOptions } from 'swiper/types'
import { useReducedMotion } from '../browser/use-reduced-motion.ts'
import type { SliderName } from './slider-frame.tsx'

const speedMs = 500

/** Initialises Swiper on the row; undefined until then. */
export function useSwiper(track: RefObject<HTMLElement | null>, name: SliderName, count: number, isCoverflow: boolean) {
  const isReduced = useReducedMotion()
  const [swiper, setSwiper] = useState<Swiper>()
  const [isLocked, setIsLocked] = useState(false)
  useEffect(() => {
    const element = track.current
    if (!element) return
    let isUnmounted = false
    let instance: Swiper | undefined
    const start = async () => {
      // Do not take over the row while it has keyboard focus.
      await focusOutside(element)
      if (isUnmounted) return
      instance = new Swiper(element, {
        ...optionsOf(element, name, count),
        ...(isCoverflow && { ...coverflow, modules: [EffectCoverflow] }),
        speed: isReduced ? 0 : speedMs,
        on: { lock: () => setIsLocked(true), unlock: () => setIsLocked(false) },
      })
      element.scrollLeft = 0
      setIsLocked(instance.isLocked)
      setSwiper(instance)
    }
    start()
    const onFocus = () => {
      // After the browser has scrolled the row to the focused slide, which must be undone: Swiper uses transforms.
      requestAnimationFrame(() => {
        if (!instance || isUnmounted) return
        element.scrollLeft = 0
        reveal(instance, document.activeElement)
      })
    }
    // Swiper measures before the layout has settled: update again two frames later.
    const onResize = () => requestAnimationFrame(() => requestAnimationFrame(() => instance?.update()))
    window.addEventListener('resize', onResize)
    element.addEventListener('focusin', onFocus)
    return () => {
      isUnmounted = true
      window.removeEventListener('resize', onResize)
      element.removeEventListener('focusin', onFocus)
      setSwiper(undefined)
      instance?.destroy(true, true)
      instance = undefined
    }
  }, [track, name, count, isCoverflow, isReduced])
  return { swiper, isLocked }
}

/** Resolves when focus is outside. */
function focusOutside(element: HTMLElement) {
  return new Promise<void>((resolve) => {
    if (!element.contains(document.activeElement)) return resolve()
    element.addEventListener('focusout', function onLeave({ relatedTarget }) {
      if (element.contains(relatedTarget as Node | null)) return
      element.removeEventListener('focusout', onLeave)
      resolve()
    })
  })
}

/** No loop: a centred loop puts the last slide before the first in the tab order. */
const coverflow: SwiperOptions = {
  effect: 'coverflow',
  centeredSlides: true,
  centeredSlidesBounds: true,
  // Small enough that the text of neighbouring slides stays readable.
  coverflowEffect: { rotate: 14, depth: 90, stretch: 0, modifier: 1, slideShadows: false },
  loop: false,
  rewind: true,
}

function optionsOf(element: HTMLElement, name: SliderName, count: number): SwiperOptions {
  const { slidesFrom } = sliders[name]
  const maxVisible = Math.max(...Object.values(slidesFrom))
  const row = element.querySelector('.slider-row')
  const step = row?.firstElementChild?.getBoundingClientRect().width ?? 0
  // Swiper can only loop with enough slides on both sides of the visible ones.
  const canLoop = count >= Math.ceil(maxVisible * 1.5)
  return {
    wrapperClass: 'slider-row',
    slideClass: 'slider-slide',
    slidesPerView: 1,
    breakpoints: Object.fromEntries(Object.entries(slidesFrom).map(([from, n]) => [from, { slidesPerView: n }])),
    spaceBetween: row ? Number.parseFloat(getComputedStyle(row).columnGap) || 0 : 0,
    // Keeps the position if the visitor has already scrolled the row.
    initialSlide: step > 0 ? Math.round(element.scrollLeft / step) : 0,
    loop: canLoop,
    rewind: !canLoop,
  }
}

/** Scrolls a focused slide into view. */
function reveal(swiper: Swiper, target: Element | null) {
  const index = swiper.slides.findIndex((slide) => slide.contains(target))
  const slide = swiper.slides[index]?.getBoundingClientRect()
  const track = swiper.el.getBoundingClientRect()
  // Without animation: Swiper ignores slideTo during a transition.
  if (slide && (slide.left < track.left - 1 || slide.right > track.right + 1)) swiper.slideTo(index, 0)
}
