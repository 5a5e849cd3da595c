import type { DesignCell } from '@house/contract/plans/design'
import { fills } from '@house/contract/plans/design-options'
import { fillLabels, openingLabels } from '@house/fenestration/description/labels'
import { swings, tiltsAndTurns } from '@house/fenestration/design/opening'
import { partsOf } from '@house/fenestration/design/planner-parts'
import { changeCells, leafCells, letterOf } from '@house/fenestration/edit/cells'
import { layOutDesign } from '@house/fenestration/layout/lay-out-design'
import { useOpening, usePlanner } from '../planner-context.ts'
import { Option, optionRows } from './option.tsx'

/** How the selected leaf opens, in which direction, and what fills each of its panes. */
export function OpeningChoice() {
  const { plannerParts, cell: selected, selectCell } = usePlanner()
  const { design, change } = useOpening()
  if (!design) return null
  const { system } = partsOf(design, plannerParts)
  const layout = layOutDesign(design, system, plannerParts)
  const leaf = layout.leaves.find(({ panes }) => panes.some(({ index }) => index === selected)) ?? layout.leaves[0]
  const [first] = leaf?.panes ?? []
  if (!leaf || !first) return null
  const { cell } = leaf
  // The panes of one leaf open together.
  const set = (next: Partial<DesignCell>) => change(changeCells(design, leafCells(layout, first.index), next))
  return (
    <>
      {layout.leaves.length > 1 && (
        <fieldset className={optionRows.segments} aria-label="Part">
          {layout.leaves.map(({ panes }) => {
            const index = panes[0]?.index ?? 0
            return (
              <Option key={index} variant="segment" isChosen={index === first.index} onChoose={() => selectCell(index)}>
                {letterOf(index)}
              </Option>
            )
          })}
        </fieldset>
      )}
      <fieldset>
        <legend>Part {letterOf(first.index)}</legend>
        <div className={optionRows.chips}>
          {system.opens.map((opens) => (
            <Option key={opens} variant="chip" isChosen={opens === cell.opens} onChoose={() => set({ opens })}>
              {openingLabels[opens]}
            </Option>
          ))}
        </div>
      </fieldset>
      {swings(cell) && (
        <fieldset>
          <legend>Opens</legend>
          <div className={optionRows.segments}>
            <Option variant="segment" isChosen={cell.swing === 'in'} onChoose={() => set({ swing: 'in' })}>
              Inwards
            </Option>
            {!tiltsAndTurns(cell) && (
              <Option variant="segment" isChosen={cell.swing === 'out'} onChoose={() => set({ swing: 'out' })}>
                Outwards
              </Option>
            )}
          </div>
        </fieldset>
      )}
      {leaf.panes.map((pane, position) => (
        <fieldset key={pane.index}>
          <legend>{fillTitle(position, leaf.panes.length)}</legend>
          <div className={optionRows.chips}>
            {fills.map((fill) => (
              <Option
                key={fill}
                variant="chip"
                isChosen={fill === pane.cell.fill}
                onChoose={() => change(changeCells(design, [pane.index], { fill }))}
              >
                {fillLabels[fill]}
              </Option>
            ))}
          </div>
        </fieldset>
      ))}
    </>
  )
}

/** A leaf with rails has several panes, from the top. */
function fillTitle(position: number, count: number) {
  if (count === 1) return 'Filled with'
  if (position === 0) return 'Filled with, at the top'
  return position === count - 1 ? 'Filled with, at the bottom' : `Filled with, pane ${position + 1}`
}
