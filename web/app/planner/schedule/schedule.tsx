import './schedule.css'
import type { Design } from '@house/contract/plans/design'
import type { Plan } from '@house/contract/plans/plan'
import { describeDesign, sizeOf } from '@house/fenestration/description/describe'
import { kindOf } from '@house/fenestration/description/kind'
import { grilleLabels, handleLabels, meshLabels } from '@house/fenestration/description/labels'
import { partsOf } from '@house/fenestration/design/catalogue'
import { computeFigures } from '@house/fenestration/figures/figures'
import { sillHeightOf } from '@house/fenestration/layout/lay-out-design'
import { pieceCount, roomsOf } from '@house/fenestration/plan/plan-commands'
import { findProblems } from '@house/fenestration/rules/find-problems'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { OnWall } from '../drawing.tsx'
import { formatKg, formatPercent, formatU } from '../figures/format.ts'
import { usePlanner } from '../planner-context.ts'

type ScheduleProps = { onEdit?: (index: number) => void; actions?: ReactNode }
type Entry = { design: Design; index: number }

/** Pixels per millimetre of all drawings. */
const scale = 0.07
const wallHeight = 2700
const columnWidth = 172
const openingsPerBand = 6

/** A section through the house: all openings at one scale on one floor line, with a table below. */
export function Schedule({ onEdit, actions }: ScheduleProps) {
  const { plan } = usePlanner().history
  const pieces = pieceCount(plan)
  const area = plan.items.reduce((sum, item) => sum + (item.width * item.height * item.quantity) / 1_000_000, 0)
  const rooms = roomsOf(plan).length
  if (pieces === 0) return <p className="planner-note wrap">Nothing is planned yet.</p>
  return (
    <div className="planner-schedule wrap">
      <h1>{plan.name}</h1>
      <p className="lead">
        {pieces} opening{pieces === 1 ? '' : 's'} in {rooms} room{rooms === 1 ? '' : 's'}, {area.toFixed(1)} m² in all.
        Every drawing is at the same scale, seen from inside, at its height above the floor.
      </p>
      {actions}
      {bandsOf(plan).map((band) => (
        <Band key={band[0]?.index} entries={band} onEdit={onEdit} />
      ))}
      <p className="planner-tip">Our engineer checks wind load and glass before we quote.</p>
    </div>
  )
}

/** Room by room, at most six openings side by side. */
function bandsOf(plan: Plan): Entry[][] {
  const entries = roomsOf(plan).flatMap((room) => room.items)
  const count = Math.ceil(entries.length / openingsPerBand)
  return Array.from({ length: count }, (_, band) => entries.slice(band * openingsPerBand, (band + 1) * openingsPerBand))
}

function Band({ entries, onEdit }: { entries: Entry[]; onEdit: ScheduleProps['onEdit'] }) {
  const { catalogue } = usePlanner()
  const rooms = roomsOf({ name: '', items: entries.map(({ design }) => design) })
  const sillOf = (design: Design) => sillHeightOf(design, partsOf(design, catalogue).system)
  const wall = Math.max(wallHeight, ...entries.map(({ design }) => design.height + sillOf(design) + 250))
  const rows = entries.map(({ design }) => factsOf(design))
  const labels = rows[0]?.map(([label]) => label) ?? []
  return (
    <div className="planner-band">
      <table>
        <thead>
          <tr>
            <td />
            {rooms.map((room) => (
              <th key={room.name} scope="colgroup" colSpan={room.items.length} className="planner-room">
                {room.name}
              </th>
            ))}
          </tr>
          <tr aria-hidden className="planner-walls">
            <td />
            {entries.map(({ design }) => (
              <td key={design.name}>
                <OnWall
                  design={design}
                  scale={scale}
                  sillHeight={sillOf(design)}
                  wallHeight={wall}
                  width={Math.max(columnWidth, design.width * scale)}
                />
              </td>
            ))}
          </tr>
          <tr>
            <td />
            {entries.map(({ design, index }) => (
              <th key={design.name} scope="col" className="planner-opening">
                <span>{design.name}</span>
                {onEdit && (
                  <button type="button" aria-label={`Change ${design.name}`} onClick={() => onEdit(index)}>
                    <Icon name="finish" className="size-4" />
                  </button>
                )}
                <b>{kindOf(design, partsOf(design, catalogue).system)}</b>
                <span className="sr-only">{describeDesign(design, catalogue)}</span>
                <Limit design={design} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, row) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {entries.map(({ design }, column) => (
                <td key={design.name}>{rows[column]?.[row]?.[1]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )

  function factsOf(design: Design): [label: string, value: string][] {
    const { system, glazing, colours } = partsOf(design, catalogue)
    const { uw, shgc, sound, weight } = computeFigures(design, catalogue)
    const { inside, outside } = colours
    return [
      ['Size', sizeOf(design)],
      ['System', system.name],
      ['Glass', glazing.name],
      ['Colour', inside.key === outside.key ? inside.name : `${inside.name} in, ${outside.name} out`],
      ['Handle', handleLabels[design.handle]],
      ['Mesh', design.mesh ? meshLabels[design.mesh] : 'None'],
      ['Grille', design.grille ? grilleLabels[design.grille] : 'None'],
      ['Heat through it', uw.value === null ? 'Not known' : `U ${formatU(uw.value)} W/m²K`],
      ['Sun let in', shgc.value === null ? 'Not known' : formatPercent(shgc.value)],
      ['Street noise', sound.value === null ? 'Not known' : `${sound.value} dB, glass`],
      ['Weight', weight.value === null ? 'Not known' : `${formatKg(weight.value)} kg`],
      ['How many', String(design.quantity)],
    ]
  }
}

/** The first limit that the opening breaks. */
function Limit({ design }: { design: Design }) {
  const { catalogue } = usePlanner()
  const problem = findProblems(design, catalogue).find(({ isAdvice }) => !isAdvice)
  if (!problem) return null
  return (
    <span className="planner-wrong">
      <Icon name="alert" className="size-4 flex-none" /> {problem.title}
    </span>
  )
}
