import { fills } from '@house/contract/plans/design-options'
import { fillLabels, openingLabels } from '@house/fenestration/description/labels'
import { partsOf } from '@house/fenestration/design/catalogue'
import { swings } from '@house/fenestration/design/opening'
import { cellList, changeCell } from '@house/fenestration/edit/cells'
import { useOpening, usePlanner } from '../planner-context.ts'
import { Option } from './option.tsx'

/** How the selected part opens, in which direction, and what fills it. */
export function OpeningChoice() {
  const { catalogue, cell: selected, selectCell } = usePlanner()
  const { design, change } = useOpening()
  if (!design) return null
  const { system } = partsOf(design, catalogue)
  const cells = cellList(design)
  const part = cells[selected] ?? cells[0]
  if (!part) return null
  const { row, column, cell, letter } = part
  const set = (next: Partial<typeof cell>) => change(changeCell(design, row, column, next))
  return (
    <>
      {cells.length > 1 && (
        <fieldset className="planner-segments" aria-label="Part">
          {cells.map((entry) => (
            <Option key={entry.index} isChosen={entry.index === part.index} onChoose={() => selectCell(entry.index)}>
              {entry.letter}
            </Option>
          ))}
        </fieldset>
      )}
      <fieldset>
        <legend>Part {letter}</legend>
        <div className="planner-chips">
          {system.opens.map((opens) => (
            <Option key={opens} isChosen={opens === cell.opens} onChoose={() => set({ opens })}>
              {openingLabels[opens]}
            </Option>
          ))}
        </div>
      </fieldset>
      {swings(cell) && (
        <fieldset>
          <legend>Opens</legend>
          <div className="planner-segments">
            <Option isChosen={cell.swing === 'in'} onChoose={() => set({ swing: 'in' })}>
              Inwards
            </Option>
            <Option isChosen={cell.swing === 'out'} onChoose={() => set({ swing: 'out' })}>
              Outwards
            </Option>
          </div>
        </fieldset>
      )}
      <fieldset>
        <legend>Filled with</legend>
        <div className="planner-chips">
          {fills.map((fill) => (
            <Option key={fill} isChosen={fill === cell.fill} onChoose={() => set({ fill })}>
              {fillLabels[fill]}
            </Option>
          ))}
        </div>
      </fieldset>
    </>
  )
}
