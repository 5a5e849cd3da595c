import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderRoute } from '../../../testing/render-route.tsx'
import { HeroFilm } from './hero-film.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  // jsdom does not implement playback.
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function open() {
  const { container } = renderRoute(<HeroFilm poster="" mp4="/hero.mp4" webm="/hero.webm" buttonClassName="" />)
  act(() => vi.advanceTimersByTime(10_000))
  return () => container.querySelector('video')
}

test('the film is loaded once the page is idle', () => {
  const film = open()
  expect(film()?.querySelector('source')?.getAttribute('src')).toBe('/hero.webm')
})

test('with reduced motion no film is loaded until the visitor presses Play', () => {
  const { matchMedia } = window
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(matchMedia(media), { matches: media.includes('reduced-motion') }),
  )
  const film = open()
  expect(film()).toBeNull()
  act(() => screen.getByRole('button', { name: 'Play the film' }).click())
  expect(film()).not.toBeNull()
})
