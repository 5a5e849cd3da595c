import type { SiteBrand } from '@house/contract/brand/brand'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../../../testing/render-route.tsx'
import { Header } from './header.tsx'

test('without a phone number and a brochure the header has no link for them', () => {
  const { container } = renderRoute(<Header />, { setting: { phone: '', brochure: '' } })
  expect(container.querySelector('a[href^="tel:"], a[download]')).toBeNull()
  expect(container.textContent).not.toContain('[')
})

const brand = { logo: '/light.svg', logo_on_dark: '/dark.svg' } as SiteBrand

test('over the picture the header has the logo for dark grounds, and the other one while the menu is open', () => {
  const { container } = renderRoute(<Header />, { setting: { brand } })
  expect(container.querySelector('img[src="/light.svg"]')?.className).toContain('menu-closed:hidden')
  expect(container.querySelector('img[src="/dark.svg"]')?.className).toContain('hidden menu-closed:block')
})

test('on other pages the header has the logo for light grounds', () => {
  const { container } = renderRoute(<Header />, { path: '/blogs/', setting: { brand } })
  expect(container.querySelector('img[src="/light.svg"]')?.className).not.toContain('hidden')
  expect(container.querySelector('img[src="/dark.svg"]')?.className).toMatch(/hidden$/)
})

test.each([
  [{ ...brand, logo_on_dark: '' }, 'hidden menu-closed:block'],
  [{ ...brand, logo: '' }, 'menu-closed:hidden'],
])('where a ground has no logo, the name is shown instead: %j', (half, shown) => {
  renderRoute(<Header />, { setting: { brand: half } })
  expect(screen.getByText('Jharokha').className).toBe(shown)
})
