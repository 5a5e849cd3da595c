import type { LeadRecord } from '@house/contract/staff/entities'
import { type LeadStatus, pipelineStages } from '@house/contract/staff/lead-status'
import { Button, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { StaffApi } from '../../api/data-provider.ts'
import { SectionCard } from '../../components/panels/section-card.tsx'
import { useMoveLead } from './board/use-move-lead.tsx'
import { useLeadMutation } from './use-lead-mutation.ts'

const active: [to: LeadStatus, label: string][] = [
  ['won', 'Won'],
  ['lost', 'Lost'],
  ['spam', 'Spam'],
]

const closed: [to: LeadStatus, label: string][] = [
  ['open', 'Reopen'],
  ['won', 'Won'],
  ['lost', 'Lost'],
]

/** Every button keeps its position, so that a second click never hits another. The current status is disabled. */
const transitions: Record<LeadStatus, [to: LeadStatus, label: string][]> = {
  new: [
    ['open', 'Assign to me'],
    ['won', 'Won'],
    ['lost', 'Lost'],
    ['spam', 'Spam'],
  ],
  open: [
    ['open', 'Assigned'],
    ['won', 'Won'],
    ['lost', 'Lost'],
    ['spam', 'Spam'],
  ],
  visited: active,
  quoted: active,
  accepted: active,
  won: closed,
  lost: closed,
  spam: [['new', 'Not spam']],
  quarantine: [['spam', 'Spam']],
}

export function LeadActions({ lead }: { lead: LeadRecord }) {
  const api = useDataProvider<StaffApi>()
  const { data: owners = [] } = useQuery({ queryKey: ['leads', 'owners'], queryFn: api.listOwners })
  const { mutate: save } = useLeadMutation(
    (data: Partial<LeadRecord>) => api.update('leads', { id: lead.id, data, previousData: {} }),
    'Saved.',
  )
  const { move, isPending: isMoving, dialog } = useMoveLead()
  const { mutate: release } = useLeadMutation(() => api.releaseLead(lead.id), 'Released from quarantine.')
  return (
    <SectionCard title="Status and owner">
      <Stack sx={{ gap: 2 }}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {lead.status === 'quarantine' && (
            <Button variant="contained" onClick={() => release(undefined)}>
              Release from quarantine
            </Button>
          )}
          {transitions[lead.status].map(([status, label], index) => (
            <Button
              key={status}
              variant={index === 0 && lead.status !== 'quarantine' ? 'contained' : 'outlined'}
              disabled={isMoving || status === lead.status}
              sx={{ minWidth: 82, px: 1 }}
              onClick={() => move(lead, status)}
            >
              {label}
            </Button>
          ))}
        </Stack>
        {pipelineStages.some((stage) => stage === lead.status) && (
          <TextField
            select
            label="Stage"
            value={lead.status}
            disabled={isMoving}
            onChange={({ target }) => {
              const stage = pipelineStages.find((each) => each === target.value)
              if (stage) move(lead, stage)
            }}
            sx={{ '& .MuiSelect-select': { textTransform: 'capitalize' } }}
          >
            {pipelineStages.map((stage) => (
              <MenuItem key={stage} value={stage} sx={{ textTransform: 'capitalize' }}>
                {stage}
              </MenuItem>
            ))}
          </TextField>
        )}
        {lead.lost_reason && <Typography color="textSecondary">Lost because: {lead.lost_reason}</Typography>}
        <TextField
          select
          label="Owner"
          value={owners.some(({ id }) => id === lead.owner_id) ? lead.owner_id : ''}
          onChange={({ target }) => save({ owner_id: target.value || null })}
        >
          <MenuItem value="">Unassigned</MenuItem>
          {owners.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          key={lead.next_action_at}
          type="date"
          label="Next action"
          defaultValue={lead.next_action_at?.slice(0, 10) ?? ''}
          onChange={({ target }) => save({ next_action_at: target.value || null })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Stack>
      {dialog}
    </SectionCard>
  )
}
