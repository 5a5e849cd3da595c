import type { ErasableEnquiry, LeadRecord } from '@house/contract/staff/entities'
import { maxContentLength } from '@house/contract/validation-limits'
import {
  Alert,
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  TextField,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type HttpError, useCanAccess, useDataProvider, useNotify, useRedirect } from 'react-admin'
import type { StaffApi } from '../../api/data-provider.ts'
import { SectionCard } from '../../components/panels/section-card.tsx'
import { formatDateTime } from '../../format/datetime.ts'
import { StatusChip } from './status.tsx'

const confirmation = 'ERASE'

/** For a person who asks to have their data deleted. */
export function ErasePerson({ lead }: { lead: LeadRecord }) {
  const { canAccess } = useCanAccess({ resource: 'leads', action: 'erase' })
  const [isOpen, setIsOpen] = useState(false)
  if (!canAccess) return null
  return (
    <SectionCard title="Personal data">
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        If the person asks for deletion, erase all of their enquiries here.
      </Typography>
      <Button color="error" variant="outlined" onClick={() => setIsOpen(true)}>
        Erase personal data…
      </Button>
      {isOpen && <EraseDialog lead={lead} onClose={() => setIsOpen(false)} />}
    </SectionCard>
  )
}

function EraseDialog({ lead, onClose }: { lead: LeadRecord; onClose: () => void }) {
  const api = useDataProvider<StaffApi>()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const [excluded, setExcluded] = useState<number[]>([])
  const [reason, setReason] = useState('')
  const [typed, setTyped] = useState('')
  const { data: found, error: loadError } = useQuery({
    queryKey: ['leads', 'erasable', lead.id],
    queryFn: () => api.listErasable(lead.id),
    gcTime: 0,
  })
  const chosen = found?.data.filter(({ id }) => !excluded.includes(id)) ?? []
  const { mutate: erase, isPending, error } = useErase(lead.id)
  const toggle = (id: number, isChosen: boolean) =>
    setExcluded(isChosen ? excluded.filter((each) => each !== id) : [...excluded, id])
  const problem = (error ?? loadError) as HttpError | null
  const isAtReason = problem?.body?.field === 'reason'
  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} maxWidth="sm" fullWidth aria-labelledby="erase-person">
      <DialogTitle id="erase-person" sx={{ overflowWrap: 'anywhere' }}>
        Erase the personal data of {lead.customer_name}?
      </DialogTitle>
      <DialogContent>
        {found && <Enquiries {...found} leadId={lead.id} excluded={excluded} onToggle={toggle} />}
        <Typography sx={{ my: 2 }}>
          This cannot be undone. Contact details, notes and pending deliveries are deleted. Backups, exported files and
          e-mails that were already sent keep the data until you delete them.
        </Typography>
        <TextField
          label="Reason"
          required
          multiline
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={isAtReason}
          helperText={isAtReason ? problem.message : 'Kept in the audit log. Do not name the person.'}
          slotProps={{ htmlInput: { maxLength: maxContentLength.short } }}
        />
        <TextField
          label={`Type ${confirmation} to confirm`}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { autoComplete: 'off' } }}
        />
        {problem && !isAtReason && (
          <Alert severity="error" variant="outlined" sx={{ mt: 1 }}>
            {problem.message}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="contained"
          color="error"
          disabled={!found || reason.trim() === '' || typed !== confirmation || isPending}
          onClick={() => erase({ ids: chosen.map(({ id }) => id), reason })}
        >
          Erase {countOf(chosen.length)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

type EnquiriesProps = {
  data: ErasableEnquiry[]
  total: number
  leadId: number
  excluded: number[]
  onToggle: (id: number, isChosen: boolean) => void
}

/** Every enquiry with the same phone number or e-mail address. Those of another person can be deselected. */
function Enquiries({ data, total, leadId, excluded, onToggle }: EnquiriesProps) {
  const hasOtherNames = new Set(data.map(({ customer_name }) => customer_name.trim().toLowerCase())).size > 1
  return (
    <>
      <Typography>
        {total === 1
          ? 'One enquiry has this phone number or e-mail address:'
          : `${countOf(total)} have the same phone number or e-mail address:`}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, my: 1, borderTop: 1, borderColor: 'divider' }}>
        {data.map((enquiry) => (
          <Box component="li" key={enquiry.id} sx={{ borderBottom: 1, borderColor: 'divider', py: 0.5 }}>
            <FormControlLabel
              sx={{
                alignItems: 'flex-start',
                mr: 0,
                overflowWrap: 'anywhere',
                '& .MuiFormControlLabel-label.Mui-disabled': { color: 'text.primary' },
              }}
              control={
                <Checkbox
                  checked={!excluded.includes(enquiry.id)}
                  disabled={enquiry.id === leadId}
                  onChange={(_, isChosen) => onToggle(enquiry.id, isChosen)}
                />
              }
              label={<EnquirySummary {...enquiry} />}
            />
          </Box>
        ))}
      </Box>
      {total > data.length && (
        <Alert severity="info" variant="outlined">
          {data.length} enquiries can be erased at once. Repeat this for the others.
        </Alert>
      )}
      {hasOtherNames && (
        <Alert severity="warning" variant="outlined">
          The names differ. Untick enquiries of another person.
        </Alert>
      )}
    </>
  )
}

function EnquirySummary({ customer_name, phone_number, email, status, created_at, ...enquiry }: ErasableEnquiry) {
  const { pending_deliveries } = enquiry
  return (
    <Box sx={{ py: 1 }}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <strong>{customer_name}</strong>
        <StatusChip status={status} />
      </Box>
      <Typography variant="body2" component="div" color="textSecondary">
        {[phone_number, email, formatDateTime(created_at)].filter(Boolean).join(' · ')}
      </Typography>
      {pending_deliveries > 0 && (
        <Typography variant="body2" component="div" color="textSecondary">
          {pending_deliveries === 1
            ? '1 delivery is not sent yet and will be cancelled'
            : `${pending_deliveries} deliveries are not sent yet and will be cancelled`}
        </Typography>
      )}
    </Box>
  )
}

/** Returns to the list of leads. */
function useErase(id: number) {
  const api = useDataProvider<StaffApi>()
  const notify = useNotify()
  const redirect = useRedirect()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: { ids: number[]; reason: string }) => api.eraseLead(id, input),
    onSuccess: ({ erased, remaining }) => {
      const verb = remaining === 1 ? 'remains' : 'remain'
      const rest = ` ${countOf(remaining)} with the same phone number or e-mail address ${verb}.`
      notify(`${countOf(erased)} erased.${remaining > 0 ? rest : ''}`, { type: 'success' })
      redirect('list', 'leads')
      queryClient.invalidateQueries({ queryKey: ['leads', 'getList'] })
    },
  })
}

function countOf(enquiries: number) {
  return enquiries === 1 ? '1 enquiry' : `${enquiries.toLocaleString('en-IN')} enquiries`
}
