import { ProductAttributes } from '@house/contract/products/attributes'
import { describe, expect, it } from 'vitest'
import { colours } from './planner/colours.ts'
import { attributesOf, productAttributes } from './product-attributes.ts'
import { products } from './products.ts'

const slugs = products.map(({ slug }) => slug)
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
    expect(attributes.problems.length).toBeLessThanOrEqual(4)
  })
})
