import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderRoute } from '../../testing/render-route.tsx'
import { Link } from '../ui/link.tsx'
import { SectionBoundary, SectionFallback, Sections } from './section-boundary.tsx'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

function Broken(): never {
  throw new Error('broken section')
}

test('a section that throws is left out, and its neighbours stay', () => {
  renderRoute(
    <Sections>
      <p>before</p>
      <Broken />
      <p>after</p>
    </Sections>,
  )
  expect(screen.getByText('before')).toBeTruthy()
  expect(screen.getByText('after')).toBeTruthy()
})

test('a section with content of its own is replaced by a sentence', () => {
  renderRoute(
    <SectionBoundary fallback={<SectionFallback />}>
      <Broken />
    </SectionBoundary>,
  )
  expect(screen.getByText(/could not be shown/)).toBeTruthy()
})

test('navigation resets the boundary', async () => {
  let isBroken = true
  const Sometimes = () => (isBroken ? <Broken /> : <p>works again</p>)
  renderRoute(
    <>
      <Link to="/a/2">next</Link>
      <SectionBoundary fallback={<SectionFallback />}>
        <Sometimes />
      </SectionBoundary>
    </>,
    { path: '/a/:id', url: '/a/1' },
  )
  isBroken = false
  await userEvent.click(screen.getByText('next'))
  expect(await screen.findByText('works again')).toBeTruthy()
})
