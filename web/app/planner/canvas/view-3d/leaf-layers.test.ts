import { plannerCatalogue } from '@house/content/planner/catalogue'
import type { Design } from '@house/contract/plans/design'
import { openings, type View, views } from '@house/contract/plans/design-options'
import { partsOf } from '@house/fenestration/design/catalogue'
import { layOutDesign } from '@house/fenestration/layout/lay-out-design'
import { checkDesign } from '@house/fenestration/testing/designs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawLayers, openStyle } from './leaf-layers.ts'

const cell = fc.record({
  width: fc.integer({ min: 2, max: 5 }),
  opens: fc.constantFrom(...openings),
  swing: fc.constantFrom('in' as const, 'out' as const),
  fill: fc.constant('glass' as const),
})

const wideWindow = fc
  .array(cell, { minLength: 2, maxLength: 4 })
  .map((cells): Design => ({ ...checkDesign, width: 3200, rows: [{ height: 1, cells }] }))

function layersOf(design: Design, view: View) {
  const layout = layOutDesign(design, partsOf(design, plannerCatalogue).system, plannerCatalogue)
  return drawLayers(design, layout, plannerCatalogue, { view, scale: 0.3 }).leaves
}

/** Left and right end of the first shape, the sash. */
function drawnSpan(svg: string) {
  const [, path = ''] = / d="([^"]+)"/.exec(svg) ?? []
  const across = Array.from(path.matchAll(/([\d.]+) [\d.]+/g), ([, x]) => Number(x))
  return [Math.min(...across), Math.max(...across)] as const
}

test.each(views)('seen from %s, every leaf turns about its own hinge', (view) => {
  fc.assert(
    fc.property(wideWindow, (design) => {
      for (const { leaf, svg } of layersOf(design, view)) {
        const [left, right] = drawnSpan(svg)
        const hinge = Number.parseFloat(String(openStyle(leaf, 1, view).transformOrigin))
        const { opens } = leaf.cell
        if (/left$/.test(opens) && !opens.startsWith('slide')) expect(hinge).toBeCloseTo(left, 1)
        if (/right$/.test(opens) && !opens.startsWith('slide')) expect(hinge).toBeCloseTo(right, 1)
        if (opens === 'pivot') expect(hinge).toBeCloseTo((left + right) / 2, 1)
      }
    }),
  )
})

test('a sash that opens into the room comes towards the viewer inside, and goes away from the one outside', () => {
  const window: Design = {
    ...checkDesign,
    rows: [
      {
        height: 1,
        cells: [
          { width: 1, opens: 'left', swing: 'in', fill: 'glass' },
          { width: 2, opens: 'slide-left', swing: 'in', fill: 'glass' },
        ],
      },
    ],
  }
  const movesOf = (view: View) => layersOf(window, view).map(({ leaf }) => openStyle(leaf, 1, view).transform)
  expect(movesOf('inside')).toEqual(['rotateY(-75deg)', expect.stringMatching(/^translateX\(-\d/)])
  expect(movesOf('outside')).toEqual(['rotateY(-75deg)', expect.stringMatching(/^translateX\(\d/)])
})
