import type { Design } from '@house/contract/plans/design'
import { gstLabel, hasTransport, showAmount } from '@house/fenestration/estimate/format-estimate'
import { useRef, useState } from 'react'
import { useCompany } from '../../site-data/site-data.ts'
import { formatLongDate } from '../../ui/date-format.ts'
import { Icon } from '../../ui/icon.tsx'
import { figureTitle, iconButton, textLink } from '../class-names.ts'
import { workingPanel } from '../figures/working.tsx'
import { usePlanner } from '../planner-context.ts'
import { SendButton } from '../sharing/send-button.tsx'
import { OpeningLines } from './estimate-working.tsx'
import type { Prices } from './prices.ts'

/** The price of the opening in view, or the way to one. */
export function PriceFigure({ design, index }: { design: Design | undefined; index: number }) {
  const { prices } = usePlanner()
  const { plan_price } = useCompany()
  const { estimate, mode } = prices
  if (mode === 'off' || !design)
    return (
      <div className="planner-figure is-price">
        <h2 className={figureTitle}>Price</h2>
        <p className="planner-big">{mode === 'off' ? 'Ask for a price' : '–'}</p>
        {mode === 'off' ? plan_price && <p>{plan_price}</p> : <p>What it would cost, made and fitted</p>}
        {design && <SendButton className={textLink} label="Send this plan" />}
      </div>
    )
  const item = estimate?.items[index]
  return (
    <div className="planner-figure is-price">
      <h2 className={figureTitle}>Estimate for {design.name}</h2>
      {estimate && item ? (
        <>
          <p className="planner-big">
            {showAmount(item.each)} {item.each !== null && <small>+ {gstLabel(estimate.terms)}</small>}
          </p>
          <p className="stacked:hidden">
            {item.reasons[0] ?? `Each, fitted. Price list of ${formatLongDate(estimate.terms.date)}`}
          </p>
          {estimate.mode === 'range' && <OpeningWorking prices={prices} index={index} />}
        </>
      ) : (
        <p className="planner-big">Waiting for prices</p>
      )}
    </div>
  )
}

/** The lines of the opening, in a panel above the figures. */
function OpeningWorking({ prices: { estimate }, index }: { prices: Prices; index: number }) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const item = estimate?.mode === 'range' ? estimate.items[index] : undefined
  if (!estimate || !item) return null
  function close() {
    setIsOpen(false)
    button.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel from any of its controls
    <div onKeyDown={({ key }) => isOpen && key === 'Escape' && close()}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-label="How we worked this out: Estimate"
        className={textLink}
        onClick={() => setIsOpen(!isOpen)}
      >
        How we worked this out
      </button>
      {isOpen && (
        <div className={`${workingPanel} planner-estimate-working right-2 max-h-[70vh] overflow-y-auto`}>
          <button
            type="button"
            aria-label="Close"
            className={`${iconButton} absolute top-1.5 right-1.5`}
            onClick={close}
          >
            <Icon name="close" />
          </button>
          <OpeningLines item={item} />
          <p>
            {estimate.terms.price_book}. {estimate.terms.note} Transport and {gstLabel(estimate.terms)} are in the whole
            plan.
          </p>
        </div>
      )}
    </div>
  )
}

/** Pieces and rooms of the whole plan, and what they come to. */
export function PlanFigure({ pieces, rooms }: { pieces: string; rooms: string }) {
  const { estimate } = usePlanner().prices
  return (
    <div className="planner-figure is-plan">
      {estimate?.totals ? (
        <>
          <h2 className={figureTitle}>Whole plan, {pieces}</h2>
          <p className="planner-big is-long">{showAmount(estimate.totals.rounded)}</p>
          <p>
            + {gstLabel(estimate.terms)}, {hasTransport(estimate) && 'with transport, '}
            {rooms}
          </p>
        </>
      ) : (
        <>
          <h2 className={figureTitle}>Whole plan</h2>
          <p className="planner-big">{pieces}</p>
          <p>{rooms}</p>
        </>
      )}
    </div>
  )
}
