import type { DescriptionBlock, SpecificationRow } from '@house/contract/entities'

/** Other API servers may send plain text instead of rows. */
type GivenSpecification = SpecificationRow[] | string | null | undefined

export function Specification({ given }: { given: GivenSpecification }) {
  if (typeof given === 'string') return given === '' ? null : <p className="whitespace-pre-line">{given}</p>
  if (!given?.length) return null
  return (
    <table className="w-full border-collapse text-[0.95em]">
      <tbody>
        {given.map(({ title, value }) => (
          <tr key={title} className="border-y border-hairline align-top">
            <th scope="row" className="w-2/5 py-3 pr-6 text-left font-normal text-ink-soft">
              {title}
            </th>
            <td className="py-3 text-ink">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Round-robin over the blocks, so that a short list includes every block. */
export function keyRows(blocks: DescriptionBlock[], count: number): SpecificationRow[] {
  const ranked = blocks.flatMap(({ specification }) => rowsOf(specification).map((row, rank) => ({ row, rank })))
  return ranked
    .sort((one, other) => one.rank - other.rank)
    .slice(0, count)
    .map(({ row }) => row)
}

function rowsOf(given: GivenSpecification) {
  return Array.isArray(given) ? given : []
}
