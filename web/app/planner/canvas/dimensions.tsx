import type { View } from '@house/contract/plans/design-options'
import { letterOf } from '@house/fenestration/edit/cells'
import { cellWidths, resize, rowHeights, setCellWidth, setRowHeight } from '@house/fenestration/edit/resize'
import { sillHeightOf } from '@house/fenestration/layout/lay-out-design'
import type { Layout } from '@house/fenestration/layout/layout'
import type { Problem } from '@house/fenestration/rules/problem'
import { useOpening, usePlanner } from '../planner-context.ts'
import { DimensionInput } from './dimension-input.tsx'
import type { Placement } from './placement.ts'
import { cellNumbers, columnInside } from './view-of-cells.ts'

type DimensionsProps = { layout: Layout; placement: Placement; problems: Problem[]; view: View }

const smallestPart = 50

/** The whole size above and at the left, the parts below and at the right, the height above the floor. */
export function Dimensions({ layout, placement, problems, view }: DimensionsProps) {
  const { catalogue } = usePlanner()
  const { design, change } = useOpening()
  if (!design) return null
  const system = catalogue.systems.find(({ key }) => key === design.system)
  const sillHeight = system ? sillHeightOf(design, system) : 0
  const { left, top, width, height, scale, floor } = placement
  const isNarrow = left < 100
  const above = top - (isNarrow ? 34 : 46)
  const beside = left - (isNarrow ? 36 : 58)
  const below = top + height + (isNarrow ? 40 : 52)
  const heights = rowHeights(design)
  // The row with the most parts is dimensioned.
  const row = design.rows.reduce(
    (best, { cells }, index) => (cells.length >= (design.rows[best]?.cells.length ?? 0) ? index : best),
    0,
  )
  const widths = cellWidths(design, row)
  const joints = layout.columns[row] ?? []
  const numbers = cellNumbers(layout, view)
  const firstOfRow = layout.columns.slice(0, row).reduce((sum, joints) => sum + joints.length - 1, 0)
  const isWrong = (cell: number, rules: string[]) =>
    problems.some((problem) => problem.cell === cell && rules.includes(problem.rule))
  return (
    <fieldset className="planner-dimensions">
      <legend className="sr-only">Sizes</legend>
      <DimensionLine x={left} y={above} length={width} />
      <DimensionInput
        label="Width of the whole"
        value={design.width}
        isWrong={problems.some(({ rule }) => rule === 'frame-too-wide')}
        onChange={(value) => change(resize(design, { width: value }))}
        style={{ left: left + width / 2, top: above }}
      />
      <DimensionLine x={beside} y={top} length={height} isUpright />
      <DimensionInput
        label="Height of the whole"
        value={design.height}
        isWrong={problems.some(({ rule }) => rule === 'frame-too-high')}
        onChange={(value) => change(resize(design, { height: value }))}
        style={{ left: beside, top: top + height / 2 }}
      />
      {widths.length > 1 &&
        joints.slice(0, -1).map((joint, place) => {
          const column = columnInside(place, widths.length, view)
          const cell = numbers[firstOfRow + place] ?? 0
          const end = joints[place + 1] ?? joint
          const value = widths[column] ?? 0
          return (
            <div key={place}>
              <DimensionLine x={left + joint * scale} y={below} length={(end - joint) * scale} />
              <DimensionInput
                label={`Width of part ${letterOf(cell)}`}
                value={value}
                min={smallestPart}
                isWrong={isWrong(cell, ['leaf-too-wide', 'leaf-too-narrow', 'leaf-too-heavy', 'leaf-too-large'])}
                onChange={(next) => change(setCellWidth(design, row, column, next))}
                style={{ left: left + ((joint + end) / 2) * scale, top: below }}
              />
            </div>
          )
        })}
      {heights.length > 1 &&
        layout.rows.slice(0, -1).map((joint, place) => {
          const end = layout.rows[place + 1] ?? joint
          return (
            <DimensionInput
              key={place}
              label={`Height of row ${place + 1}`}
              value={heights[place] ?? 0}
              min={smallestPart}
              onChange={(next) => change(setRowHeight(design, place, next))}
              style={{ left: left + width + (isNarrow ? 34 : 50), top: top + ((joint + end) / 2) * scale }}
            />
          )
        })}
      {sillHeight > 0 && !isNarrow && (
        <>
          <DimensionLine x={beside} y={top + height} length={floor - top - height} isUpright />
          <DimensionInput
            label="Height above the floor"
            value={sillHeight}
            min={0}
            max={3000}
            onChange={(value) => change({ ...design, sill_height: value })}
            style={{ left: beside, top: (top + height + floor) / 2 }}
          />
          <span className="planner-floor-label" style={{ left: beside, top: (top + height + floor) / 2 + 28 }}>
            from floor
          </span>
        </>
      )}
    </fieldset>
  )
}

function DimensionLine({
  x,
  y,
  length,
  isUpright = false,
}: {
  x: number
  y: number
  length: number
  isUpright?: boolean
}) {
  const style = isUpright ? { left: x, top: y, height: length } : { left: x, top: y, width: length }
  return <span aria-hidden className={`planner-dimension-line ${isUpright ? 'is-upright' : ''}`} style={style} />
}
