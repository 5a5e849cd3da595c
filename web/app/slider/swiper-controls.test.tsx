import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SliderName } from './slider-frame.tsx'
import { SwiperControls } from './swiper-controls.tsx'

type FakeSwiper = ReturnType<typeof fakeSwiper>
const current = vi.hoisted(() => ({ swiper: undefined as unknown }))
vi.mock('./use-swiper.ts', () => ({ useSwiper: () => ({ swiper: current.swiper, isLocked: false }) }))

const projectsMs = 1500
let slideNext: FakeSwiper['slideNext']

beforeEach(() => {
  vi.useFakeTimers()
  stubInView(true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  ['services', 2500],
  ['projects', projectsMs],
  ['testimonials', 2500],
] as const)('%s autoplay every %i ms until paused, and again when played (§9)', (name, autoplayMs) => {
  show(name)
  advance(autoplayMs - 1)
  expect(slideNext).not.toHaveBeenCalled()
  advance(1)
  expect(slideNext).toHaveBeenCalledTimes(1)
  advance(autoplayMs)
  expect(slideNext).toHaveBeenCalledTimes(2)
  click('Pause the slides')
  advance(autoplayMs * 4)
  expect(slideNext).toHaveBeenCalledTimes(2)
  click('Play the slides')
  advance(autoplayMs)
  expect(slideNext).toHaveBeenCalledTimes(3)
})

test('blogs do not autoplay and have no pause button', () => {
  show('blogs')
  advance(10_000)
  expect(slideNext).not.toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: 'Pause the slides' })).toBeNull()
})

test('with reduced motion a slider does not autoplay until the visitor presses Play', () => {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: true }))
  show('projects')
  advance(projectsMs * 4)
  expect(slideNext).not.toHaveBeenCalled()
  click('Play the slides')
  advance(projectsMs)
  expect(slideNext).toHaveBeenCalledOnce()
})

test('a slider outside the viewport does not autoplay', () => {
  stubInView(false)
  show('projects')
  advance(projectsMs * 4)
  expect(slideNext).not.toHaveBeenCalled()
})

test.each<[string, (swiper: FakeSwiper) => void]>([
  ['the buttons are used', () => click('Previous slide')],
  ['it is dragged', (swiper) => act(() => swiper.emit('sliderFirstMove'))],
  ['keyboard focus enters it', focusSlide],
])('a slider that stops on interaction stops autoplay when %s (§9)', (_, interact) => {
  const swiper = show('projects', { stopsOnInteraction: true })
  interact(swiper)
  act(() => (document.activeElement as HTMLElement).blur())
  expect(screen.getByRole('button', { name: 'Play the slides' })).toBeTruthy()
  advance(projectsMs * 4)
  expect(slideNext).not.toHaveBeenCalled()
})

test('any other slider goes on after an interaction, a full interval later', () => {
  show('services')
  advance(2000)
  click('Next slide')
  slideNext.mockClear()
  advance(2499)
  expect(slideNext).not.toHaveBeenCalled()
  advance(1)
  expect(slideNext).toHaveBeenCalledOnce()
})

test.each<[string, (track: HTMLElement) => void, (track: HTMLElement) => void]>([
  [
    'hovered with a mouse',
    (track) => fireEvent.pointerEnter(track, { pointerType: 'mouse' }),
    (track) => fireEvent.pointerLeave(track),
  ],
  ['focused by keyboard', () => focusSlide(), () => act(() => (document.activeElement as HTMLElement).blur())],
])('autoplay pauses while the slider is %s (§9)', (_, enter, leave) => {
  show('services')
  const track = screen.getByTestId('track')
  enter(track)
  advance(10_000)
  expect(slideNext).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Pause the slides' })).toBeTruthy()
  leave(track)
  advance(2500)
  expect(slideNext).toHaveBeenCalledOnce()
})

test('a touch does not count as hovering', () => {
  show('services')
  fireEvent.pointerEnter(screen.getByTestId('track'), { pointerType: 'touch' })
  advance(2500)
  expect(slideNext).toHaveBeenCalledOnce()
})

function show(name: SliderName, { stopsOnInteraction = false } = {}) {
  const track = document.createElement('div')
  const swiper = fakeSwiper(track)
  current.swiper = swiper
  slideNext = swiper.slideNext
  render(<TestSlider name={name} element={track} stopsOnInteraction={stopsOnInteraction} />)
  return swiper
}

type TestSliderProps = { name: SliderName; element: HTMLElement; stopsOnInteraction: boolean }

function TestSlider({ name, element, stopsOnInteraction }: TestSliderProps) {
  const track = useRef(element)
  return (
    <>
      <div ref={(parent) => void parent?.append(element)} />
      <SwiperControls
        name={name}
        track={track}
        count={6}
        isCoverflow={false}
        stopsOnInteraction={stopsOnInteraction}
        onChange={() => {}}
      />
    </>
  )
}

function fakeSwiper(el: HTMLElement) {
  el.dataset.testid = 'track'
  // jsdom treats the focus of a text field, and of nothing else here, as keyboard focus.
  el.innerHTML = '<input aria-label="A slide">'
  const listeners = new Map<string, Set<() => void>>()
  const emit = (event: string) => {
    for (const listener of listeners.get(event) ?? []) listener()
  }
  return {
    el,
    emit,
    on: (event: string, listener: () => void) =>
      listeners.set(event, new Set([...(listeners.get(event) ?? []), listener])),
    off: (event: string, listener: () => void) => listeners.get(event)?.delete(listener),
    slideNext: vi.fn(() => emit('realIndexChange')),
    slidePrev: vi.fn(() => emit('realIndexChange')),
  }
}

function stubInView(isIntersecting: boolean) {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      onChange: (entries: object[]) => void
      constructor(onChange: (entries: object[]) => void) {
        this.onChange = onChange
      }
      observe() {
        this.onChange([{ isIntersecting, intersectionRatio: 1 }])
      }
      disconnect() {}
    },
  )
}

function focusSlide() {
  act(() => screen.getByRole('textbox', { name: 'A slide' }).focus())
}

function click(name: string) {
  fireEvent.click(screen.getByRole('button', { name }))
}

function advance(ms: number) {
  act(() => void vi.advanceTimersByTime(ms))
}
