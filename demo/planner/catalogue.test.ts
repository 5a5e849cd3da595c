import { fillLimits } from '@house/fenestration/design/product-limits'
import { expect, test } from 'vitest'
import { attributesOf } from '../product-attributes.ts'
import { products } from '../products.ts'
import { plannerCatalogue } from './catalogue.ts'
import { designOfProduct } from './product-designs.ts'
import { systems } from './systems.ts'

function systemOf(key: string) {
  const system = plannerCatalogue.systems.find((each) => each.key === key)
  if (!system) throw new Error(`There is no system ${key}`)
  return system
}

const unlimited = {
  min_width: null,
  max_width: null,
  min_height: null,
  max_height: null,
  max_area: null,
  max_weight_kg: null,
  max_ratio: null,
}

test('limits are the numbers of the products they name', () => {
  const [casement, dark, , fixed, louvre, pivot] = systemOf('upvc-60-casement').limits
  expect(casement).toEqual({
    opens: ['left', 'right'],
    colours: [],
    max_area: null,
    max_ratio: null,
    min_width: 350,
    max_width: 750,
    min_height: 450,
    max_height: 1500,
    max_weight_kg: 35,
    source: 'Product page: Single Casement Window',
  })
  expect(dark).toMatchObject({ ...unlimited, colours: ['anthracite', 'black'], max_width: 650, max_height: 1350 })
  expect(fixed).toMatchObject({ ...unlimited, max_width: 2400, max_height: 2400, max_area: 4.5 })
  expect(louvre).toMatchObject({ ...unlimited, min_width: 300, max_width: 750, max_height: 1200 })
  expect(pivot).toMatchObject({ ...unlimited, min_width: 900, max_width: 1200 })
  expect(systemOf('upvc-60-casement').glass_thickness).toMatchObject({ min: 5, max: 24 })
  expect(systemOf('alu-slim-sliding').limits[0]).toMatchObject({
    ...unlimited,
    max_width: 2200,
    max_height: 3000,
    max_area: 6,
    max_weight_kg: 250,
  })
})

test('a number of the system goes before that of the product, with its own source', () => {
  expect(systemOf('upvc-fold').limits[0]).toMatchObject({
    min_width: 450,
    max_width: 850,
    source: 'Product page: Kitchen Servery Bifold Window, leaf; others: Product page: Slide-and-Fold Door',
  })
})

/** The numbers of a page: those of its attributes, and those in its text. */
function numbersOn(title: string) {
  const product = products.find((each) => each.title === title)
  if (!product) return []
  const { elevation, slug, ...page } = product
  const measured = attributesOf(slug).measures.flatMap(({ min, max }) => [min, max])
  const written = JSON.stringify(page).matchAll(/\d[\d,]*(\.\d+)?/g)
  return [...measured, ...Array.from(written, ([digits]) => Number(digits.replaceAll(',', '')))]
}

const cited = systems.flatMap(({ key, limits, glass_thickness, frame_size }) =>
  [...limits, glass_thickness, frame_size]
    .filter(({ source }) => source.startsWith('Product page'))
    .map((limit) => ({ key, limit })),
)

test.each(cited)('a limit of $key that cites a product page has a number of that page', ({ limit }) => {
  const { source } = limit
  const title = source.replace(/^Product page: /, '').split(', ')[0] ?? ''
  const numbers = Object.values(limit).filter((value) => typeof value === 'number')
  expect(numbers.length).toBeGreaterThan(0)
  expect(numbers.filter((number) => !numbersOn(title).includes(number))).toEqual([])
})

test.each([
  ...['upvc-lift-and-slide-door', 'tilt-and-turn-window', 'golden-oak-2-5-track-sliding-window'],
  ...['slim-two-panel-sliding-door', 'single-casement-window', 'upvc-casement-balcony-door'],
])('the system of %s keeps to the numbers of its page', (slug) => {
  const product = products.find((each) => each.slug === slug)
  const design = product && designOfProduct(product)
  if (!design) throw new Error(`There is no product ${slug}`)
  const { measures } = attributesOf(slug)
  const stated = (name: string) => measures.find(({ measure }) => measure === name)
  const { glass_thickness, limits } = systemOf(design.system)
  expect(glass_thickness).toMatchObject({ min: stated('glass_thickness')?.min, max: stated('glass_thickness')?.max })
  const opens = design.rows.at(-1)?.cells.find((cell) => cell.opens !== 'fixed')?.opens ?? 'fixed'
  const limit = limits.find((each) => each.opens.includes(opens) && each.colours.length === 0)
  expect(limit?.max_width).toBe(stated('sash_width')?.max)
  if (stated('sash_height')) expect(limit?.max_height).toBe(stated('sash_height')?.max)
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

test('sources say which sun and which laboratory a value is of, and nothing that is for staff', () => {
  const { glazings } = plannerCatalogue
  const sun = glazings.filter(({ shgc }) => shgc.value !== null)
  expect(sun.filter(({ shgc }) => !shgc.source.includes('hemispherical'))).toEqual([])
  const sound = glazings.filter(({ rw }) => rw.value !== null)
  expect(sound.filter(({ rw }) => !rw.source.includes('the laboratory is not on file'))).toEqual([])
  expect(JSON.stringify(plannerCatalogue)).not.toContain('replace it')
})

test('a glass whose sun figure is not known is not called cooler', () => {
  const unknown = plannerCatalogue.glazings.filter(({ shgc }) => shgc.value === null)
  const called = unknown.filter(({ purposes, description }) => purposes.includes('cooler') || /cool/i.test(description))
  expect(called.map(({ key }) => key)).toEqual([])
})
