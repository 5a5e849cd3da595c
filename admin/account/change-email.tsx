import { maxContentLength } from '@house/contract/validation-limits'
import { Alert, Button, Stack, TextField } from '@mui/material'
import { useDataProvider, useLogout, useNotify } from 'react-admin'
import type { StaffApi } from '../api/data-provider.ts'
import { useSubmit } from '../auth/use-submit.ts'

/** Ends all sessions, so the sign-in page follows. */
export function ChangeEmail() {
  const api = useDataProvider<StaffApi>()
  const notify = useNotify()
  const logout = useLogout()
  const { onSubmit, error, isSubmitting } = useSubmit(async ({ email = '', password = '' }) => {
    notify(await api.changeEmail(email, password), { type: 'success' })
    await logout()
  })
  return (
    <form onSubmit={onSubmit} aria-label="Change e-mail">
      <Stack sx={{ gap: 2, alignItems: 'start' }}>
        {error && <Alert severity="error">{error.message}</Alert>}
        <TextField
          name="email"
          label="New e-mail"
          type="email"
          autoComplete="email"
          required
          slotProps={{ htmlInput: { maxLength: maxContentLength.staffEmail } }}
          helperText="You sign in with it. All your sessions end."
        />
        <TextField
          name="password"
          label="Password, to confirm"
          type="password"
          autoComplete="current-password"
          required
        />
        <Button type="submit" variant="contained" disabled={isSubmitting}>
          Change e-mail
        </Button>
      </Stack>
    </form>
  )
}
