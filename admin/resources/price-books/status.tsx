import type { PriceBookStatus } from '@house/contract/estimates/price-book-options'
import { Chip } from '@mui/material'

const statuses: Record<PriceBookStatus, { label: string; color: 'info' | 'success' | 'default' }> = {
  draft: { label: 'draft', color: 'info' },
  'in-force': { label: 'in force', color: 'success' },
  retired: { label: 'retired', color: 'default' },
}

export function StatusChip({ status }: { status: PriceBookStatus }) {
  return <Chip size="small" {...statuses[status]} />
}
