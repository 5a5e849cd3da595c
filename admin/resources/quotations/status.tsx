import type { QuotationStatus } from '@house/contract/quotations/quotation-options'
import type { QuotationSummary } from '@house/contract/staff/entities'
import { Chip } from '@mui/material'

const colors = {
  draft: 'info',
  issued: 'secondary',
  expired: 'warning',
  accepted: 'success',
  declined: 'error',
  replaced: 'default',
  withdrawn: 'default',
} as const satisfies Record<QuotationStatus | 'expired', string>

export function QuotationChip({ status, is_expired }: Pick<QuotationSummary, 'status' | 'is_expired'>) {
  const shown = is_expired ? 'expired' : status
  return <Chip size="small" label={shown} color={colors[shown]} />
}

/** Its number; a draft has none before it is issued, and that of a revision is the next one. */
export function quotationName({ full_number }: Pick<QuotationSummary, 'full_number'>) {
  return full_number === '' ? 'Draft' : full_number
}
