import { adminPaths } from '@house/contract/urls'
import { Alert, Button, Link, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { useLogin } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { AuthLayout } from './auth-layout.tsx'
import { useSubmit } from './use-submit.ts'

export function SignIn() {
  const login = useLogin()
  const [needsCode, setNeedsCode] = useState(false)
  const { onSubmit, error, isSubmitting } = useSubmit(({ code, ...credentials }) =>
    login({ ...credentials, ...(code && { code }) }).catch((error) => {
      setNeedsCode(error.body?.field === 'code' || (needsCode && error.status !== 401))
      throw error
    }),
  )
  return (
    <AuthLayout title="Back office" subtitle="Sign in to manage the site.">
      <form onSubmit={onSubmit} aria-label="Sign in">
        <Stack sx={{ gap: 2 }}>
          {error && <Alert severity={error.field === 'code' ? 'info' : 'error'}>{error.message}</Alert>}
          {/* Hidden, not removed, in the second step: the server takes all three values together. */}
          <Stack sx={{ gap: 2, display: needsCode ? 'none' : 'flex' }}>
            <TextField name="email" label="E-mail" type="email" autoComplete="username" required autoFocus />
            <TextField name="password" label="Password" type="password" autoComplete="current-password" required />
          </Stack>
          {needsCode && <TwoFactorCode />}
          <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
            Sign in
          </Button>
          {needsCode ? (
            <Button onClick={() => setNeedsCode(false)}>Use a different account</Button>
          ) : (
            <Link component={RouterLink} to={adminPaths.forgotPassword} sx={{ alignSelf: 'center' }}>
              Forgot password?
            </Link>
          )}
        </Stack>
      </form>
    </AuthLayout>
  )
}

function TwoFactorCode() {
  const [isBackup, setIsBackup] = useState(false)
  return (
    <Stack sx={{ gap: 1, alignItems: 'start' }}>
      <TextField
        key={String(isBackup)}
        name="code"
        label={isBackup ? 'Backup code' : 'Code'}
        autoComplete="one-time-code"
        required
        autoFocus
        helperText={
          isBackup ? 'One of your ten backup codes. Each works once.' : 'Six digits from your authenticator app.'
        }
        slotProps={{ htmlInput: { inputMode: isBackup ? 'text' : 'numeric', maxLength: 20 } }}
      />
      <Button size="small" onClick={() => setIsBackup(!isBackup)}>
        {isBackup ? 'Use the authenticator app' : 'Use a backup code'}
      </Button>
    </Stack>
  )
}
