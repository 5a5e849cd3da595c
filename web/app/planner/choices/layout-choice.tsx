import { partsOf } from '@house/fenestration/design/catalogue'
import { cellList, changeCell } from '@house/fenestration/edit/cells'
import { divideAcross, divideUpright } from '@house/fenestration/edit/divide'
import { applyLayout, layoutsFor } from '@house/fenestration/plan/layouts'
import { Thumbnail } from '../drawing.tsx'
import { useOpening, usePlanner } from '../planner-context.ts'
import { Option } from './option.tsx'

/** Ways to divide the opening, and tools that divide the selected part. */
export function LayoutChoice() {
  const { catalogue, cell: selected, selectCell } = usePlanner()
  const { design, change } = useOpening()
  if (!design) return null
  const { system } = partsOf(design, catalogue)
  const current = JSON.stringify(shapeOf(design.rows))
  const part = cellList(design)[selected] ?? cellList(design)[0]
  const upright = part ? divideUpright(design, part.row, part.column) : null
  const across = part ? divideAcross(design, part.row) : null
  const sliding = system.kind === 'sliding' || system.opens.includes('slide-left')
  return (
    <>
      <div className="planner-tiles">
        {layoutsFor(system).map((layout) => {
          const example = applyLayout({ ...design, width: 1400, height: 1000 }, layout)
          return (
            <Option
              key={layout.key}
              label={layout.name}
              isChosen={JSON.stringify(shapeOf(example.rows)) === current}
              onChoose={() => {
                selectCell(0)
                change(applyLayout(design, layout))
              }}
            >
              <Thumbnail design={example} width={56} height={40} />
            </Option>
          )
        })}
      </div>
      <p className="planner-tip">
        {sliding ? 'Hinged layouts need a casement or door system.' : 'Sliding layouts need a sliding system.'}
      </p>
      {part && (
        <fieldset className="planner-tools">
          <legend>Divide part {part.letter}</legend>
          <button type="button" disabled={!upright} onClick={() => upright && change(upright)}>
            Upright
          </button>
          <button type="button" disabled={!across} onClick={() => across && change(across)}>
            Across
          </button>
          <button
            type="button"
            aria-pressed={part.cell.bars !== undefined}
            onClick={() => {
              const { bars, ...plain } = part.cell
              const rows = design.rows.map((row, index) =>
                index === part.row && bars
                  ? { ...row, cells: row.cells.map((cell, column) => (column === part.column ? plain : cell)) }
                  : row,
              )
              change(bars ? { ...design, rows } : changeCell(design, part.row, part.column, { bars: [2, 3] }))
            }}
          >
            Bars
          </button>
        </fieldset>
      )}
    </>
  )
}

function shapeOf(rows: { cells: { opens: string }[] }[]) {
  return rows.map(({ cells }) => cells.map(({ opens }) => opens))
}
