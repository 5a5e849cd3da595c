import type { LeadStatus } from '@house/contract/staff/lead-status'
import { type ReactNode, useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { StaffApi } from '../../../api/data-provider.ts'
import { useLeadMutation } from '../use-lead-mutation.ts'
import { LostDialog } from './lost-dialog.tsx'

type MovedLead = { id: number; customer_name: string }

/** Moves leads to another status, and asks for the reason of a lost one with `dialog`. */
export function useMoveLead(): {
  move: (lead: MovedLead, status: LeadStatus) => void
  isPending: boolean
  dialog: ReactNode
} {
  const api = useDataProvider<StaffApi>()
  const [lost, setLost] = useState<MovedLead | null>(null)
  const { mutate, isPending } = useLeadMutation(
    ({ id, ...data }: { id: number; status: LeadStatus; lost_reason?: string }) =>
      api.update('leads', { id, data, previousData: {} }),
    'Saved.',
  )
  return {
    move: (lead, status) => (status === 'lost' ? setLost(lead) : mutate({ id: lead.id, status })),
    isPending,
    dialog: lost && (
      <LostDialog
        name={lost.customer_name}
        onConfirm={(lost_reason) => {
          mutate({ id: lost.id, status: 'lost', lost_reason })
          setLost(null)
        }}
        onClose={() => setLost(null)}
      />
    ),
  }
}
