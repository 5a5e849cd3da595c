import { Alert, Button, Link, Stack, TextField } from '@mui/material'
import { useEffect, useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { passwordReset } from '../api/staff-api.ts'
import { AuthLayout } from './auth-layout.tsx'
import { useSubmit } from './use-submit.ts'

/** Sends a reset link by e-mail, or says who can help where no e-mail is configured. */
export function ForgotPassword() {
  const [isAvailable, setIsAvailable] = useState<boolean>()
  useEffect(() => {
    // If the server cannot be reached, the form will say so.
    passwordReset.isAvailable().then(setIsAvailable, () => setIsAvailable(true))
  }, [])
  return (
    <AuthLayout
      title="Forgot password"
      subtitle={
        isAvailable === false ? 'An administrator can reset it.' : 'We send you a link to choose a new password.'
      }
    >
      <Stack sx={{ gap: 2 }}>
        {isAvailable && <RequestLink />}
        {isAvailable === false && (
          <Alert severity="info">
            This server does not send e-mail. Ask an administrator to reset your password under Users.
          </Alert>
        )}
        <Link component={RouterLink} to="/login" sx={{ alignSelf: 'center' }}>
          Back to sign in
        </Link>
      </Stack>
    </AuthLayout>
  )
}

function RequestLink() {
  const [confirmation, setConfirmation] = useState('')
  const { onSubmit, error, isSubmitting } = useSubmit(async ({ email = '' }) => {
    setConfirmation(await passwordReset.requestLink(email))
  })
  if (confirmation) return <Alert severity="success">{confirmation}</Alert>
  return (
    <form onSubmit={onSubmit} aria-label="Forgot password">
      <Stack sx={{ gap: 2 }}>
        {error && <Alert severity="error">{error.message}</Alert>}
        <TextField name="email" label="E-mail" type="email" autoComplete="username" required autoFocus />
        <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
          Send reset link
        </Button>
      </Stack>
    </form>
  )
}
