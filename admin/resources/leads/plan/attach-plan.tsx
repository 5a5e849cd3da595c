import type { LeadRecord } from '@house/contract/staff/entities'
import { urls } from '@house/contract/urls'
import { maxContentLength } from '@house/contract/validation-limits'
import NewTabIcon from '@mui/icons-material/OpenInNew'
import { Box, Button, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useStaffMutation } from '../../../api/use-staff-mutation.ts'

/** For a plan that the person names on the phone or sends as a link, or that we make for them. */
export function AttachPlan({ id, label }: Pick<LeadRecord, 'id'> & { label: string }) {
  const [plan, setPlan] = useState('')
  const attach = useStaffMutation<string, unknown>((api, typed) => api.attachPlan(id, typed))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    attach.mutate(plan, { onSuccess: () => setPlan('') })
  }
  return (
    <Box
      component="form"
      onSubmit={submit}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 2 }}
    >
      <TextField
        label={label}
        value={plan}
        onChange={({ target }) => setPlan(target.value)}
        slotProps={{ htmlInput: { maxLength: maxContentLength.path } }}
        sx={{ m: 0, flex: '1 1 60%' }}
      />
      <Button type="submit" disabled={plan.trim() === '' || attach.isPending}>
        Attach
      </Button>
      <Button href={urls.planner} target="_blank" rel="noreferrer" startIcon={<NewTabIcon />}>
        Make a plan
      </Button>
    </Box>
  )
}
