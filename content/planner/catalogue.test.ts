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

test('a number of the system goes before that of the product', () => {
  expect(systemOf('upvc-sliding-door').limits[0]).toMatchObject({ max_width: 1250, max_height: 2300 })
  expect(systemOf('upvc-fold').limits[0]).toMatchObject({ min_width: 450, max_width: 850 })
})

test('without the product a number is not known, and any glass fits', () => {
  const [system] = systems.map((each) => fillLimits(each, new Map()))
  expect(system?.limits[0]).toMatchObject(unlimited)
  expect(system?.glass_thickness).toMatchObject({ min: 0, max: 200 })
})
