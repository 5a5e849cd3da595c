import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../../../testing/render-route.tsx'
import { Hero } from './hero.tsx'

const page = { success: '1', data: { title: '', description: '', image: '', blocks: [] } } as never
const film = { video: '/hero.mp4', video_webm: '', video_poster: '/hero.jpg' }

function open(setting: object) {
  const { container } = renderRoute(<Hero page={page} />, { setting })
  expect(container.querySelector('[data-testid=skeleton]')).toBeNull()
  return container
}

test('a film has a poster and a button to play it', () => {
  expect(open(film).querySelector('img')?.getAttribute('src')).toBe('/hero.jpg')
  screen.getByRole('button', { name: /the film$/ })
})

test('a poster without a film is shown, and nothing can be played', () => {
  expect(
    open({ ...film, video: '' })
      .querySelector('img')
      ?.getAttribute('src'),
  ).toBe('/hero.jpg')
  expect(screen.queryByRole('button', { name: /the film$/ })).toBeNull()
})

test('without film and poster the hero is dark and waits for nothing', () => {
  expect(open({ ...film, video: '', video_poster: '' }).querySelector('img')).toBeNull()
})
