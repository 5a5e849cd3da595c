import './schedule.css'
import type { Design } from '@house/contract/plans/design'
import type { Plan } from '@house/contract/plans/plan'
import type { Colour } from '@house/contract/plans/planner-parts'
import { describeDesign, sizeOf } from '@house/fenestration/description/describe'
import { kindOf } from '@house/fenestration/description/kind'
import { grilleLabels, handleLabels, meshLabels } from '@house/fenestration/description/labels'
import { linesOf } from '@house/fenestration/description/sentences'
import { hasHandle } from '@house/fenestration/design/opening'
import { partsOf } from '@house/fenestration/design/planner-parts'
import { showAmount } from '@house/fenestration/estimate/format-estimate'
import { computeFigures } from '@house/fenestration/figures/figures'
import { sillHeightOf } from '@house/fenestration/layout/lay-out-design'
import { replaceItem, roomsOf } from '@house/fenestration/plan/plan-commands'
import { totalsOf } from '@house/fenestration/plan/totals'
import { findProblems } from '@house/fenestration/rules/find-problems'
import type { ReactNode } from 'react'
import { useCompany } from '../../site-data/site-data.ts'
import { formatLongDate } from '../../ui/date-format.ts'
import { Icon } from '../../ui/icon.tsx'
import garden from '../canvas/scene/garden.jpg?url'
import { QuantityStepper } from '../choices/quantity-stepper.tsx'
import { note, tip, wrong } from '../class-names.ts'
import { OnWall } from '../drawing.tsx'
import { EstimateSection } from '../estimate/estimate-section.tsx'
import { FigureSources } from '../figures/figure-sources.tsx'
import { formatKg, formatPercent, formatU } from '../figures/format.ts'
import { usePlanner } from '../planner-context.ts'

type ScheduleProps = {
  onEdit?: (index: number) => void
  /** What can be done with a shared plan. */
  actions?: ReactNode
  /** What comes after the table. */
  children?: ReactNode
}
type Entry = { design: Design; index: number }

/** Pixels per millimetre of all drawings. */
const scale = 0.07
const wallHeight = 2700
const columnWidth = 172
const openingsPerBand = 6
/** Colours of the walls, room by room. */
const tints = 4

/** A section through the house: all openings at one scale on one floor line, with a table below. */
export function Schedule({ onEdit, actions, children }: ScheduleProps) {
  const { plannerParts, history, savedAs, prices } = usePlanner()
  const { plan_price_note, plan_checks } = useCompany()
  const [firstCheck] = linesOf(plan_checks)
  const { plan } = history
  const { estimate } = prices
  const { pieces, area } = totalsOf(plan, plannerParts)
  const rooms = roomsOf(plan)
  if (pieces === 0) return <p className={`${note} wrap`}>Nothing is planned yet.</p>
  return (
    <div className="wrap min-w-0 pt-12 pb-20">
      <header className="flex flex-wrap items-end justify-between gap-x-12 gap-y-5">
        <div className="flex-[1_1_30rem]">
          <h1>{plan.name}</h1>
          <p className="lead mt-3">
            {pieces} piece{pieces === 1 ? '' : 's'} in {rooms.length} room{rooms.length === 1 ? '' : 's'},{' '}
            {area.toFixed(1)} m² in all. Every drawing is at the same scale, seen from inside, at its height above the
            floor.
          </p>
        </div>
        <dl className="flex flex-wrap gap-y-3 *:border-l *:border-hairline *:px-5 *:py-0.5 [&_dd]:font-semibold [&_dd]:whitespace-nowrap [&_dt]:text-small [&_dt]:text-ink-soft">
          <div>
            <dt>Plan code</dt>
            <dd>{savedAs?.code ?? 'With the first link'}</dd>
          </div>
          {estimate?.totals ? (
            <>
              <div>
                <dt>Estimate, with GST</dt>
                <dd>{showAmount(estimate.totals.total)}</dd>
              </div>
              <div>
                <dt>Holds until</dt>
                <dd>{formatLongDate(estimate.terms.valid_until)}</dd>
              </div>
            </>
          ) : (
            <div>
              <dt>Price</dt>
              <dd>{plan_price_note ? `Fixed ${plan_price_note}` : 'On request'}</dd>
            </div>
          )}
        </dl>
      </header>
      {actions}
      {bandsOf(plan).map((band) => (
        <Band key={band[0]?.index} entries={band} rooms={rooms.map(({ name }) => name)} onEdit={onEdit} />
      ))}
      <FigureSources designs={plan.items} plannerParts={plannerParts} />
      {children ?? (estimate ? <EstimateSection prices={prices} /> : firstCheck && <p className={tip}>{firstCheck}</p>)}
    </div>
  )
}

/** Room by room, at most six openings side by side. */
function bandsOf(plan: Plan): Entry[][] {
  const entries = roomsOf(plan).flatMap((room) => room.items)
  const count = Math.ceil(entries.length / openingsPerBand)
  return Array.from({ length: count }, (_, band) => entries.slice(band * openingsPerBand, (band + 1) * openingsPerBand))
}

type BandProps = { entries: Entry[]; rooms: string[]; onEdit: ScheduleProps['onEdit'] }

function Band({ entries, rooms, onEdit }: BandProps) {
  const { plannerParts, history, dispatch, prices } = usePlanner()
  const { plan } = history
  const { estimate } = prices
  const groups = roomsOf({ name: '', items: entries.map(({ design }) => design) })
  const sillOf = (design: Design) => sillHeightOf(design, partsOf(design, plannerParts).system)
  const wall = Math.max(wallHeight, ...entries.map(({ design }) => design.height + sillOf(design) + 250))
  const rows = entries.map(({ design }) => factsOf(design))
  const labels = rows[0]?.map(([label]) => label) ?? []
  const tintOf = (room: string) => `has-tint-${rooms.indexOf(room) % tints}`
  const isFirst = ({ index, design }: Entry) =>
    entries.find((entry) => entry.design.room === design.room)?.index === index
  const edge = (entry: Entry) => (isFirst(entry) ? 'starts-room' : '')
  return (
    <section
      className="planner-band"
      aria-label={groups.map(({ name }) => name).join(', ')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by the keyboard that scrolls it
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            <td />
            {groups.map((room) => (
              <th
                key={room.name}
                scope="colgroup"
                colSpan={room.items.length}
                className={`planner-room ${tintOf(room.name)}`}
              >
                {room.name}
              </th>
            ))}
          </tr>
          <tr aria-hidden className="planner-walls">
            <td>
              <Heights wall={wall} />
            </td>
            {entries.map((entry) => (
              <td key={entry.design.name} className={`${edge(entry)} ${tintOf(entry.design.room)}`}>
                <OnWall
                  design={entry.design}
                  scale={scale}
                  sillHeight={sillOf(entry.design)}
                  wallHeight={wall}
                  width={Math.max(columnWidth - 20, entry.design.width * scale)}
                  garden={garden}
                />
              </td>
            ))}
          </tr>
          <tr>
            <td />
            {entries.map((entry) => {
              const { design, index } = entry
              return (
                <th key={design.name} scope="col" className={`planner-opening ${edge(entry)}`}>
                  <span className="font-display text-figure leading-none">{design.name}</span>
                  {onEdit && (
                    <button
                      type="button"
                      aria-label={`Change ${design.name}`}
                      // Answers to a finger within 44 px.
                      className="relative inline-grid h-8 w-11 place-items-center text-accent-ink after:absolute after:inset-x-0 after:-inset-y-1.5"
                      onClick={() => onEdit(index)}
                    >
                      <Icon name="pencil" className="size-4" />
                    </button>
                  )}
                  <b className="block font-semibold">{kindOf(design, partsOf(design, plannerParts).system)}</b>
                  <span className="sr-only">{describeDesign(design, plannerParts)}</span>
                  <Limit design={design} />
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, row) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {entries.map((entry, column) => (
                <td key={entry.design.name} className={edge(entry)}>
                  {rows[column]?.[row]?.[1]}
                </td>
              ))}
            </tr>
          ))}
          {estimate && (
            <tr>
              <th scope="row">Estimate each</th>
              {entries.map((entry) => (
                <td key={entry.design.name} className={edge(entry)}>
                  {showAmount(estimate.items[entry.index]?.each)}
                </td>
              ))}
            </tr>
          )}
          <tr>
            <th scope="row">How many</th>
            {entries.map((entry) => (
              <td key={entry.design.name} className={edge(entry)}>
                {onEdit ? (
                  <QuantityStepper
                    name={entry.design.name}
                    value={entry.design.quantity}
                    onChange={(quantity) =>
                      dispatch({
                        type: 'change',
                        plan: replaceItem(plan, entry.index, { ...entry.design, quantity }),
                      })
                    }
                  />
                ) : (
                  entry.design.quantity
                )}
              </td>
            ))}
          </tr>
          {estimate && (
            <tr className="planner-total">
              <th scope="row">Estimate</th>
              {entries.map((entry) => (
                <td key={entry.design.name} className={edge(entry)}>
                  {showAmount(estimate.items[entry.index]?.total)}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </section>
  )

  function factsOf(design: Design): [label: string, value: ReactNode][] {
    const { system, glazing, colours } = partsOf(design, plannerParts)
    const { uw, shgc, sound, weight } = computeFigures(design, plannerParts)
    const { inside, outside } = colours
    return [
      ['Size', sizeOf(design)],
      ['System', system.name],
      // 6-12-6 stays on one line.
      ['Glass', glazing.name.replaceAll('-', '\u2011')],
      [
        'Colour',
        inside.key === outside.key ? (
          <Swatch colour={inside} side="in and out" />
        ) : (
          <>
            <Swatch colour={inside} side="in" />
            <Swatch colour={outside} side="out" />
          </>
        ),
      ],
      ['Handle', hasHandle(design) ? handleLabels[design.handle] : 'None'],
      ['Mesh', design.mesh ? meshLabels[design.mesh] : 'None'],
      ['Grille', design.grille ? grilleLabels[design.grille] : 'None'],
      ['Heat through it', uw.value === null ? 'Not known' : `U ${formatU(uw.value)} W/m²K`],
      ['Sun let in', shgc.value === null ? 'Not known' : formatPercent(shgc.value)],
      ['Street noise', sound.value === null ? 'Not known' : `${sound.value} dB, glass`],
      ['Weight', weight.value === null ? 'Not known' : `${formatKg(weight.value)} kg`],
    ]
  }
}

/** Marks on the wall, in metres above the floor. */
function Heights({ wall }: { wall: number }) {
  const at = (height: number) => (wall - height) * scale
  return (
    <svg aria-hidden width={100} height={wall * scale} className="block overflow-visible text-label">
      <path className="stroke-field" d={`M88 ${at(2100)}V${at(0)}`} />
      {[2100, 900, 0].map((height) => (
        <g key={height}>
          <path className="stroke-field" d={`M83 ${at(height)}h10`} />
          <text x={76} y={at(height) + 4} textAnchor="end" className="fill-ink-soft">
            {height === 0 ? 'Floor' : `${height / 1000} m`}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** The hex comes from an SVG attribute: our CSP allows no style attributes in served HTML. */
function Swatch({ colour, side }: { colour: Colour; side: string }) {
  return (
    <span className="flex items-center gap-2">
      <svg aria-hidden width={12} height={12}>
        <rect width={12} height={12} fill={colour.hex} className="stroke-(--sample-edge)" />
      </svg>
      {colour.name} {side}
    </span>
  )
}

/** The first limit that the opening breaks. */
function Limit({ design }: { design: Design }) {
  const { plannerParts } = usePlanner()
  const problem = findProblems(design, plannerParts).find(({ isAdvice }) => !isAdvice)
  if (!problem) return null
  return (
    <span className={wrong}>
      <Icon name="alert" className="size-4 flex-none" /> {problem.title}
    </span>
  )
}
