import type { SpecificationRow } from '@house/contract/entities'
import { generalSource } from '@house/contract/products/sources'
import { useCompany } from '../../site-data/site-data.ts'

/** Where figures come from that name no source of their own. */
export function SourceNote({ rows, className = '' }: { rows: SpecificationRow[]; className?: string }) {
  const { figures_source } = useCompany()
  if (rows.every(({ source }) => source)) return null
  return <p className={`text-label text-ink-soft ${className}`}>{generalSource(figures_source)}</p>
}

/** Below a figure that names its source. */
export function OwnSource({ source }: Pick<SpecificationRow, 'source'>) {
  return source ? <small className="block text-label text-ink-soft">Source: {source}</small> : null
}
