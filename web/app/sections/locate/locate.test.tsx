import type { Office } from '@house/contract/entities'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../../../testing/render-route.tsx'
import { ContactDetails } from './contact-details.tsx'
import { Locations, officesInRowOf } from './locations.tsx'
import { OfficeMap } from './map/office-map.tsx'

const office: Office = {
  id: 1,
  kind: 'showroom',
  name: 'Showroom',
  address: 'MI Road',
  city: 'Jaipur',
  phone: '',
  hours: '',
  latitude: 26.9,
  longitude: 75.8,
}

const noPage = { success: '6', status: 200, path: '', message: '' } as const

test('a company without offices has neither a map nor a list, and no skeletons', () => {
  const { container } = renderRoute(
    <main>
      <OfficeMap content={noPage} />
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

test('an office without coordinates is not on the map; directions search for its address', () => {
  const hidden = { ...office, id: 2, name: 'Workshop', address: 'Shed 4, Aluva Road', latitude: null, longitude: null }
  const { unmount } = renderRoute(<OfficeMap content={noPage} />, { setting: { offices: [office, hidden] } })
  screen.getByRole('heading', { name: 'Find us on google map' })
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Showroom'])
  unmount()
  const { container } = renderRoute(
    <main>
      <OfficeMap content={noPage} />
      <Locations />
    </main>,
    { setting: { offices: [hidden] } },
  )
  expect(screen.queryByRole('heading', { name: /Find us/ })).toBeNull()
  expect(container.querySelector('a')?.href).toMatch(/destination=Shed%204%2C%20Aluva%20Road$/)
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
