import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DrawnMap } from './drawn-map.tsx'
import type { LocatedOffice } from './group-markers.ts'

function office(id: number, city: string, latitude: number, longitude: number): LocatedOffice {
  return { id, kind: 'showroom', name: `${city} ${id}`, address: '', city, phone: '', hours: '', latitude, longitude }
}

const pune = office(1, 'Pune', 18.52, 73.86)
const kochi = office(2, 'Kochi', 9.97, 76.28)

function show(offices: LocatedOffice[]) {
  const { container } = render(<DrawnMap offices={offices} chosen={offices[0]} />)
  return Array.from(container.querySelectorAll('text'), (text) => text.textContent)
}

test('one office is shown with its state', () => {
  expect(show([pune])).toEqual(expect.arrayContaining(['Pune', 'Showroom', 'Maharashtra']))
  screen.getByText(/^State outlines: DataMeet/)
})

test('offices far from each other are shown with the states between them, and no islands', () => {
  const texts = show([pune, kochi])
  expect(texts).toEqual(expect.arrayContaining(['Pune', 'Kochi', 'Karnataka']))
  expect(texts).not.toContain('Andaman & Nicobar')
})

test('pins that would overlap are one pin, and the largest group is enlarged', () => {
  const many = [1, 2, 3].map((id) => office(id, 'Pune', 18.52 + id / 100, 73.86))
  const few = [4, 5].map((id) => office(id, 'Kochi', 9.97 + id / 100, 76.28))
  const texts = show([...many, ...few])
  expect(texts.filter((text) => text === 'Pune')).toHaveLength(1)
  expect(texts).toContain('Pune, enlarged')
  expect(texts.filter((text) => text === '2 offices')).toHaveLength(1)
})

test('offices at one address are counted', () => {
  const same = Array.from({ length: 12 }, (_, index) => office(index, 'Pune', 18.52, 73.86))
  expect(show(same)).toContain('12 offices')
})

test('the states with an office are brighter than the others', () => {
  const portBlair = office(3, 'Port Blair', 11.67, 92.74)
  const { container } = render(<DrawnMap offices={[pune, kochi, portBlair]} chosen={pune} />)
  expect(container.querySelectorAll('path.fill-stone')).toHaveLength(3)
})

test('offices across one town are one pin on the map, and apart in the enlargement', () => {
  const texts = show([office(1, 'Pune', 18.52, 73.86), office(2, 'Pune', 18.68, 73.78)])
  expect(texts.filter((text) => text === 'Pune')).toHaveLength(1)
  expect(texts).toContain('Pune, enlarged')
})

test('the names of neighbouring towns stand on either side of their pins', () => {
  const { container } = render(
    <DrawnMap offices={[office(1, 'Pune', 18.52, 73.86), office(2, 'Pimpri', 18.68, 73.8)]} chosen={undefined} />,
  )
  const sideOf = (name: string) =>
    [...container.querySelectorAll('text')].find((text) => text.textContent === name)?.getAttribute('text-anchor')
  expect([sideOf('Pune'), sideOf('Pimpri')]).toEqual([null, 'end'])
})
