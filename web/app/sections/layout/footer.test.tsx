import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../../../testing/render-route.tsx'
import { Footer } from './footer.tsx'

const categories = [
  { id: 1, slug: 'doors', title: 'Wooden <em>Doors</em>', image: '' },
  { id: 2, slug: 'windows', title: 'Windows', image: '' },
]

function columns() {
  return screen.getAllByRole('navigation').map((column) => column.getAttribute('aria-label'))
}

test('the footer has the columns of the settings', () => {
  const footer_columns = [{ title: 'Range', links: [{ label: 'Bay windows', url: '/windows/bay' }] }]
  renderRoute(<Footer />, { setting: { footer_columns }, categories })
  expect(columns()).toEqual(['Company', 'Range'])
  expect(screen.getByRole('link', { name: 'Bay windows' }).getAttribute('href')).toBe('/windows/bay')
})

test('without columns in the settings the footer lists the categories, and without those only the company', () => {
  const { unmount } = renderRoute(<Footer />, { categories })
  expect(columns()).toEqual(['Company', 'Products'])
  expect(screen.getByRole('link', { name: 'Wooden Doors' }).getAttribute('href')).toBe('/doors')
  unmount()
  renderRoute(<Footer />)
  expect(columns()).toEqual(['Company'])
})

test('the footer says where figures without a source come from', () => {
  const { unmount } = renderRoute(<Footer />, { setting: { figures_source: 'Measured by us.' } })
  screen.getByText('Other figures: Measured by us.')
  unmount()
  renderRoute(<Footer />, { setting: { figures_source: '' } })
  screen.getByText('Other figures: not known.')
})

test('missing social links, number and developer leave nothing behind', () => {
  const { container } = renderRoute(<Footer />, { setting: { whatsapp: '', company_name: 'Pune Frames' } })
  expect(container.textContent).toMatch(/© Pune Frames\.Downloads/)
  for (const name of [/LinkedIn/, /Instagram/, /WhatsApp/, /Facebook/]) expect(screen.queryByLabelText(name)).toBeNull()
})

test('a company with another network has a placeholder for Facebook, as the specification has it', () => {
  renderRoute(<Footer />, { setting: { instagram: 'https://photos.example/pune-frames' } })
  screen.getByLabelText('Instagram')
  screen.getByLabelText('Facebook, not yet')
})

test.each([
  [{ company_name: 'The Window Works LLP', short_name: '' }, 'The Window Works LLP'],
  [{ company_name: 'The Window Works LLP', short_name: 'Window Works' }, 'Window Works'],
])('the logo shows the short name, or the whole one: %j', (setting, shown) => {
  renderRoute(<Footer />, { setting })
  expect(screen.getByRole('link', { name: 'The Window Works LLP, home' }).textContent).toBe(shown)
})
