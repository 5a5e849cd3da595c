import { plannerCatalogue } from '@house/demo/planner/catalogue'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeDesign } from '../description/describe.ts'
import { glassFits, glassThicknessOf, thicknessOf } from '../design/glazing.ts'
import { partsOf } from '../design/planner-parts.ts'
import { areasOf } from '../layout/areas.ts'
import { areaOf, boxOf } from '../layout/geometry.ts'
import { layOutDesign } from '../layout/lay-out-design.ts'
import { anyDesign, checkDesign } from '../testing/designs.ts'
import { computeFigures } from './figures.ts'
import { computeUw } from './heat-loss.ts'

test('the check value of the brief: Uw 2.709 with a frame of 110 mm on all sides', () => {
  const inputs = { ag: 1.01 * 1.26, af: 1.23 * 1.48 - 1.01 * 1.26, lg: 2 * (1.01 + 1.26), ug: 2.8, uf: 2, psi: 0.06 }
  expect(computeUw(inputs)).toBeCloseTo(2.709, 3)
  const { uw } = computeFigures(checkDesign, plannerCatalogue)
  expect(Math.abs((uw.value ?? 0) - 2.709)).toBeLessThan(0.005)
  expect(uw.inputs).toMatchObject({ ag: 1.2726, lg: 4.54, ug: 2.8, uf: 2, psi: 0.06 })
})

test('areas of a thousand designs add up to the frame, and no figure is NaN', () => {
  fc.assert(
    fc.property(anyDesign, (design) => {
      const { system } = partsOf(design, plannerCatalogue)
      const layout = layOutDesign(design, system, plannerCatalogue)
      const { whole, glass, infill, frame } = areasOf(layout)
      expect(glass + infill + frame).toBeCloseTo(whole, 9)
      expect(Math.min(glass, infill, frame)).toBeGreaterThanOrEqual(-1e-9)
      expect(whole).toBeCloseTo(areaOf(layout.outline) / 1_000_000, 9)
      expect(JSON.stringify(computeFigures(design, plannerCatalogue))).not.toMatch(/NaN|Infinity/)
    }),
    { numRuns: 1000 },
  )
})

test('panes of a thousand designs lie inside the frame and never overlap', () => {
  fc.assert(
    fc.property(anyDesign, (design) => {
      const { system } = partsOf(design, plannerCatalogue)
      const { leaves, box } = layOutDesign(design, system, plannerCatalogue)
      const panes = leaves.flatMap((leaf) => leaf.panes).filter(({ polygon }) => areaOf(polygon) > 1)
      const boxes = panes.map(({ polygon }) => boxOf(polygon))
      for (const [index, one] of boxes.entries()) {
        expect(one.left).toBeGreaterThanOrEqual(box.left)
        expect(one.right).toBeLessThanOrEqual(box.right)
        for (const other of boxes.slice(index + 1)) {
          const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
          const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
          expect(Math.min(width, height)).toBeLessThanOrEqual(0.01)
        }
      }
    }),
    { numRuns: 1000 },
  )
})

test('what is not known is said, not guessed', () => {
  const acoustic = computeFigures(
    { ...checkDesign, system: 'upvc-70-casement', glass: '6-16-6.8-acoustic' },
    plannerCatalogue,
  )
  expect(acoustic.sound).toMatchObject({ value: 40, inputs: { rw: 40, rw_ctr: 34 } })
  expect(acoustic.uw).toMatchObject({ value: null, missing: 'No value for heat through the glass' })
  const mesh = { width: 1, opens: 'left', swing: 'out', fill: 'mesh' } as const
  const door = { ...checkDesign, system: 'upvc-mesh-door', rows: [{ height: 1, cells: [mesh] }] }
  expect(computeFigures(door, plannerCatalogue).uw.missing).toBe('An insect mesh keeps neither heat nor noise out')
})

test('without glass there is no figure of the glass, and the description does not name one', () => {
  const panel = { width: 1, opens: 'left', swing: 'in', fill: 'panel' } as const
  const door = { ...checkDesign, system: 'upvc-60-door', rows: [{ height: 1, cells: [panel] }] }
  const { sound, shgc } = computeFigures(door, plannerCatalogue)
  expect(sound).toMatchObject({ value: null, missing: 'There is no glass' })
  expect(shgc).toMatchObject({ value: null, missing: 'There is no glass' })
  expect(describeDesign(door, plannerCatalogue)).not.toContain('6-12-6')
  expect(describeDesign(checkDesign, plannerCatalogue)).toContain('Glass: Clear double, 6-12-6.')
})

test('panes count for the weight, gaps only for what fits', () => {
  const layers = [
    { kind: 'pane', mm: 6 },
    { kind: 'gap', mm: 12 },
    { kind: 'pane', mm: 6.4 },
  ] as const
  expect(glassThicknessOf({ layers: [...layers] })).toBeCloseTo(12.4)
  expect(thicknessOf({ layers: [...layers] })).toBeCloseTo(24.4)
  const rebate = (max: number) => ({ glass_thickness: { min: 5, max, source: '' } })
  expect([24, 25].map((max) => glassFits(rebate(max), { layers: [...layers] }))).toEqual([false, true])
})

test('the weight is that of glass and profiles', () => {
  const { weight } = computeFigures(checkDesign, plannerCatalogue)
  // 1.2726 m² × 12 mm × 2.5 kg, and the profiles of frame and sash.
  expect(weight.inputs.glass).toBeCloseTo(38.2, 1)
  expect(weight.value).toBeGreaterThan(38.2)
  expect(weight.heaviestLeaf?.kg).toBeLessThan(weight.value ?? 0)
})
