import type { LeadStatus } from '@house/contract/staff/lead-status'
import { Chip } from '@mui/material'

export const kinds = [
  { id: 'enquiry', name: 'Enquiry' },
  { id: 'dealer', name: 'Dealership' },
]

const colors = {
  new: 'primary',
  open: 'info',
  visited: 'info',
  quoted: 'secondary',
  accepted: 'success',
  won: 'success',
  lost: 'default',
  spam: 'default',
  quarantine: 'warning',
} as const

export function StatusChip({ status }: { status: LeadStatus }) {
  return <Chip size="small" label={status} color={colors[status]} sx={{ textTransform: 'capitalize' }} />
}
