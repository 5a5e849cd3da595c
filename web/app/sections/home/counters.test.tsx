import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderRoute } from '../../../testing/render-route.tsx'
import { Counters } from './counters.tsx'

let show = (_ratio: number) => {}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: (entries: { isIntersecting: boolean; intersectionRatio: number }[]) => void) {
        show = (intersectionRatio) => onChange([{ isIntersecting: intersectionRatio > 0, intersectionRatio }])
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the counters start at half visibility and go in steps of target/500, one every 1 ms (§2 Home, §9)', () => {
  const counters = [
    { label: 'Happy Clients', target: 1500, suffix: '+' },
    { label: 'Years', target: 25, suffix: '+' },
    { label: 'Projects', target: 386, suffix: '+' },
    { label: 'Quality', target: 99, suffix: '%' },
  ]
  const { container } = renderRoute(<Counters />, { setting: { counters } })
  const counting = () =>
    Array.from(container.querySelectorAll('dd [aria-hidden]'), ({ textContent }) => Number(textContent))
  const afterSteps = (steps: number) => counters.map(({ target }) => Math.floor((target / 500) * steps))
  const runFor = (ms: number) => act(() => vi.advanceTimersByTime(ms))

  act(() => show(0.45))
  runFor(5000)
  expect(counting()).toEqual(afterSteps(0))

  const frameMs = 16
  act(() => show(0.5))
  const start = performance.now()
  const counted: number[][] = []
  const expected: number[][] = []
  for (let frame = 1; frame <= 30; frame += 1) {
    // To the next frame of the fake clock.
    runFor(frameMs - (performance.now() % frameMs) || frameMs)
    counted.push(counting())
    expected.push(afterSteps(performance.now() - start))
  }
  expect(counted).toEqual(expected)
  runFor(500)
  expect(counting()).toEqual([])
  expect(container.textContent).toContain('1500+')
})
