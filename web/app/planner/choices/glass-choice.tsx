import { glassPurposes } from '@house/contract/plans/planner-part-options'
import type { Glazing } from '@house/contract/plans/planner-parts'
import { glassFits, takesGlass } from '@house/fenestration/design/glazing'
import { partsOf } from '@house/fenestration/design/planner-parts'
import { computeFigures, type Figures } from '@house/fenestration/figures/figures'
import { useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { tip } from '../class-names.ts'
import { FigureSources } from '../figures/figure-sources.tsx'
import { formatPercent, formatU } from '../figures/format.ts'
import { useOpening, useOpeningBefore, usePlanner } from '../planner-context.ts'
import { Option, optionRows } from './option.tsx'

const purposes = [...glassPurposes, 'all'] as const
type Purpose = (typeof purposes)[number]
const purposeLabels: Record<Purpose, string> = {
  cooler: 'Cooler',
  quieter: 'Quieter',
  private: 'Private',
  safer: 'Safer',
  all: 'All',
}

/** Glass by what matters to the visitor. Each one states its figures for this opening before it is taken. */
export function GlassChoice() {
  const { plannerParts } = usePlanner()
  const { design, change } = useOpening()
  const before = useOpeningBefore()
  const [purpose, setPurpose] = useState<Purpose>('cooler')
  if (!design) return null
  const present = computeFigures(design, plannerParts)
  const { system } = partsOf(design, plannerParts)
  const { min, max, source } = system.glass_thickness
  const fitting = plannerParts.glazings.filter((glazing) => glassFits(system, glazing))
  const shown = sortFor(
    fitting.filter((glazing) => serves(glazing, purpose) || glazing.key === design.glass),
    purpose,
  )
  return (
    <>
      <fieldset className={optionRows.segments} aria-label="What matters to you">
        {purposes.map((entry) => (
          <Option key={entry} variant="segment" isChosen={entry === purpose} onChoose={() => setPurpose(entry)}>
            {purposeLabels[entry]}
          </Option>
        ))}
      </fieldset>
      <div className="grid gap-2">
        {shown.map((glazing) => {
          const figures = computeFigures({ ...design, glass: glazing.key }, plannerParts)
          const isChosen = glazing.key === design.glass
          const note = isChosen
            ? ''
            : glazing.key === before?.glass
              ? 'yours until now'
              : gain(purpose, figures, present)
          return (
            <Option
              key={glazing.key}
              variant="row"
              isChosen={isChosen}
              onChoose={() => change({ ...design, glass: glazing.key })}
            >
              <span className="grid grid-cols-[34px_1fr] items-center gap-3">
                <GlassSection glazing={glazing} />
                <span className="grid text-small">
                  <b className="text-body font-semibold">{glazing.name}</b>
                  <span className="text-ink-soft">{glazing.description}</span>
                  <span className="flex flex-wrap items-center gap-x-3.5">
                    <span>U {formatU(figures.uw.value)}</span>
                    <span>sun {formatPercent(figures.shgc.value)}</span>
                    <span>{figures.sound.value === null ? 'dB not known' : `${figures.sound.value} dB`}</span>
                    <span className="ml-auto text-label font-semibold text-accent-ink">
                      {isChosen ? <Icon name="check" /> : note}
                    </span>
                  </span>
                </span>
              </span>
            </Option>
          )
        })}
      </div>
      <p className={tip}>
        {system.name} takes {takesGlass(system) ? `glass of ${min} to ${max} mm` : 'no glass'}.
        {takesGlass(system) && source && ` Source: ${source}.`}
      </p>
      <FigureSources designs={shown.map(({ key }) => ({ ...design, glass: key }))} plannerParts={plannerParts} />
    </>
  )
}

/** Nothing is called cooler without a figure of the sun it lets in. */
function serves({ purposes: served, shgc }: Glazing, purpose: Purpose) {
  if (purpose === 'all') return true
  return served.includes(purpose) && (purpose !== 'cooler' || shgc.value !== null)
}

/** What the glass would change of what matters, compared with the present one. */
function gain(purpose: Purpose, figures: Figures, present: Figures): string {
  const difference = (name: 'shgc' | 'sound', factor: number) => {
    const [value, now] = [figures[name].value, present[name].value]
    return value === null || now === null ? 0 : Math.round(value * factor) - Math.round(now * factor)
  }
  const [sun, sound] = [difference('shgc', 100), difference('sound', 1)]
  const sunText = sun === 0 ? '' : `sun ${signed(sun)} %`
  const soundText = sound === 0 ? '' : `${signed(sound)} dB`
  return purpose === 'quieter' ? soundText || sunText : sunText || soundText
}

function signed(value: number) {
  return value < 0 ? `− ${-value}` : `+ ${value}`
}

function sortFor(glazings: Glazing[], purpose: Purpose) {
  const sortKey = ({ shgc, ug, rw, purposes: served }: Glazing) => {
    if (purpose === 'all') return 0
    if (purpose === 'quieter') return -(rw.value ?? 0)
    if (purpose === 'cooler') return (shgc.value ?? 0.9) + (ug.value ?? 6) / 10
    return served.indexOf(purpose)
  }
  return glazings.toSorted((one, other) => sortKey(one) - sortKey(other))
}

/** The panes seen from the side. */
function GlassSection({ glazing }: { glazing: Glazing }) {
  let x = 2
  return (
    <svg aria-hidden viewBox="0 0 34 52" width="34" height="52">
      {glazing.layers.map(({ kind, mm }, index) => {
        const at = x
        const width = Math.max(3, mm * 0.8)
        x += width
        return kind === 'pane' ? (
          <rect
            key={index}
            x={at}
            y={2}
            width={width}
            height={48}
            fill="var(--pane)"
            stroke="var(--pane-edge)"
            strokeWidth="0.8"
          />
        ) : (
          <rect key={index} x={at} y={43} width={width} height={7} fill="var(--spacer)" />
        )
      })}
      {glazing.low_e && (
        <rect
          x={2 + Math.max(3, (glazing.layers[0]?.mm ?? 6) * 0.8) - 1}
          y={2}
          width={1.6}
          height={48}
          className="fill-accent"
        />
      )}
    </svg>
  )
}
