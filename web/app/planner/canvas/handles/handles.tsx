import './handles.css'
import type { View } from '@house/contract/plans/design-options'
import { designLimits } from '@house/contract/plans/design-options'
import { letterOf } from '@house/fenestration/edit/cells'
import { removeMullion, removeTransom } from '@house/fenestration/edit/divide'
import { moveMullion, moveTransom, resize } from '@house/fenestration/edit/resize'
import type { Layout } from '@house/fenestration/layout/layout'
import { useOpening, usePlanner } from '../../planner-context.ts'
import { snap } from '../../snap.ts'
import type { Placement } from '../placement.ts'
import { cellNumbers } from '../view-of-cells.ts'
import { DragHandle } from './drag-handle.tsx'

/** A handle on each joint between parts, and on the right and upper edge. */
export function Handles({ layout, placement, view }: { layout: Layout; placement: Placement; view: View }) {
  const { dispatch } = usePlanner()
  const { design, change, preview } = useOpening()
  if (!design) return null
  const { left, top, width, height, scale } = placement
  const shared = {
    onEnd: () => dispatch({ type: 'end-preview' }),
    onCancel: () => dispatch({ type: 'cancel-preview' }),
  }
  const numbers = cellNumbers(layout, view)
  const { min, max } = designLimits.size
  // The layout is that of the frame, which is smaller than a measured opening in the wall. Visitors move joints in what they measured.
  const across = design.width / layout.box.right
  const down = design.height / layout.box.bottom
  let first = 0
  const mullions = layout.columns.flatMap((columns, row) => {
    const offset = first
    first += columns.length - 1
    const joints = columns.map((joint) => joint * across)
    return joints.slice(1, -1).map((joint, position) => {
      const count = joints.length - 1
      const index = view === 'inside' ? position + 1 : count - 1 - position
      const before = joints[position] ?? 0
      const after = joints[position + 2] ?? design.width
      const names = [numbers[offset + position] ?? 0, numbers[offset + position + 1] ?? 0].map(letterOf)
      return (
        <DragHandle
          key={`${row}-${position}`}
          {...shared}
          axis="x"
          scale={scale / across}
          label={`Joint between ${names[0]} and ${names[1]}`}
          value={joint}
          min={before}
          max={after}
          style={{
            left: left + (joint / across) * scale,
            top: top + ((layout.rows[row] ?? 0) * 0.28 + (layout.rows[row + 1] ?? 0) * 0.72) * scale,
          }}
          onMove={(value, isExact) => {
            const to = snap(value, { from: before, to: after, isExact })
            preview(moveMullion(design, row, index, view === 'inside' ? to : design.width - to))
          }}
          onDelete={() => change(removeMullion(design, row, index))}
        />
      )
    })
  })
  const rows = layout.rows.map((joint) => joint * down)
  const transoms = rows.slice(1, -1).map((joint, position) => {
    const before = rows[position] ?? 0
    const after = rows[position + 2] ?? design.height
    return (
      <DragHandle
        key={`transom-${position}`}
        {...shared}
        axis="y"
        scale={scale / down}
        label={`Joint between row ${position + 1} and row ${position + 2}`}
        value={joint}
        min={before}
        max={after}
        style={{ left: left + width * 0.28, top: top + (joint / down) * scale }}
        onMove={(value, isExact) =>
          preview(moveTransom(design, position + 1, snap(value, { from: before, to: after, isExact })))
        }
        onDelete={() => change(removeTransom(design, position + 1))}
      />
    )
  })
  return (
    <fieldset aria-label="Handles">
      {mullions}
      {transoms}
      <DragHandle
        {...shared}
        axis="x"
        scale={scale}
        label="Right edge of the frame"
        measure="wide"
        value={design.width}
        min={min}
        max={max}
        style={{ left: left + width, top: top + height / 2 }}
        onMove={(value, isExact) => preview(resize(design, { width: isExact ? value : Math.round(value / 10) * 10 }))}
      />
      <DragHandle
        {...shared}
        direction={-1}
        axis="y"
        scale={scale}
        label="Upper edge of the frame"
        measure="high"
        value={design.height}
        min={min}
        max={max}
        style={{ left: left + width / 2, top }}
        onMove={(value, isExact) => preview(resize(design, { height: isExact ? value : Math.round(value / 10) * 10 }))}
      />
    </fieldset>
  )
}
