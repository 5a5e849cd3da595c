import fc from 'fast-check'
import { expect, test } from 'vitest'
import { urls } from '../urls.ts'
import { openingTypes, problems, rooms } from './attribute-options.ts'
import { countChosen, ignoredSizes, isListed, parseProductQuery, toggleValue, writeProductQuery } from './filter.ts'
import { facetNames } from './filter-names.ts'

const queryOf = (search: string) => parseProductQuery(new URLSearchParams(search))
const canonical = (search: string) => urls.products(writeProductQuery(queryOf(search)))

test('a canonical URL has the keyword, then facets and their values in a fixed order, then sizes', () => {
  expect(canonical('')).toBe('/products')
  expect(canonical('height=1,200&width=1 800&room=kitchen,bedroom,kitchen&problem=noise&q=%20big%20window&x=1')).toBe(
    '/products?q=big%20window&problem=noise&room=bedroom,kitchen&width=1800&height=1200',
  )
  expect(urls.productList('alu', 'window', 'room=office')).toBe('/alu/window?room=office')
})

test('what cannot be a value is left out, and of a repeated parameter the first counts', () => {
  expect(canonical('room=<script>&width=-1&height=1e9&colour=a b')).toBe('/products')
  expect(canonical('room=bedroom&room=kitchen')).toBe('/products?room=bedroom')
  expect(canonical('q=%00%08door%1b')).toBe('/products?q=door')
  expect(queryOf(`colour=${'x,y'.repeat(2000)}`).filter.facets.colour?.join(',').length).toBeLessThan(1000)
})

test('a made-up URL does not make a page of many megabytes: values are limited, and keywords are whole', () => {
  const values = Array.from({ length: 300 }, (_, index) => `v${index}`).join(',')
  const { facets } = queryOf(facetNames.map((name) => `${name}=${values}`).join('&')).filter
  expect(Object.values(facets).flat()).toHaveLength(40)
  expect(queryOf(`q=${'a'.repeat(99)}🚪`).keyword.isWellFormed()).toBe(true)
})

test('sizes are read in every unit, and those that cannot be read are named', () => {
  const sizes = (width: string, height: string) => {
    const fields = new URLSearchParams({ width, height })
    return [queryOf(String(fields)).filter.sizes, ignoredSizes((name) => fields.get(name))]
  }
  expect(sizes('1800mm', '180 cm')).toEqual([{ width: 1800, height: 1800 }, []])
  expect(sizes('6 ft', `5'10"`)).toEqual([{ width: 1829, height: 1778 }, []])
  expect(sizes('1.8 m', ' ')).toEqual([{ width: 1800 }, []])
  expect(sizes(' 1.8', '25 m')).toEqual([{}, ['1.8', '25 m']])
  expect(sizes('9'.repeat(9999), '1,800')).toEqual([{ height: 1800 }, ['9'.repeat(20)]])
})

const parameters = fc.record(
  {
    q: fc.string({ maxLength: 20 }),
    problem: fc.subarray([...problems], { minLength: 1 }),
    room: fc.subarray([...rooms], { minLength: 1 }),
    opening: fc.subarray([...openingTypes], { minLength: 1 }),
    width: fc.integer({ min: 1, max: 20_000 }),
    height: fc.integer({ min: 1, max: 20_000 }),
  },
  { requiredKeys: [] },
)

test('every order and repetition of parameters and values has one canonical URL, which is its own', () => {
  const shuffled = parameters.chain((chosen) => {
    const entries = Object.entries(chosen)
    const mixed = entries.map(([name, value]) =>
      Array.isArray(value)
        ? fc.shuffledSubarray([...value, ...value], { minLength: 2 * value.length }).map((all) => [name, all.join(',')])
        : fc.constant([name, String(value)]),
    )
    const order = fc.shuffledSubarray([...entries.keys()], { minLength: entries.length })
    return fc.tuple(fc.constant(entries), fc.tuple(...mixed), order)
  })
  fc.assert(
    fc.property(shuffled, ([entries, mixed, order]) => {
      const plain = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))
      const other = new URLSearchParams([...order, ...order].map((index) => mixed[index] as [string, string]))
      const url = canonical(plain.toString())
      expect(canonical(other.toString())).toBe(url)
      expect(canonical(url.split('?')[1] ?? '')).toBe(url)
    }),
  )
})

test('search engines list a page with at most one chosen value, no size and no search', () => {
  expect(['', 'room=bedroom'].map((search) => isListed(queryOf(search)))).toEqual([true, true])
  for (const search of ['q=door', 'width=900', 'room=bedroom,kitchen', 'room=bedroom&width=900'])
    expect(isListed(queryOf(search))).toBe(false)
  expect(countChosen(queryOf('q=door&room=bedroom,kitchen&width=900'))).toBe(4)
})

test('choosing a value twice gives the filter from before', () => {
  const { filter } = queryOf('room=bedroom&material=upvc')
  const chosen = toggleValue(filter, 'room', 'kitchen')
  expect(chosen.facets.room).toEqual(['bedroom', 'kitchen'])
  expect(toggleValue(chosen, 'room', 'kitchen')).toEqual(filter)
  expect(toggleValue(filter, 'room', 'bedroom').facets).toEqual({ material: ['upvc'] })
})
