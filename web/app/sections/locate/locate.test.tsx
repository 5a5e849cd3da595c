import type { Office } from '@house/contract/entities'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../../../testing/render-route.tsx'
import { ContactDetails } from './contact-details.tsx'
import { Locations, officesInRowOf } from './locations.tsx'
import { OfficeMap } from './map/office-map.tsx'

const office: Office = {
  ...{ id: 1, kind: 'showroom', name: 'Showroom', address: 'MI Road', city: 'Jaipur', phone: '', hours: '' },
  ...{ latitude: 26.9, longitude: 75.8 },
}

test('a company without offices has neither a map nor a list, and no skeletons', () => {
  const { container } = renderRoute(
    <main>
      <OfficeMap />
      <Locations />
    </main>,
  )
  expect(container.querySelector('main')?.innerHTML).toBe('')
})

test('an office without phone and hours has no empty link', () => {
  const { container } = renderRoute(<Locations />, { setting: { offices: [office] } })
  expect(container.querySelector('a[href^="tel:"]')).toBeNull()
  screen.getByRole('link', { name: /^Directions/ })
  expect(container.querySelector('li')?.className).toContain('lg:col-span-6')
})

test.each(Array.from({ length: 12 }, (_, index) => index + 1))('the rows of %i offices are full', (count) => {
  const shares = Array.from({ length: count }, (_, index) => 1 / officesInRowOf(index, count))
  const rows = shares.reduce((sum, share) => sum + share, 0)
  expect(rows).toBeCloseTo(Math.ceil(count / 3))
})

test('contact details without a value are left out', () => {
  const { container, unmount } = renderRoute(<ContactDetails />, { setting: { phone: '', whatsapp: '' } })
  expect([...container.querySelectorAll('dt')].map((label) => label.textContent)).toEqual(['E-mail'])
  unmount()
  const empty = renderRoute(<ContactDetails />, { setting: { phone: '', whatsapp: '', email: '' } })
  expect(empty.container.textContent).toBe('')
})
