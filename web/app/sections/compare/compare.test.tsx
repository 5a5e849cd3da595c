import { emptyAttributes } from '@house/contract/products/attributes'
import { attributeRows } from '@house/fenestration/description/attribute-rows'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../../../testing/render-route.tsx'
import { compareRows } from '../../compare/compare-rows.ts'
import { compareUrl, slugsOf } from '../../compare/compare-url.ts'
import { AddProduct } from './add-product.tsx'
import { CompareTable } from './compare-table.tsx'

const measure = (max: number, source: string) => ({ measure: 'sash_weight' as const, min: null, max, source })
const rowsOf = (weight: number | null, source = 'Measured by us') =>
  attributeRows(
    { ...emptyAttributes, materials: ['upvc'], measures: weight === null ? [] : [measure(weight, source)] },
    { colours: new Map() },
  )

test('up to three products are read from a URL, each once, in the visitor’s order', () => {
  const read = (query: string) => slugsOf(new URLSearchParams(query))
  expect(read('products=b,a,B,c,d')).toEqual({ slugs: ['B', 'a', 'c'], surplus: ['d'] })
  expect(read('products=,<x>,a')).toEqual({ slugs: ['a'], surplus: [] })
  expect(read('')).toEqual({ slugs: [], surplus: [] })
  expect(compareUrl(['a', 'b'], { onlyDifferences: true })).toBe('/compare?products=a,b&only=differences')
  expect(compareUrl([])).toBe('/compare')
})

test('rows differ where values do, numbers nobody states stay, and words nobody states go', () => {
  const { rows, sources } = compareRows([rowsOf(35), rowsOf(60, 'Catalogue'), rowsOf(null)])
  const named = (name: string) => rows.find((row) => row.name === name)
  expect(sources).toEqual(['Measured by us', 'Catalogue'])
  expect(named('sash_weight')).toEqual({
    name: 'sash_weight',
    label: 'Sash weight',
    isDifferent: true,
    cells: [
      { value: 'up to 35 kg', source: 1 },
      { value: 'up to 60 kg', source: 2 },
      { value: '', source: 0 },
    ],
  })
  expect(named('material')?.isDifferent).toBe(false)
  expect(named('frame_depth')?.cells.map(({ value }) => value)).toEqual(['', '', ''])
  expect(named('opening')).toBeUndefined()
})

const products = ['one', 'two'].map((slug) => ({ slug, title: `Window <em>${slug}</em>`, image: '', drawing: null }))

test('a difference is named in words, and only differences can be shown, without figures that nobody states', () => {
  const compared = compareRows([rowsOf(35), rowsOf(null)])
  const { unmount } = renderRoute(
    <CompareTable {...compared} products={products} scale={null} onlyDifferences={false} />,
  )
  const differing = screen.getAllByRole('rowheader').filter((each) => each.textContent?.includes('differs'))
  expect(differing.map((each) => each.textContent)).toEqual(['Sash weight differs'])
  expect(screen.getAllByText('Not known').length).toBeGreaterThan(1)
  expect(screen.getByRole('link', { name: 'Remove Window one' }).getAttribute('href')).toBe('/compare?products=two')
  unmount()
  renderRoute(<CompareTable {...compared} products={products} scale={null} onlyDifferences />)
  const labels = screen.getAllByRole('rowheader').map((each) => each.textContent)
  expect(labels).toEqual(['Sash weight differs'])
})

test('another product is added by a link, or searched for with a form that keeps the comparison', () => {
  const suggestions = [{ slug: 'three', title: 'Window three', image: '' }]
  renderRoute(<AddProduct products={products} suggestions={suggestions} keyword="" onlyDifferences={false} />)
  const link = screen.getByRole('link', { name: 'Add Window three' })
  expect(link.getAttribute('href')).toBe('/compare?products=one,two,three')
  const form = screen.getByRole('search')
  expect(form.getAttribute('action')).toBe('/compare')
  expect(within(form).getByRole('searchbox').getAttribute('name')).toBe('q')
  expect(form.querySelector('input[name=products]')?.getAttribute('value')).toBe('one,two')
})
