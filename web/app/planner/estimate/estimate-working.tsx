import type { OpeningEstimate, RangeEstimate } from '@house/contract/estimates/estimate'
import { showAmount } from '@house/fenestration/estimate/format-estimate'

/** Each opening line by line. It opens without JavaScript too. */
export function EstimateWorking({ estimate: { items } }: { estimate: RangeEstimate }) {
  return (
    <details className="planner-estimate-working">
      <summary className="min-h-11 py-2.5 font-semibold text-accent-ink">How we worked this out</summary>
      {items.map((item, index) => (
        // By number: two openings may have the same name.
        <OpeningLines key={index} item={item} />
      ))}
    </details>
  )
}

/** The lines of one piece, and what its pieces cost together. */
export function OpeningLines({ item }: { item: OpeningEstimate }) {
  const { name, quantity, lines, each, total, reasons } = item
  return (
    <table>
      <caption>{name}</caption>
      <tbody>
        {lines.map((line) => (
          <tr key={line.label}>
            <th scope="row">
              {line.label}
              <small>{line.working}</small>
            </th>
            <td>{showAmount(line)}</td>
          </tr>
        ))}
        {reasons.map((reason) => (
          <tr key={reason}>
            <th scope="row">{reason}</th>
            <td />
          </tr>
        ))}
        <tr className="is-sum">
          <th scope="row">One piece</th>
          <td>{showAmount(each)}</td>
        </tr>
        {quantity > 1 && (
          <tr className="is-sum">
            <th scope="row">{quantity} pieces</th>
            <td>{showAmount(total)}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
