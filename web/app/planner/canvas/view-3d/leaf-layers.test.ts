import type { Design } from '@house/contract/plans/design'
import { type Opening, openings, type View, views } from '@house/contract/plans/design-options'
import { plannerCatalogue } from '@house/demo/planner/catalogue'
import { partsOf } from '@house/fenestration/design/planner-parts'
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
      for (const layer of layersOf(design, view)) {
        const [left, right] = drawnSpan(layer.svg)
        const hinge = Number.parseFloat(String(openStyle(layer, 1, view).transformOrigin))
        const { opens } = layer.leaf.cell
        if (/^(tilt-)?left$/.test(opens)) expect(hinge).toBeCloseTo(left, 1)
        if (/^(tilt-)?right$/.test(opens)) expect(hinge).toBeCloseTo(right, 1)
        if (opens === 'pivot') expect(hinge).toBeCloseTo((left + right) / 2, 1)
      }
    }),
  )
})

function windowOf(...openings: Opening[]): Design {
  const cells = openings.map((opens) => ({ width: 1, opens, swing: 'in' as const, fill: 'glass' as const }))
  return { ...checkDesign, width: 2400, rows: [{ height: 1, cells }] }
}

function movesOf(design: Design, view: View, open = 1) {
  return layersOf(design, view).map((layer) => openStyle(layer, open, view).transform)
}

test('a sash that opens into the room comes towards the viewer inside, and goes away from the one outside', () => {
  expect(movesOf(windowOf('left'), 'inside')).toEqual(['rotateY(-75deg)'])
  expect(movesOf(windowOf('left'), 'outside')).toEqual(['rotateY(-75deg)'])
  expect(movesOf(windowOf('right'), 'inside')).toEqual(['rotateY(75deg)'])
})

test('of two panels that slide towards each other one stays, so that the window is open', () => {
  for (const view of views) {
    const [stays, slides] = movesOf(windowOf('slide-right', 'slide-left'), view)
    expect(stays).toMatch(/^translateX\(0px\)/)
    expect(slides).toMatch(view === 'inside' ? /^translateX\(-\d/ : /^translateX\(\d/)
  }
})

test('folding leaves turn against each other, stay joined, and end at their jamb', () => {
  for (const view of views) {
    for (const open of [0.3, 1]) {
      const spans = layersOf(windowOf('fold-left', 'fold-left', 'fold-left'), view).map((layer) => {
        const { transform, transformOrigin } = openStyle(layer, open, view)
        const [, shift = '0'] = /translateX\((-?[\d.]+)px\)/.exec(String(transform)) ?? []
        const [, turn = '0'] = /rotateY\((-?[\d.]+)deg\)/.exec(String(transform)) ?? []
        const edge = Number.parseFloat(String(transformOrigin))
        const [left, right] = drawnSpan(layer.svg)
        const cos = Math.cos((Number(turn) * Math.PI) / 180)
        return [left, right].map((x) => edge + Number(shift) + (x - edge) * cos).sort((a, b) => a - b)
      })
      const fromJamb = view === 'inside' ? spans : spans.map((span) => span.map((x) => -x).reverse())
      for (const [index, [, end = 0]] of fromJamb.entries()) {
        const next = fromJamb[index + 1]?.[0]
        // Their sashes are a few millimetres apart when shut.
        if (next !== undefined) expect(Math.abs(next - end)).toBeLessThan(6)
      }
    }
  }
  const wide = layersOf(windowOf('fold-left', 'fold-left', 'fold-left'), 'inside').map((layer) =>
    openStyle(layer, 1, 'inside'),
  )
  expect(wide.map(({ transform }) => /rotateY\((-?)/.exec(String(transform))?.[1])).toEqual(['-', '', '-'])
})
