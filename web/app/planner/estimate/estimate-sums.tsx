import { leftOutSentence, type ShownEstimate, showAmount, sumRows } from '@house/fenestration/estimate/format-estimate'
import type { Prices } from './prices.ts'

type EstimateSumsProps = { prices: Prices; estimate: ShownEstimate }

/** From the openings to the amount with GST. */
export function EstimateSums({ prices, estimate }: EstimateSumsProps) {
  const { totals, terms } = estimate
  const leftOut = leftOutSentence(estimate)
  return (
    <>
      {totals ? (
        <dl>
          {sumRows(estimate).map(([label, amount]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
          <div className="is-total">
            <dt>With GST</dt>
            <dd>{showAmount(totals.total)}</dd>
          </div>
        </dl>
      ) : (
        <p>Our price list has no price for these openings yet. Send us the plan and we work it out.</p>
      )}
      {totals && leftOut && <p className="planner-estimate-left-out">{leftOut}</p>}
      {prices.onZone && terms.zones.length > 1 && (
        <label className="planner-estimate-zone">
          Where is it?
          <select value={prices.zone} onChange={({ target }) => prices.onZone?.(target.value)}>
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
