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
    let isGone = false
    let made: Swiper | undefined
    const make = async () => {
      // Do not take over the row while it has keyboard focus.
      await isLeft(element)
      if (isGone) return
      made = new Swiper(element, {
        ...optionsOf(element, name, count),
        ...(isCoverflow && { ...coverflow, modules: [EffectCoverflow] }),
        speed: isReduced ? 0 : speedMs,
        on: { lock: () => setIsLocked(true), unlock: () => setIsLocked(false) },
      })
      element.scrollLeft = 0
      setIsLocked(made.isLocked)
      setSwiper(made)
    }
    make()
    const onFocus = () => {
      // After the browser's own attempt to scroll there, which a row that is moved by Swiper must not keep.
      requestAnimationFrame(() => {
        if (!made || isGone) return
        element.scrollLeft = 0
        reveal(made, document.activeElement)
      })
    }
    // Swiper measures while the page is still being laid out for its new width; once more when that is done.
    const onResize = () => requestAnimationFrame(() => requestAnimationFrame(() => made?.update()))
    window.addEventListener('resize', onResize)
    element.addEventListener('focusin', onFocus)
    return () => {
      isGone = true
      window.removeEventListener('resize', onResize)
      element.removeEventListener('focusin', onFocus)
      setSwiper(undefined)
      made?.destroy(true, true)
      made = undefined
    }
  }, [track, name, count, isCoverflow, isReduced])
  return { swiper, isLocked }
}

/** Comes when focus is not, or no longer, inside. */
function isLeft(element: HTMLElement) {
  return new Promise<void>((resolve) => {
    if (!element.contains(document.activeElement)) return resolve()
    element.addEventListener('focusout', function onLeave({ relatedTarget }) {
      if (element.contains(relatedTarget as Node | null)) return
      element.removeEventListener('focusout', onLeave)
      resolve()
    })
  })
}

/** Not endless: an endless centred row puts its last slide before its first, where the Tab key would find it. */
const coverflow: SwiperOptions = {
  effect: 'coverflow',
  centeredSlides: true,
  centeredSlidesBounds: true,
  // Gentle enough to read the text on the neighbours.
  coverflowEffect: { rotate: 14, depth: 90, stretch: 0, modifier: 1, slideShadows: false },
  loop: false,
  rewind: true,
}

function optionsOf(element: HTMLElement, name: SliderName, count: number): SwiperOptions {
  const { slidesFrom } = sliders[name]
  const most = Math.max(...Object.values(slidesFrom))
  const row = element.querySelector('.slider-row')
  const step = row?.firstElementChild?.getBoundingClientRect().width ?? 0
  // Swiper can only loop with enough slides on both sides of the visible ones.
  const isEndless = count >= Math.ceil(most * 1.5)
  return {
    wrapperClass: 'slider-row',
    slideClass: 'slider-slide',
    slidesPerView: 1,
    breakpoints: Object.fromEntries(Object.entries(slidesFrom).map(([from, n]) => [from, { slidesPerView: n }])),
    spaceBetween: row ? Number.parseFloat(getComputedStyle(row).columnGap) || 0 : 0,
    // Whoever already pushed the row by hand stays where they are.
    initialSlide: step > 0 ? Math.round(element.scrollLeft / step) : 0,
    loop: isEndless,
    rewind: !isEndless,
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
