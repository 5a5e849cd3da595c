import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { plannerCatalogue } from '../../content/planner/catalogue.ts'
import { anyDesign } from '../testing/designs.ts'
import { type DrawOptions, drawDesign } from './draw-design.ts'

const anyOptions: fc.Arbitrary<DrawOptions> = fc.record(
  {
    view: fc.constantFrom('inside', 'outside'),
    detail: fc.constantFrom('full', 'plain'),
    scale: fc.constantFrom(0.03, 0.1, 0.4, 0.8),
    dimensions: fc.boolean(),
    glass: fc.constantFrom('sky', 'clear'),
    idPrefix: fc.constantFrom('a', 'w1-'),
    only: fc.constantFrom('frame' as const, 0, 1, 99),
  },
  { requiredKeys: ['view', 'detail', 'scale', 'dimensions', 'glass', 'idPrefix'] },
)

test('1,000 random designs draw as well-formed SVG without impossible numbers or repeated ids', () => {
  const { window } = new JSDOM('')
  const parser = new window.DOMParser()
  fc.assert(
    fc.property(anyDesign, anyOptions, (design, options) => {
      const { svg, width, height } = drawDesign(design, plannerCatalogue, options)
      expect(svg).not.toMatch(
        /NaN|undefined|Infinity|null|="-[\d.]+" (?:height|rx)=|(?:width|height|r|rx)="-|\de[+-]\d/,
      )
      expect([width, height].every((size) => size > 0 && Number.isFinite(size))).toBe(true)
      const parsed = parser.parseFromString(svg, 'image/svg+xml')
      expect(parsed.querySelector('parsererror')).toBeNull()
      const ids = Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
      const used = Array.from(svg.matchAll(/url\(#([^)]+)\)/g), ([, id]) => id)
      expect(used.filter((id) => !ids.includes(id))).toEqual([])
    }),
    { numRuns: 1000 },
  )
}, 120_000)
