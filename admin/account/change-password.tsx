import { Alert, Button, Stack, TextField } from '@mui/material'
import { useDataProvider, useGetIdentity, useNotify } from 'react-admin'
import { forget } from '../api/auth-provider.ts'
import type { StaffCalls } from '../api/data-provider.ts'
import { NewPasswordField } from '../auth/new-password-field.tsx'
import { useSending } from '../auth/use-submit.ts'

export function Password() {
  const calls = useDataProvider<StaffCalls>()
  const notify = useNotify()
  const { refetch } = useGetIdentity()
  const { onSubmit, refusal, isSending } = useSending(async ({ current = '', next = '' }, form) => {
    notify(await calls.changePassword(current, next), { type: 'success' })
    form.reset()
    forget()
    await refetch?.()
  })
  return (
    <form onSubmit={onSubmit} aria-label="Change password">
      <Stack sx={{ gap: 2, alignItems: 'start' }}>
        {refusal && <Alert severity="error">{refusal.message}</Alert>}
        <TextField name="current" label="Current password" type="password" autoComplete="current-password" required />
        <NewPasswordField name="next" />
        <Button type="submit" variant="contained" disabled={isSending}>
          Change password
        </Button>
      </Stack>
    </form>
  )
}
