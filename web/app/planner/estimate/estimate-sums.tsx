import { gstLabel, type Prices, type ShownEstimate, showAmount } from './prices.ts'

type EstimateSumsProps = { prices: Prices; estimate: ShownEstimate; pieces: number }

/** From the openings to the amount with GST. */
export function EstimateSums({ prices, estimate, pieces }: EstimateSumsProps) {
  const { totals, terms } = estimate
  return (
    <>
      {totals ? (
        <dl>
          {rowsOf(estimate, pieces).map(([label, amount]) => (
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
      {totals && <LeftOut estimate={estimate} />}
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

function rowsOf(estimate: ShownEstimate, pieces: number): [label: string, amount: string][] {
  const gst = gstLabel(estimate.terms)
  const made = `${pieces} piece${pieces === 1 ? '' : 's'}, made and fitted`
  if (estimate.mode === 'from') {
    const { totals } = estimate
    return totals
      ? [
          [made, showAmount(totals.rounded)],
          [gst, showAmount(totals.gst)],
        ]
      : []
  }
  const { totals } = estimate
  if (!totals) return []
  const { openings, transport, rounding } = totals
  return [
    [made, showAmount(openings)],
    ...(transport ? [[transport.label, showAmount(transport)] as [string, string]] : []),
    ...(rounding.low !== 0 || rounding.high !== 0 ? [['Rounding', showAmount(rounding)] as [string, string]] : []),
    [gst, showAmount(totals.gst)],
  ]
}

/** Openings without a price, and why. */
function LeftOut({ estimate: { items } }: { estimate: ShownEstimate }) {
  const without = items.filter(({ total }) => total === null)
  if (without.length === 0) return null
  return (
    <p className="planner-estimate-left-out">
      Not counted: {without.map(({ name, reasons }) => `${name} (${reasons.join('; ')})`).join(', ')}.
    </p>
  )
}
