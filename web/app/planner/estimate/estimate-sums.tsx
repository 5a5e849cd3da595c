import { leftOutSentence, type ShownEstimate, showAmount, sumRows } from '@house/fenestration/estimate/format-estimate'
import { fieldClass } from '../class-names.ts'
import type { Prices } from './prices.ts'

type EstimateSumsProps = { prices: Prices; estimate: ShownEstimate }

const row = 'flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 border-b border-hairline py-3.5'

/** From the openings to the amount with GST. */
export function EstimateSums({ prices, estimate }: EstimateSumsProps) {
  const { totals, terms } = estimate
  const leftOut = leftOutSentence(estimate)
  return (
    <>
      {totals ? (
        <dl>
          {sumRows(estimate).map(([label, amount]) => (
            <div key={label} className={row}>
              <dt>{label}</dt>
              <dd className="ml-auto whitespace-nowrap">{amount}</dd>
            </div>
          ))}
          <div className={`${row} border-ink py-4.5`}>
            <dt className="font-semibold">With GST</dt>
            <dd className="ml-auto font-display text-[clamp(1.6rem,1.2rem+1.4vw,2.35rem)] leading-none whitespace-nowrap">
              {showAmount(totals.total)}
            </dd>
          </div>
        </dl>
      ) : (
        <p>Our price list has no price for these openings yet. Send us the plan and we work it out.</p>
      )}
      {totals && leftOut && <p className="text-error">{leftOut}</p>}
      {prices.onZone && terms.zones.length > 1 && (
        <label className="grid gap-1 text-small text-ink-soft print:hidden">
          Where is it?
          <select
            className={`${fieldClass} text-base`}
            value={prices.zone}
            onChange={({ target }) => prices.onZone?.(target.value)}
          >
            <option value="">Not chosen yet</option>
            {terms.zones.map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </select>
        </label>
      )}
    </>
  )
}
