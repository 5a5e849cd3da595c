import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link } from 'react-router'
import { expect, test, vi } from 'vitest'
import { renderRoute } from '../../testing/render-route.tsx'
import { ScrollToAnchor } from './scroll-to-anchor.tsx'

test.each(['#caf%C3%A9', '#50%'])('a link to %s scrolls there', async (hash) => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
  renderRoute(
    <>
      <ScrollToAnchor />
      <Link to={hash}>Go</Link>
      <p id="café" />
      <p id="50%" />
    </>,
  )
  await userEvent.click(screen.getByText('Go'))
  expect(scrolled).toHaveBeenCalledOnce()
  scrolled.mockRestore()
})
