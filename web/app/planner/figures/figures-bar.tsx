import './figures.css'
import type { Figure } from '@house/fenestration/figures/figure'
import { computeFigures, type Figures } from '@house/fenestration/figures/figures'
import { pieceCount } from '@house/fenestration/plan/plan-commands'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { useOpening, usePlanner } from '../planner-context.ts'
import { SendButton } from '../sharing/send-button.tsx'
import { formatKg, formatPercent, formatU } from './format.ts'
import { Working } from './working.tsx'

type FigureName = keyof Figures
const announceAfterMs = 500

const titles: Record<FigureName, string> = {
  uw: 'Heat through it',
  shgc: 'Sun let in',
  sound: 'Street noise',
  weight: 'Weight',
}
const icons: Record<FigureName, IconName> = { uw: 'heat', shgc: 'light', sound: 'quiet', weight: 'measure' }

/** Four figures of one piece of the opening in view, each with how it was worked out, and the way to a price. */
export function FiguresBar() {
  const { catalogue, history } = usePlanner()
  const { design } = useOpening()
  const [open, setOpen] = useState<FigureName | null>(null)
  const figures = useMemo(() => (design ? computeFigures(design, catalogue) : null), [design, catalogue])
  const pieces = pieceCount(history.plan)
  return (
    <section aria-label="Figures" className="planner-figures">
      <div className="planner-figure is-plan">
        <h2>Whole plan</h2>
        <p className="planner-big">{pieces === 0 ? 'Nothing yet' : `${pieces} opening${pieces === 1 ? '' : 's'}`}</p>
        <p>{pieces === 0 ? 'Openings are counted here' : `in ${rooms(history.plan.items)}`}</p>
      </div>
      {(Object.keys(titles) as FigureName[]).map((name) => (
        <div key={name} className={`planner-figure ${open === name ? 'is-open' : ''}`}>
          <h2>
            <Icon name={icons[name]} className="size-4" />
            {titles[name]}
          </h2>
          {figures ? (
            <>
              <p className="planner-big">{bigOf(name, figures)}</p>
              <p>{plainWords(name, figures)}</p>
              <button
                type="button"
                aria-expanded={open === name}
                className="planner-link"
                onClick={() => setOpen(open === name ? null : name)}
              >
                How we worked this out
              </button>
              {open === name && <Working title={titles[name]} figure={figures[name]} onClose={() => setOpen(null)} />}
            </>
          ) : (
            <p className="planner-big">–</p>
          )}
        </div>
      ))}
      <div className="planner-figure is-price">
        <h2>Price</h2>
        <p className="planner-big">Ask for a price</p>
        <p>We measure, then quote a fixed price.</p>
        {design && <SendButton className="planner-link" label="Send this plan" />}
      </div>
      <Announcement figures={figures} />
    </section>
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
      {formatKg(value)} <small>kg</small>
    </>
  )
}

const singlePaneU = 5.8
const singlePaneSun = 0.73
const street = 70

/** The figure in everyday words. */
function plainWords(name: FigureName, figures: Figures): string {
  const figure: Figure = figures[name]
  if (figure.value === null) return figure.missing ?? ''
  if (name === 'uw') return `${share(figure.value / singlePaneU)} the heat of a single pane`
  if (name === 'shgc') return `${share(figure.value / singlePaneSun)} the sun of a clear pane`
  if (name === 'sound') return `Glass alone: a ${street} dB street at ${street - figure.value}`
  const { heaviestLeaf } = figures.weight
  return heaviestLeaf ? `Heaviest sash ${Math.round(heaviestLeaf.kg)} kg` : 'With glass and profiles'
}

function share(ratio: number) {
  if (ratio > 0.95) return 'About'
  if (ratio > 0.7) return 'About three quarters of'
  if (ratio > 0.58) return 'About two thirds of'
  if (ratio > 0.42) return 'About half'
  if (ratio > 0.29) return 'About a third of'
  return 'A quarter or less of'
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
