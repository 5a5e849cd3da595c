import { ProductAttributes } from '@house/contract/products/attributes'
import { describe, expect, it } from 'vitest'
import { colours } from './planner/colours.ts'
import { attributesOf, productAttributes } from './product-attributes.ts'
import { products } from './products.ts'

const slugs = products.map(({ slug }) => slug)
const doorLists = ['door', 'Slim-Sliding-Doors']
const doors = products.filter(
  ({ sub_item, slug }) => doorLists.includes(sub_item) || (sub_item === 'doors-and-window' && slug.includes('door')),
)
/** Drawn with all sides of the corner in one plane, as their pages say; the limits are those of one side. */
const unfolded: Record<string, number> = { 'frameless-corner-shower': 2, 'quadrant-shower-cubicle': 1.6 }
const colourKeys = colours.map(({ key }) => key)

describe('attributes of the sample products', () => {
  it('exist for every product and for nothing else', () => {
    expect(Object.keys(productAttributes).toSorted()).toEqual(slugs.toSorted())
    expect(() => attributesOf('no-such-product')).toThrow('no-such-product')
  })

  it.each(slugs)('of %s are valid and name a material, a room and a problem', (slug) => {
    const attributes = attributesOf(slug)
    expect(ProductAttributes.parse(attributes)).toEqual(attributes)
    expect(colourKeys).toEqual(expect.arrayContaining(attributes.colours))
    expect(attributes.materials).not.toEqual([])
    expect(attributes.rooms).not.toEqual([])
    expect(attributes.problems.length).toBeGreaterThan(0)
    expect(attributes.problems.length).toBeLessThanOrEqual(5)
  })

  it.each(products)('cover the drawn size of $slug', ({ slug, elevation }) => {
    const sides = unfolded[slug] ?? 1
    for (const [name, drawn] of [
      ['frame_width', elevation.width / sides],
      ['frame_height', elevation.height],
    ] as const) {
      const { min, max } = limitsOf(slug, name)
      expect(drawn, name).toBeGreaterThanOrEqual(min ?? 0)
      expect(drawn, name).toBeLessThanOrEqual(max ?? Number.POSITIVE_INFINITY)
    }
  })

  it.each(doors)('of the door $slug state the smallest size, as its page does', ({ slug, blocks }) => {
    const rows = blocks.flatMap(({ specification }) => (Array.isArray(specification) ? specification : []))
    const whole = rows.find(({ title }) => title === 'Whole frame')?.value.replaceAll(',', '') ?? ''
    const limits = (['frame_width', 'frame_height'] as const).map((name) => limitsOf(slug, name))
    expect(limits.map(({ min }) => min)).not.toContain(null)
    const numbers = limits.flatMap(({ min, max }) => [min, max]).filter((each) => each !== null)
    expect((whole.match(/\d+/g) ?? []).slice(0, numbers.length).map(Number)).toEqual(numbers)
  })
})

function limitsOf(slug: string, measure: 'frame_width' | 'frame_height') {
  const { min = null, max = null } = attributesOf(slug).measures.find((each) => each.measure === measure) ?? {}
  return { min, max }
}
