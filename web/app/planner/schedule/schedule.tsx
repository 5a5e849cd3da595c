import type { Design } from '@house/contract/plans/design'
import { partsOf } from '@house/fenestration/design/catalogue'
import { describeDesign, sizeOf } from '@house/fenestration/description/describe'
import { kindOf } from '@house/fenestration/description/kind'
import { meshLabels } from '@house/fenestration/description/labels'
import { computeFigures } from '@house/fenestration/figures/figures'
import { sillHeightOf } from '@house/fenestration/layout/lay-out-design'
import { pieceCount, roomsOf } from '@house/fenestration/plan/plan-commands'
import { findProblems } from '@house/fenestration/rules/find-problems'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { Thumbnail } from '../drawing.tsx'
import { formatKg, formatPercent, formatU } from '../figures/format.ts'
import { usePlanner } from '../planner-context.ts'

type ScheduleProps = { onEdit?: (index: number) => void; actions?: ReactNode }

/** Pixels per millimetre of all drawings. */
const scale = 0.09
const wallHeight = 2700

/** A section through the house: all openings at one scale on one floor line, with a table below. */
export function Schedule({ onEdit, actions }: ScheduleProps) {
  const { catalogue, history } = usePlanner()
  const { plan } = history
  const pieces = pieceCount(plan)
  const area = plan.items.reduce((sum, item) => sum + (item.width * item.height * item.quantity) / 1_000_000, 0)
  const rooms = roomsOf(plan)
  if (pieces === 0) return <p className="planner-note wrap">Nothing is planned yet.</p>
  return (
    <div className="planner-schedule wrap">
      <h1>{plan.name}</h1>
      <p className="lead">
        {pieces} opening{pieces === 1 ? '' : 's'} in {rooms.length} room{rooms.length === 1 ? '' : 's'}, {area.toFixed(1)} m² in all. Every
        drawing is at the same scale, seen from inside, at its height above the floor.
      </p>
      {actions}
      <div className="planner-section-scroll">
        <div className="planner-section">
          {rooms.map((room) => (
            <section key={room.name} aria-label={room.name}>
              <h2>{room.name}</h2>
              <div className="planner-section-wall" style={{ height: wallHeight * scale }}>
                {room.items.map(({ design }) => (
                  <figure key={design.name} style={{ paddingBottom: sillOf(design) * scale }}>
                    <Thumbnail design={design} width={design.width * scale} height={design.height * scale} />
                  </figure>
                ))}
              </div>
              <div className="planner-section-cards">
                {room.items.map(({ design, index }) => (
                  <OpeningCard key={design.name} design={design} onEdit={onEdit && (() => onEdit(index))} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
      <p className="planner-tip">Our engineer checks wind load and glass before we quote.</p>
    </div>
  )

  function sillOf(design: Design) {
    return sillHeightOf(design, partsOf(design, catalogue).system)
  }
}

function OpeningCard({ design, onEdit }: { design: Design; onEdit: (() => void) | undefined }) {
  const { catalogue } = usePlanner()
  const { system, glazing, colours } = partsOf(design, catalogue)
  const figures = computeFigures(design, catalogue)
  const problem = findProblems(design, catalogue).find(({ isAdvice }) => !isAdvice)
  const rows: [string, string][] = [
    ['Size', sizeOf(design)],
    ['System', system.name],
    ['Glass', glazing.name],
    ['Colour', colours.inside.key === colours.outside.key ? colours.inside.name : `${colours.inside.name} in, ${colours.outside.name} out`],
    ['Mesh', design.mesh ? meshLabels[design.mesh] : 'None'],
    ['Heat through it', figures.uw.value === null ? 'U not known' : `U ${formatU(figures.uw.value)} W/m²K`],
    ['Sun let in', formatPercent(figures.shgc.value)],
    ['Street noise', figures.sound.value === null ? 'not known' : `${figures.sound.value} dB, glass`],
    ['Weight', figures.weight.value === null ? 'not known' : `${formatKg(figures.weight.value)} kg`],
    ['How many', String(design.quantity)],
  ]
  return (
    <article className="planner-card" aria-label={`${design.name}: ${describeDesign(design, catalogue)}`}>
      <h3>
        {design.name}
        {onEdit && (
          <button type="button" aria-label={`Change ${design.name}`} onClick={onEdit}>
            <Icon name="finish" className="size-4" />
          </button>
        )}
      </h3>
      <p>{kindOf(design, system)}</p>
      {problem && (
        <p className="planner-wrong">
          <Icon name="alert" className="size-4" /> {problem.message}
        </p>
      )}
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
