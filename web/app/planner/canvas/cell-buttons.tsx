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

/** Each leaf is a button that selects it, with the letter of its first cell. */
export function CellButtons({ layout, placement, problems, view }: CellButtonsProps) {
  const { cell: selected, selectCell } = usePlanner()
  const numbers = cellNumbers(layout, view)
  return (
    <fieldset aria-label="Parts of the opening">
      {layout.leaves.map(({ cell, nominal, panes }) => {
        const cells = panes.map(({ index }) => numbers[index] ?? index)
        const [first = 0] = cells
        const polygon = panes[0]?.polygon ?? []
        const box = polygon.length > 2 ? boxOf(polygon) : nominal
        const isWrong = problems.some((problem) => problem.cell === first && !problem.isAdvice)
        return (
          <button
            key={first}
            type="button"
            aria-pressed={cells.includes(selected)}
            aria-label={`Part ${letterOf(first)}: ${openingLabels[cell.opens].toLowerCase()}`}
            className="absolute border-2 border-transparent aria-pressed:border-accent"
            style={{
              left: placement.left + nominal.left * placement.scale,
              top: placement.top + nominal.top * placement.scale,
              width: (nominal.right - nominal.left) * placement.scale,
              height: (nominal.bottom - nominal.top) * placement.scale,
            }}
            onClick={() => selectCell(first)}
          >
            {layout.leaves.length > 1 && (
              <span
                aria-hidden
                className={`absolute grid size-6 place-items-center text-label font-semibold ${isWrong ? 'bg-error text-raised' : 'bg-raised/95'}`}
                style={{
                  left: (box.left - nominal.left) * placement.scale + 8,
                  top: (box.top - nominal.top) * placement.scale + 8,
                }}
              >
                {letterOf(first)}
              </span>
            )}
          </button>
        )
      })}
    </fieldset>
  )
}
