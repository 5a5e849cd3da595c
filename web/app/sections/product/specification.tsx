import type { DescriptionBlock, SpecificationRow } from '@house/contract/entities'
import { OwnSource } from './source-note.tsx'

/** Other API servers may send plain text instead of rows. */
type SpecificationInput = SpecificationRow[] | string | null | undefined

export function Specification({ specification }: { specification: SpecificationInput }) {
  if (typeof specification === 'string')
    return specification === '' ? null : <p className="whitespace-pre-line">{specification}</p>
  if (!specification?.length) return null
  return (
    <table className="w-full border-collapse text-[0.95em]">
      <tbody>
        {specification.map(({ title, value, source }) => (
          <tr key={title} className="border-y border-hairline align-top">
            <th scope="row" className="w-2/5 py-3 pr-6 text-left font-normal text-ink-soft">
              {title}
            </th>
            <td className="py-3 text-ink">
              {value}
              <OwnSource source={source} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Round-robin over the blocks, so that a short list includes every block. */
export function keyRows(blocks: DescriptionBlock[], count: number): SpecificationRow[] {
  const rows = blocks.flatMap(({ specification }) => rowsOf(specification).map((row, position) => ({ row, position })))
  return rows
    .sort((one, other) => one.position - other.position)
    .slice(0, count)
    .map(({ row }) => row)
}

export function rowsOf(specification: SpecificationInput) {
  return Array.isArray(specification) ? specification : []
}
