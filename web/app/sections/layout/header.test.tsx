import { expect, test } from 'vitest'
import { renderRoute } from '../../../testing/render-route.tsx'
import { Header } from './header.tsx'

test('without a phone number and a brochure the header has no link for them', () => {
  const { container } = renderRoute(<Header />, { setting: { phone: '', brochure: '' } })
  expect(container.querySelector('a[href^="tel:"], a[download]')).toBeNull()
  expect(container.textContent).not.toContain('[')
})
