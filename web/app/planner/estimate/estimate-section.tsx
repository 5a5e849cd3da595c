import './estimate.css'
import type { ReactNode } from 'react'
import { formatLongDate } from '../../ui/date-format.ts'
import { Icon } from '../../ui/icon.tsx'
import { EngineerCheck } from '../schedule/engineer-check.tsx'
import { EstimateSums } from './estimate-sums.tsx'
import { EstimateWorking } from './estimate-working.tsx'
import type { Prices } from './prices.ts'

type EstimateSectionProps = {
  prices: Prices
  /** What happens next. */
  steps?: ReactNode
  /** Buttons of the card. */
  actions?: ReactNode
}

/** What is in the estimate and what is not, how it was worked out, and its sums. */
export function EstimateSection({ prices, steps, actions }: EstimateSectionProps) {
  const { estimate } = prices
  if (!estimate) return null
  const { terms, mode } = estimate
  return (
    <section className="planner-estimate" aria-label="Estimate">
      <div className="planner-estimate-terms">
        <Terms title="In the estimate" texts={terms.inclusions} isIncluded />
        <Terms title="Not in it" texts={terms.exclusions} />
        <p className="planner-estimate-note">
          {mode === 'range' && 'The lower figure is for a simple site, the upper one if it asks for more. '}
          From our price list of {formatLongDate(terms.date)}: {terms.price_book}.
        </p>
        {mode === 'range' && <EstimateWorking estimate={estimate} />}
        {steps}
      </div>
      <div className="planner-estimate-card">
        <EstimateSums prices={prices} estimate={estimate} />
        <p>
          <Icon name="clock" />
          <span>
            This estimate holds until <b>{formatLongDate(terms.valid_until)}</b>. {terms.note}
          </span>
        </p>
        <EngineerCheck />
        {actions}
      </div>
    </section>
  )
}

function Terms({ title, texts, isIncluded = false }: { title: string; texts: string[]; isIncluded?: boolean }) {
  if (texts.length === 0) return null
  return (
    <div className={isIncluded ? 'is-included' : ''}>
      <h2>{title}</h2>
      <ul>
        {texts.map((text) => (
          <li key={text}>
            {isIncluded ? <Icon name="check" className="size-4" /> : <span aria-hidden>–</span>}
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
