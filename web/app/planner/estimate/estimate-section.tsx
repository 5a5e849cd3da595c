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
    <section
      className="planner-estimate mt-16 grid items-start gap-x-[clamp(2rem,6vw,6rem)] gap-y-12 min-[1001px]:grid-cols-[minmax(0,1fr)_minmax(320px,500px)]"
      aria-label="Estimate"
    >
      <div className="grid content-start gap-x-14 gap-y-5 min-[561px]:grid-cols-[1.15fr_1fr] [&>:not(div)]:col-span-full">
        <Terms title="In the estimate" texts={terms.inclusions} isIncluded />
        <Terms title="Not in it" texts={terms.exclusions} />
        <p className="max-w-[64ch] text-body text-ink-soft">
          {mode === 'range' && 'The lower figure is for a simple site, the upper one if it asks for more. '}
          From our price list of {formatLongDate(terms.date)}: {terms.price_book}.
        </p>
        {mode === 'range' && <EstimateWorking estimate={estimate} />}
        {steps}
      </div>
      {/* Where there is one column, the sums come first. */}
      <div className="grid gap-3.5 rounded-tile border border-hairline bg-raised px-[clamp(1rem,3vw,2rem)] pt-3 pb-8 max-[1000px]:-order-1">
        <EstimateSums prices={prices} estimate={estimate} />
        <p className="flex gap-3">
          <Icon name="clock" className="mt-0.5 size-5 flex-none text-accent-ink" />
          <span>
            This estimate holds until <b className="font-semibold">{formatLongDate(terms.valid_until)}</b>. {terms.note}
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
    <div>
      <h2 className="mb-3.5 text-h3">{title}</h2>
      <ul>
        {texts.map((text) => (
          <li key={text} className="flex list-none gap-3 border-t border-hairline py-2">
            {isIncluded ? (
              <Icon name="check" className="mt-0.5 size-4 flex-none text-success" />
            ) : (
              <span aria-hidden className="w-4 flex-none text-ink-soft">
                –
              </span>
            )}
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
