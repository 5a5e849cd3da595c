import './figures.css'
import type { Design } from '@house/contract/plans/design'
import type { PlannerParts } from '@house/contract/plans/planner-parts'
import { computeFigures, type Figures } from '@house/fenestration/figures/figures'
import { pieceCount } from '@house/fenestration/plan/plan-commands'
import { memo, type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { figureTitle, textLink } from '../class-names.ts'
import { PlanFigure, PriceFigure } from '../estimate/price-figure.tsx'
import { useOpening, useOpeningBefore, usePlanner } from '../planner-context.ts'
import { BetterGlass } from './better-glass.tsx'
import { comparisonsOf, type FigureScale, scaleOf } from './figure-scale.ts'
import { formatFigure, formatKg, formatPercent, formatU } from './format.ts'
import { plainWords } from './plain-words.ts'
import { withEveryGlass } from './with-every-glass.ts'
import { Working } from './working.tsx'

type FigureName = keyof Figures
const announceAfterMs = 500

const names: FigureName[] = ['uw', 'shgc', 'sound', 'weight']
const titles: Record<FigureName, string> = {
  uw: 'Heat through it',
  shgc: 'Sun let in',
  sound: 'Street noise',
  weight: 'Weight',
}
/** On a phone the word below the number is the button. */
const shortTitles: Record<FigureName, string> = { uw: 'Heat', shgc: 'Sun', sound: 'Noise', weight: 'Weight' }
const icons: Record<FigureName, IconName> = { uw: 'heat', shgc: 'light', sound: 'quiet', weight: 'weight' }
/** What a figure says, before there is an opening or where there is nothing to compare it with. */
const promises: Record<FigureName, string> = {
  uw: 'U of glass and frame together',
  shgc: 'How much of the sun comes in',
  sound: 'What the glass holds back',
  weight: 'And whether the hinges carry it',
}

/** How to read the result. */
const meanings: Record<FigureName, string> = {
  uw: 'The lower, the less heat gets through glass and frame together.',
  shgc: "The share of the sun's heat that gets in. The lower, the cooler the room.",
  sound: 'What a laboratory measured for this glass. The higher, the quieter the room.',
  weight: 'Glass and profiles of one piece.',
}

/** Four figures of one piece of the opening in view, the whole plan at the left, the way to a price at the right. */
export function FiguresBar({ isDrawing }: { isDrawing: boolean }) {
  const { plannerParts, history } = usePlanner()
  const opening = useOpening()
  // While the next opening is being chosen, the figures are not those of the last one.
  const design = isDrawing ? opening.design : undefined
  const before = useOpeningBefore()
  const pieces = pieceCount(history.plan)
  return (
    <section aria-label="Figures" className="planner-figures">
      <PlanFigure
        pieces={pieces === 0 ? 'Nothing yet' : `${pieces} piece${pieces === 1 ? '' : 's'}`}
        rooms={pieces === 0 ? 'Pieces are counted here' : `in ${rooms(history.plan.items)}`}
      />
      {/* While a joint is dragged, the drawing comes first and the figures follow. */}
      <FourFigures design={useDeferredValue(design)} before={useDeferredValue(before)} plannerParts={plannerParts} />
      <PriceFigure design={design} index={opening.index} />
    </section>
  )
}

type FourFiguresProps = { design: Design | undefined; before: Design | undefined; plannerParts: PlannerParts }

/** Each figure with what it was before the last change, in everyday words, and how it was worked out. */
const FourFigures = memo(function FourFigures({ design, before, plannerParts }: FourFiguresProps) {
  const [open, setOpen] = useState<FigureName | null>(null)
  const figures = useMemo(() => (design ? computeFigures(design, plannerParts) : null), [design, plannerParts])
  const figuresBefore = useMemo(() => (before ? computeFigures(before, plannerParts) : null), [before, plannerParts])
  const everyGlass = useMemo(() => (design ? withEveryGlass(design, plannerParts) : null), [design, plannerParts])
  return (
    <>
      {names.map((name) => (
        <div key={name} className={`planner-figure ${open === name ? 'is-open' : ''}`}>
          <h2 className={figureTitle}>
            <Icon name={icons[name]} className="size-4 text-accent-ink" />
            {titles[name]}
          </h2>
          {figures && everyGlass && design ? (
            <>
              <p className="planner-big">
                {bigOf(name, figures)} <Was name={name} figures={figures} before={figuresBefore} />
              </p>
              <p className="stacked:hidden">{plainWords(name, figures, everyGlass) || promises[name]}</p>
              <Scale scale={scaleOf(name, figures, design, plannerParts, everyGlass)} />
              <button
                type="button"
                aria-expanded={open === name}
                aria-label={`How we worked this out: ${titles[name]}`}
                className={`${textLink} stacked:after:absolute stacked:after:inset-0`}
                onClick={() => setOpen(open === name ? null : name)}
              >
                <span className="stacked:hidden">How we worked this out</span>
                <span className="planner-how-short hidden stacked:inline">{shortTitles[name]}</span>
              </button>
              {open === name && (
                <Working
                  title={titles[name]}
                  result={bigOf(name, figures)}
                  meaning={meanings[name]}
                  figure={figures[name]}
                  comparedWith={comparisonsOf(name, figures, design, plannerParts, everyGlass)}
                  onClose={() => setOpen(null)}
                >
                  {name !== 'weight' && <BetterGlass name={name} design={design} />}
                </Working>
              )}
            </>
          ) : (
            <>
              <p className="planner-big">–</p>
              <p className="stacked:hidden">{promises[name]}</p>
            </>
          )}
        </div>
      ))}
      <Announcement figures={figures} />
    </>
  )
})

/** Where the figure stands between two sourced values. */
function Scale({ scale }: { scale: FigureScale | null }) {
  if (!scale) return null
  const { from, to, at, isOver } = scale
  return (
    <p aria-hidden className="flex w-full max-w-60 items-center gap-2 text-tiny whitespace-nowrap stacked:hidden">
      {from}
      <i className="relative h-2 flex-1 border-x border-field before:absolute before:inset-x-0 before:top-1/2 before:border-t before:border-field">
        <b
          className={`absolute -top-0.5 -ml-[1.5px] h-3 w-[3px] ${isOver ? 'bg-error' : 'bg-accent'}`}
          style={{ left: `${at * 100}%` }}
        />
      </i>
      {to}
    </p>
  )
}

/** What the figure was before the last change, in green if it was worse. */
function Was({ name, figures, before }: { name: FigureName; figures: Figures; before: Figures | null }) {
  const value = before?.[name].value ?? null
  const now = figures[name].value
  if (value === null || formatFigure(name, value) === formatFigure(name, now)) return null
  const isBetter = now !== null && (name === 'sound' ? now > value : name !== 'weight' && now < value)
  return (
    <small className={`planner-was ${isBetter ? 'is-better' : ''}`}>
      <span>was</span> {formatFigure(name, value)}
    </small>
  )
}

function rooms(items: { room: string }[]) {
  const count = new Set(items.map(({ room }) => room)).size
  return `${count} room${count === 1 ? '' : 's'}`
}

function bigOf(name: FigureName, figures: Figures): ReactNode {
  const { value } = figures[name]
  if (value === null) return <span className="planner-unknown">Not known</span>
  if (name === 'uw')
    return (
      <>
        U {formatU(value)} <small>W/m²K</small>
      </>
    )
  if (name === 'shgc') return formatPercent(value)
  if (name === 'sound')
    return (
      <>
        {value} dB <small>glass</small>
      </>
    )
  return (
    <>
      {formatKg(value)} <small className="planner-unit">kg</small>
    </>
  )
}

/** Screen readers hear the figures once, half a second after the last change. */
function Announcement({ figures }: { figures: Figures | null }) {
  const [text, setText] = useState('')
  const isFirst = useRef(true)
  useEffect(() => {
    if (!figures) return
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    const { uw, shgc, sound, weight } = figures
    const timer = setTimeout(
      () =>
        setText(
          `U ${formatU(uw.value)}, sun let in ${formatPercent(shgc.value)}, glass ${sound.value ?? 'not known'} decibels, ${formatKg(weight.value)} kilograms`,
        ),
      announceAfterMs,
    )
    return () => clearTimeout(timer)
  }, [figures])
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  )
}
