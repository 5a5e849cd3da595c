import { fillLimits } from '@house/fenestration/design/product-limits'
import { expect, test } from 'vitest'
import { plannerCatalogue } from './catalogue.ts'
import { systems } from './systems.ts'

function systemOf(key: string) {
  const system = plannerCatalogue.systems.find((each) => each.key === key)
  if (!system) throw new Error(`There is no system ${key}`)
  return system
}

const unlimited = {
  ...{ min_width: null, max_width: null, min_height: null, max_height: null },
  ...{ max_area: null, max_weight_kg: null, max_ratio: null },
}

test('limits are the numbers of the products they name', () => {
  const [casement, dark, , fixed, louvre, pivot] = systemOf('upvc-60-casement').limits
  expect(casement).toEqual({
    ...{ opens: ['left', 'right'], colours: [], max_area: null, max_ratio: null },
    ...{ min_width: 350, max_width: 750, min_height: 450, max_height: 1500, max_weight_kg: 35 },
    source: 'Product page: Single Casement Window',
  })
  expect(dark).toMatchObject({ ...unlimited, colours: ['anthracite', 'black'], max_width: 650, max_height: 1350 })
  expect(fixed).toMatchObject({ ...unlimited, max_width: 2400, max_height: 2400, max_area: 4.5 })
  expect(louvre).toMatchObject({ ...unlimited, min_width: 300, max_width: 750, max_height: 1200 })
  expect(pivot).toMatchObject({ ...unlimited, min_width: 900, max_width: 1200 })
  expect(systemOf('upvc-60-casement').glass_thickness).toMatchObject({ min: 5, max: 24 })
  expect(systemOf('alu-slim-sliding').limits[0]).toMatchObject({
    ...unlimited,
    ...{ max_width: 2200, max_height: 3000, max_area: 6, max_weight_kg: 250 },
  })
})

test('a number of the system goes before that of the product, with its own source', () => {
  const sample = 'Section table of the sample company; replace it with your profile supplier’s'
  expect(systemOf('upvc-sliding-door').limits[0]).toMatchObject({
    ...{ max_width: 1250, max_height: 2300 },
    source: `${sample}; others: Product page: Two-Track Sliding Door`,
  })
  expect(systemOf('upvc-fold').limits[0]).toMatchObject({
    ...{ min_width: 450, max_width: 850 },
    source: `${sample}; others: Product page: Slide-and-Fold Door`,
  })
})

test('every limit of a number of its own has a source', () => {
  const limits = plannerCatalogue.systems.flatMap((system) => [...system.limits, system.glass_thickness])
  expect(limits.filter(({ source }) => !source || source.startsWith('Not stated'))).toEqual([])
})

test('a product that fills nothing is no source', () => {
  const [system] = systems.filter(({ key }) => key === 'upvc-60-casement')
  if (!system) throw new Error('There is no such system')
  const product = { title: 'Window', measures: [] }
  const limit = { opens: [], colours: [], ...unlimited, product: 'window', source: 'Test report', max_width: 700 }
  const glass_thickness = { min: null, max: null, product: 'window', source: '' }
  const filled = fillLimits({ ...system, limits: [limit], glass_thickness }, new Map([['window', product]]))
  expect(filled.limits[0]).toMatchObject({ ...unlimited, max_width: 700, source: 'Test report' })
  expect(filled.glass_thickness).toEqual({ min: 0, max: 200, source: 'Not stated' })
})

test('without the product a number is not known, and any glass fits', () => {
  const [system] = systems.map((each) => fillLimits(each, new Map()))
  expect(system?.limits[0]).toMatchObject(unlimited)
  expect(system?.glass_thickness).toEqual({ min: 0, max: 200, source: 'Not stated' })
})
