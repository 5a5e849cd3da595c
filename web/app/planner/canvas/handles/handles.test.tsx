import type { View } from '@house/contract/plans/design-options'
import { plannerCatalogue } from '@house/demo/planner/catalogue'
import { mirrorRows } from '@house/fenestration/design/mirror'
import { partsOf } from '@house/fenestration/design/planner-parts'
import { layOutDesign } from '@house/fenestration/layout/lay-out-design'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPlanner } from '../../../../testing/render-planner.tsx'
import { samplePlan } from '../../../../testing/sample-plan.ts'
import { useOpening } from '../../planner-context.ts'
import { placeFrame } from '../placement.ts'
import { Handles } from './handles.tsx'

function HandlesOfOpening({ view }: { view: View }) {
  const { design } = useOpening()
  if (!design) return null
  const seen = view === 'inside' ? design : mirrorRows(design)
  const layout = layOutDesign(seen, partsOf(design, plannerCatalogue).system, plannerCatalogue)
  return <Handles layout={layout} placement={placeFrame(layout, 900, { width: 816, height: 640 })} view={view} />
}

/** A double casement, 1,200 × 1,200 mm, measured as the opening in the wall. */
function renderWallOpening(view: View = 'inside', rows = 1) {
  const cell = { width: 1, swing: 'in', fill: 'glass' } as const
  const cells = [
    { ...cell, opens: 'left' as const },
    { ...cell, opens: 'right' as const },
  ]
  const [first] = samplePlan.items
  if (!first) throw new Error('The sample house is empty')
  const row = { height: 1, cells }
  const design = { ...first, width: 1200, height: 1200, measured: 'opening' as const, rows: Array(rows).fill(row) }
  return renderPlanner(<HandlesOfOpening view={view} />, { name: 'My home', items: [design] })
}

const widths = (plan: () => typeof samplePlan) => plan().items[0]?.rows[0]?.cells.map(({ width }) => width)

test('a joint of a measured wall opening moves 10 mm by key, both ways', () => {
  const { plan } = renderWallOpening()
  const joint = screen.getByRole('slider', { name: 'Joint between A and B' })
  expect(joint.getAttribute('aria-valuenow')).toBe('600')
  fireEvent.keyDown(joint, { key: 'ArrowRight' })
  expect(widths(plan)).toEqual([610, 590])
  fireEvent.keyDown(joint, { key: 'ArrowLeft' })
  expect(widths(plan)).toEqual([600, 600])
})

test('seen from outside, the key moves the joint to the side it names', () => {
  const { plan } = renderWallOpening('outside')
  fireEvent.keyDown(screen.getByRole('slider', { name: 'Joint between B and A' }), { key: 'ArrowRight' })
  expect(widths(plan)).toEqual([590, 610])
})

test('a joint between rows of a measured wall opening moves 10 mm by key', () => {
  const { plan } = renderWallOpening('inside', 2)
  fireEvent.keyDown(screen.getByRole('slider', { name: 'Joint between row 1 and row 2' }), { key: 'ArrowDown' })
  expect(plan().items[0]?.rows.map(({ height }) => height)).toEqual([610, 590])
})

test.each([
  ['Right edge of the frame', 'wide', 'width'],
  ['Upper edge of the frame', 'high', 'height'],
] as const)('%s: right and up are more, left and down less', (name, measure, side) => {
  const { plan } = renderWallOpening()
  const edge = screen.getByRole('slider', { name })
  expect(edge.getAttribute('aria-valuetext')).toBe(`1,200 mm ${measure}`)
  const sizes = ['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown'].map((key) => {
    fireEvent.keyDown(edge, { key })
    return plan().items[0]?.[side]
  })
  expect(sizes).toEqual([1210, 1220, 1210, 1200])
})
