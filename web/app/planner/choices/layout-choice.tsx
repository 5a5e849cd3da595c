import type { Design } from '@house/contract/plans/design'
import { partsOf } from '@house/fenestration/design/planner-parts'
import { cellList, changeCell } from '@house/fenestration/edit/cells'
import { divideAcross, divideUpright } from '@house/fenestration/edit/divide'
import { applyLayout, layoutPresets, layoutsFor } from '@house/fenestration/plan/layouts'
import { useDeferredValue, useMemo } from 'react'
import { tip } from '../class-names.ts'
import { Thumbnail } from '../drawing.tsx'
import { useOpening, usePlanner } from '../planner-context.ts'
import { Option, optionRows } from './option.tsx'

const tool =
  'min-h-11 rounded-frame border border-hairline bg-raised font-medium aria-pressed:border-accent aria-pressed:bg-wash disabled:text-disabled'

/** Ways to divide the opening, and tools that divide the selected part. */
export function LayoutChoice() {
  const { plannerParts, cell: selected } = usePlanner()
  const { design, change } = useOpening()
  if (!design) return null
  const { system } = partsOf(design, plannerParts)
  const part = cellList(design)[selected] ?? cellList(design)[0]
  const upright = part ? divideUpright(design, part.row, part.column) : null
  const across = part ? divideAcross(design, part.row) : null
  const sliding = system.kind === 'sliding' || system.opens.includes('slide-left')
  return (
    <>
      <LayoutTiles design={design} />
      <p className={tip}>
        {sliding ? 'Hinged layouts need a casement or door system.' : 'Sliding layouts need a sliding system.'}
      </p>
      {part && (
        <fieldset className="grid grid-cols-3 gap-2">
          <legend>Divide part {part.letter}</legend>
          <button type="button" className={tool} disabled={!upright} onClick={() => upright && change(upright)}>
            Upright
          </button>
          <button type="button" className={tool} disabled={!across} onClick={() => across && change(across)}>
            Across
          </button>
          <button
            type="button"
            className={tool}
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

/** The pictures follow a drag when there is time; what a tile does is always done to the present design. */
function LayoutTiles({ design }: { design: Design }) {
  const { plannerParts, selectCell } = usePlanner()
  const { change } = useOpening()
  const pictured = useDeferredValue(design)
  const pictures = useMemo(
    () =>
      new Map(layoutPresets.map((layout) => [layout, applyLayout({ ...pictured, width: 1400, height: 1000 }, layout)])),
    [pictured],
  )
  const current = design.rows.map(({ cells }) => cells.map(({ opens }) => opens).join()).join('/')
  return (
    <div className={optionRows.tiles}>
      {layoutsFor(partsOf(design, plannerParts).system).map((layout) => {
        const picture = pictures.get(layout)
        const shape = layout.rows.map(({ cells }) => cells.map(([, opens]) => opens).join()).join('/')
        return (
          <Option
            key={layout.key}
            variant="tile"
            label={layout.name}
            isChosen={shape === current}
            onChoose={() => {
              selectCell(0)
              change(applyLayout(design, layout))
            }}
          >
            {picture && <Thumbnail design={picture} plannerParts={plannerParts} width={56} height={40} />}
          </Option>
        )
      })}
    </div>
  )
}
