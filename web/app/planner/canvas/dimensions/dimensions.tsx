import './dimensions.css'
import type { Design } from '@house/contract/plans/design'
import { designLimits, type View } from '@house/contract/plans/design-options'
import { letterOf } from '@house/fenestration/edit/cells'
import { resize, rowHeights, setCellWidth, setRowHeight, smallestPart } from '@house/fenestration/edit/resize'
import { sillHeightOf } from '@house/fenestration/layout/lay-out-design'
import type { Layout } from '@house/fenestration/layout/layout'
import type { Problem, RuleName } from '@house/fenestration/rules/problem'
import { useState } from 'react'
import { useOpening, usePlanner } from '../../planner-context.ts'
import type { Placement } from '../placement.ts'
import { DimensionInput } from './dimension-input.tsx'
import { blamedPart, placeDimensions, widthRules } from './dimension-places.ts'

type DimensionsProps = { layout: Layout; placement: Placement; problems: Problem[]; view: View }

const heightRules: RuleName[] = ['leaf-too-high', 'leaf-too-low']

/** The whole size above and at the left, the parts below and at the right, the height above the floor. */
export function Dimensions({ layout, placement, problems, view }: DimensionsProps) {
  const { plannerParts } = usePlanner()
  const { design, change } = useOpening()
  /** Whether the keyboard of a phone has letters, for feet and inches. */
  const [hasLetters, setHasLetters] = useState(false)
  if (!design) return null
  const system = plannerParts.systems.find(({ key }) => key === design.system)
  const sillHeight = system ? sillHeightOf(design, system) : 0
  const { left, top, width, height, scale, floor, isNarrow } = placement
  const { above, beside, below, right, parts } = placeDimensions(design, layout, placement, view)
  const heights = rowHeights(design)
  const limits = problems.filter(({ isAdvice }) => !isAdvice)
  const breaks = (rules: RuleName[]) => limits.some(({ rule }) => rules.includes(rule))
  const keyboard = { hasLetters, onLetters: setHasLetters }
  return (
    <fieldset className="contents">
      <legend className="sr-only">Sizes</legend>
      <DimensionLine x={left} y={above} length={width} />
      <DimensionInput
        {...keyboard}
        label="Width of the whole"
        value={design.width}
        isWrong={breaks(parts.length === 0 ? ['frame-too-wide', ...widthRules] : ['frame-too-wide'])}
        onChange={(value) => change(resize(design, { width: value }))}
        style={{ left: left + width / 2, top: above }}
      />
      <DimensionLine x={beside} y={top} length={height} isUpright />
      <DimensionInput
        {...keyboard}
        isUpright
        label="Height of the whole"
        value={design.height}
        isWrong={breaks(heights.length === 1 ? ['frame-too-high', ...heightRules] : ['frame-too-high'])}
        onChange={(value) => change(resize(design, { height: value }))}
        style={{ left: beside, top: top + height / 2 }}
      />
      {parts.map((part) => {
        const isWrong = limits.some((problem) => blamedPart(parts, problem) === part)
        return (
          <div key={part.column}>
            <DimensionLine x={part.left} y={below} length={part.length} isWrong={isWrong} />
            <DimensionInput
              {...keyboard}
              label={`Width of part ${letterOf(part.cell)}`}
              value={part.value}
              min={smallestPart}
              isWrong={isWrong}
              onChange={(next) => change(setCellWidth(design, part.row, part.column, next))}
              style={{ left: part.left + part.length / 2, top: below }}
            />
          </div>
        )
      })}
      {heights.length > 1 &&
        layout.rows.slice(0, -1).map((joint, position) => {
          const end = layout.rows[position + 1] ?? joint
          return (
            <DimensionInput
              {...keyboard}
              isUpright
              key={position}
              label={`Height of row ${position + 1}`}
              value={heights[position] ?? 0}
              min={smallestPart}
              isWrong={limits.some(({ rule, cell }) => heightRules.includes(rule) && rowOf(design, cell) === position)}
              onChange={(next) => change(setRowHeight(design, position, next))}
              style={{ left: right, top: top + ((joint + end) / 2) * scale }}
            />
          )
        })}
      {sillHeight > 0 && !isNarrow && (
        <div className="planner-floor-height">
          <DimensionLine x={beside} y={top + height} length={floor - top - height} isUpright />
          <DimensionInput
            {...keyboard}
            isUpright
            label="Height above the floor"
            value={sillHeight}
            min={0}
            max={designLimits.sillHeight}
            onChange={(value) => change({ ...design, sill_height: value })}
            style={{ left: beside, top: (top + height + floor) / 2 }}
          />
          <span className="planner-floor-label" style={{ left: beside, top: (top + height + floor) / 2 + 28 }}>
            from floor
          </span>
        </div>
      )}
    </fieldset>
  )
}

/** The row of a cell, by its number. */
function rowOf({ rows }: Design, cell: number | null) {
  let first = 0
  return rows.findIndex(({ cells }) => {
    first += cells.length
    return cell !== null && cell < first
  })
}

type DimensionLineProps = { x: number; y: number; length: number; isUpright?: boolean; isWrong?: boolean }

function DimensionLine({ x, y, length, isUpright = false, isWrong = false }: DimensionLineProps) {
  const style = isUpright ? { left: x, top: y, height: length } : { left: x, top: y, width: length }
  const className = `planner-dimension-line ${isUpright ? 'is-upright' : ''} ${isWrong ? 'is-wrong' : ''}`
  return <span aria-hidden className={className} style={style} />
}
