import { adminPaths } from '@house/contract/urls'
import { Alert, Button, Link, Stack } from '@mui/material'
import { useState } from 'react'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { passwordReset } from '../api/staff-api.ts'
import { AuthLayout } from './auth-layout.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { useSubmit } from './use-submit.ts'

/** The target of the link in the e-mail. Its token is in the hash, which browsers do not send to servers. */
export function ResetPassword() {
  const token = useLocation().hash.slice(1)
  const [confirmation, setConfirmation] = useState('')
  const { onSubmit, error, isSubmitting } = useSubmit(async ({ password = '' }) => {
    setConfirmation(await passwordReset.setPassword(token, password))
  })
  const isInvalidLink = token === '' || error?.field === 'token'
  return (
    <AuthLayout title="Choose a new password" subtitle="It signs you out on every device.">
      <Stack sx={{ gap: 2 }}>
        {confirmation && <Alert severity="success">{confirmation}</Alert>}
        {error && <Alert severity="error">{error.message}</Alert>}
        {token === '' && <Alert severity="error">This link is incomplete. Open the link in the e-mail again.</Alert>}
        {!confirmation && !isInvalidLink && (
          <form onSubmit={onSubmit} aria-label="Choose a new password">
            <Stack sx={{ gap: 2 }}>
              <NewPasswordField name="password" autoFocus />
              <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
                Set password
              </Button>
            </Stack>
          </form>
        )}
        {isInvalidLink && (
          <Button component={RouterLink} to={adminPaths.forgotPassword} variant="contained" size="large">
            Request a new link
          </Button>
        )}
        <Link component={RouterLink} to="/login" sx={{ alignSelf: 'center' }}>
          {confirmation ? 'Sign in' : 'Back to sign in'}
        </Link>
      </Stack>
    </AuthLayout>
  )
}
