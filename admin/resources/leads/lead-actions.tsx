import { Button, Card, CardContent, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { StaffCalls } from '../../api/data-provider.ts'
import type { LeadRecord, LeadStatus } from '../../api/types.ts'
import { useLeadChange } from './use-lead-change.ts'

const ended: [to: LeadStatus, label: string][] = [
  ['open', 'Open again'],
  ['won', 'Won'],
  ['lost', 'Lost'],
]

/** Each in the place it always has, so that a second press never lands on another; where it stands cannot be pressed. */
const steps: Record<LeadStatus, [to: LeadStatus, label: string][]> = {
  new: [
    ['open', 'Take it'],
    ['won', 'Won'],
    ['lost', 'Lost'],
    ['spam', 'Spam'],
  ],
  open: [
    ['open', 'Taken'],
    ['won', 'Won'],
    ['lost', 'Lost'],
    ['spam', 'Spam'],
  ],
  won: ended,
  lost: ended,
  spam: [['new', 'Not spam']],
  quarantine: [['spam', 'Spam']],
}

/** Where it stands, whose it is and what comes next. */
export function Work({ lead }: { lead: LeadRecord }) {
  const calls = useDataProvider<StaffCalls>()
  const { data: owners = [] } = useQuery({ queryKey: ['leads', 'owners'], queryFn: calls.listOwners })
  const { mutate: save, isPending } = useLeadChange(
    (data: Partial<LeadRecord>) => calls.update('leads', { id: lead.id, data, previousData: {} }),
    'Saved.',
  )
  const { mutate: release } = useLeadChange(() => calls.releaseLead(lead.id), 'Out of quarantine, and on its way.')
  return (
    <Card>
      <CardContent>
        <Typography variant="h6" component="h2" sx={{ mb: 2 }}>
          Work
        </Typography>
        <Stack sx={{ gap: 2 }}>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {lead.status === 'quarantine' && (
              <Button variant="contained" onClick={() => release(undefined)}>
                Release from quarantine
              </Button>
            )}
            {steps[lead.status].map(([status, label], index) => (
              <Button
                key={status}
                variant={index === 0 && lead.status !== 'quarantine' ? 'contained' : 'outlined'}
                disabled={isPending || status === lead.status}
                sx={{ minWidth: 82, px: 1 }}
                onClick={() => save({ status })}
              >
                {label}
              </Button>
            ))}
          </Stack>
          <TextField
            select
            label="Owner"
            value={owners.some(({ id }) => id === lead.owner_id) ? lead.owner_id : ''}
            onChange={({ target }) => save({ owner_id: target.value || null })}
          >
            <MenuItem value="">Nobody</MenuItem>
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
      </CardContent>
    </Card>
  )
}
