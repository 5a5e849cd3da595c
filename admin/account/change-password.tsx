import { Alert, Button, Stack, TextField } from '@mui/material'
import { useDataProvider, useGetIdentity, useNotify } from 'react-admin'
import { clearSessionCache } from '../api/auth-provider.ts'
import type { StaffApi } from '../api/data-provider.ts'
import { NewPasswordField } from '../auth/new-password-field.tsx'
import { useSubmit } from '../auth/use-submit.ts'

export function ChangePassword() {
  const api = useDataProvider<StaffApi>()
  const notify = useNotify()
  const { refetch } = useGetIdentity()
  const { onSubmit, error, isSubmitting } = useSubmit(async ({ current = '', next = '' }, form) => {
    notify(await api.changePassword(current, next), { type: 'success' })
    form.reset()
    clearSessionCache()
    await refetch?.()
  })
  return (
    <form onSubmit={onSubmit} aria-label="Change password">
      <Stack sx={{ gap: 2, alignItems: 'start' }}>
        {error && <Alert severity="error">{error.message}</Alert>}
        <TextField name="current" label="Current password" type="password" autoComplete="current-password" required />
        <NewPasswordField name="next" />
        <Button type="submit" variant="contained" disabled={isSubmitting}>
          Change password
        </Button>
      </Stack>
    </form>
  )
}
