import type { View } from '@house/contract/plans/design-options'
import { openingLabels } from '@house/fenestration/description/labels'
import { letterOf } from '@house/fenestration/edit/cells'
import { boxOf } from '@house/fenestration/layout/geometry'
import type { Layout } from '@house/fenestration/layout/layout'
import type { Problem } from '@house/fenestration/rules/problem'
import { usePlanner } from '../planner-context.ts'
import type { Placement } from './placement.ts'
import { cellNumbers } from './view-of-cells.ts'

type CellButtonsProps = { layout: Layout; placement: Placement; problems: Problem[]; view: View }

/** Each pane is a button that selects it. */
export function CellButtons({ layout, placement, problems, view }: CellButtonsProps) {
  const { cell: selected, selectCell } = usePlanner()
  const panes = layout.leaves.flatMap((leaf) => leaf.panes)
  const numbers = cellNumbers(layout, view)
  return (
    <fieldset aria-label="Parts of the opening">
      {panes.map(({ cell, index, nominal, polygon }) => {
        const box = polygon.length > 2 ? boxOf(polygon) : nominal
        const number = numbers[index] ?? index
        const isWrong = problems.some((problem) => problem.cell === number && !problem.isAdvice)
        return (
          <button
            key={index}
            type="button"
            aria-pressed={number === selected}
            aria-label={`Part ${letterOf(number)}: ${openingLabels[cell.opens].toLowerCase()}`}
            className={`planner-cell ${isWrong ? 'is-wrong' : ''}`}
            style={{
              left: placement.left + nominal.left * placement.scale,
              top: placement.top + nominal.top * placement.scale,
              width: (nominal.right - nominal.left) * placement.scale,
              height: (nominal.bottom - nominal.top) * placement.scale,
            }}
            onClick={() => selectCell(number)}
          >
            {panes.length > 1 && (
              <span
                aria-hidden
                className="planner-letter"
                style={{
                  left: (box.left - nominal.left) * placement.scale + 8,
                  top: (box.top - nominal.top) * placement.scale + 8,
                }}
              >
                {letterOf(number)}
              </span>
            )}
          </button>
        )
      })}
    </fieldset>
  )
}
